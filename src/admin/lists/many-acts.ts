import type { ManyAct } from '../actions.ts';
import type { ManyActions } from '../screen.ts';

/** The bulk actions of a list. */
export function manyActsOf(actions: Partial<ManyActions>) {
  const acts: ManyAct[] = ['publish', 'unpublish', 'remove'];
  return acts.filter((act) => actions[`${act}Many`]);
}
