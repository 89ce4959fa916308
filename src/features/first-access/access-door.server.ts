import { db, type Transaction } from '../../platform/database/database.ts';
import { refused, type Refusal } from '../../model/record.ts';
import { askDoorAboutSaved } from '../public-door.server.ts';
import type { AccessQuestion, AllowedAccess } from './first-access.ts';

/** May access to a project be given, with this subject and text? A refusal is beside the field that mends it. */
export async function askAccess(
  { projectId, subject = '', words = '' }: AccessQuestion,
  at = new Date(),
  connection: Pick<Transaction, 'selectFrom'> = db,
): Promise<AllowedAccess | Refusal> {
  const typed = { subject, words };
  const asked = { noun: 'projects', id: projectId, at, channel: 'first-access', typed } as const;
  const verdict = await askDoorAboutSaved(connection, asked);
  if (!verdict) return refused({ projectId: 'This project was deleted. Choose another.' });
  if (verdict.outcome === 'refused') return refused(byFieldOfForm(verdict.faults, typed));
  const missingFiling = verdict.outcome === 'limited' ? verdict.missingFiling : null;
  return { outcome: 'done', missingFiling };
}

/** What the project itself lacks is beside its choice. */
function byFieldOfForm(faults: Record<string, string>, typed: object) {
  const ofForm = Object.entries(faults).filter(([field]) => field in typed);
  const ofProject = Object.entries(faults).filter(([field]) => !(field in typed));
  const reasons = [...new Set(ofProject.map(([, reason]) => reason))];
  return {
    ...Object.fromEntries(ofForm),
    ...(reasons.length > 0 && { projectId: reasons.join(' ') }),
  };
}
