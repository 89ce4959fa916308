import type { BulkAction } from '../../actions/actions.ts';
import type { ManyActions } from '../../frame/screen.ts';

/** The bulk actions of a list. */
export function findBulkActions(actions: Partial<ManyActions>) {
  const acts: BulkAction[] = ['publish', 'unpublish', 'remove'];
  return acts.filter((act) => actions[`${act}Many`]);
}
