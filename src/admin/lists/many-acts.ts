import type { ManyAct } from '../actions.ts';
import type { ManyActions } from '../screen.ts';

/** What can be done to several records of a list at once. */
export function manyActsOf(actions: Partial<ManyActions>) {
  const acts: ManyAct[] = ['publish', 'unpublish', 'remove'];
  return acts.filter((act) => actions[`${act}Many`]);
}
