import { useEditor } from '../../admin/member-context.ts';
import { actorWords } from '../activity/activity-words.ts';
import type { DashboardData } from './dashboard.ts';

/** Gives a function that says `You`, or the name of an account. */
export function usePerson(names: DashboardData['names']) {
  const own = useEditor();
  return (email: string) => (email === own ? 'You' : actorWords(email, names[email]));
}
