import type { ManyAct } from '../../actions/actions.ts';
import type { ManyActions } from '../../frame/screen.ts';

/** The bulk actions of a list. */
export function manyActsOf(actions: Partial<ManyActions>) {
  const acts: ManyAct[] = ['publish', 'unpublish', 'remove'];
  return acts.filter((act) => actions[`${act}Many`]);
}
