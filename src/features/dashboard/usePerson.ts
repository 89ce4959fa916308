import { useEditor } from '../../admin/frame/member-context.ts';
import { actorLabel } from '../activity/activity-text.ts';
import type { DashboardData } from './dashboard.ts';

/** Returns a function that maps an e-mail to `You` or the account's name. */
export function usePerson(names: DashboardData['names']) {
  const editor = useEditor();
  return (email: string) => (email === editor ? 'You' : actorLabel(email, names[email]));
}
