import type { BulkAction } from '../../actions/actions.ts';
import type { ManyActions } from '../../frame/screen.ts';

/** The bulk actions of a list. */
export function findBulkActions(actions: Partial<ManyActions>) {
  const candidates: BulkAction[] = ['publish', 'unpublish', 'remove'];
  return candidates.filter((act) => actions[`${act}Many`]);
}
