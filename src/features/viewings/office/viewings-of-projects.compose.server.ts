import { provideViewingChanges } from '../../enquiries/enquiry-changes.server.ts';
import { viewingChanges } from '../viewing-changes.compose.server.ts';
import { plural } from '../../../lib/text/plural.ts';
import { actors } from '../../../model/actors.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loggedAsPart } from '../../../platform/activity.ts';
import { NeedsConsent, presentAsker } from '../../../platform/consent.ts';
import {
  followPublic,
  type PublicChange,
} from '../../../records/publishing/relying-records.server.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import { decideWithin } from '../../enquiries/assignment/decisions.server.ts';
import { isSold } from '../../projects/project-status.ts';

provideViewingChanges(viewingChanges);

/** From now on, a project that is unpublished, deleted or sold cancels its viewings. */
export function followProjects() {
  followPublic('projects', cancelViewings);
}

/** Needs the consent of the one who makes the change. What happens at a set time asks nobody. */
async function cancelViewings(
  tx: Transaction,
  projectId: string,
  { isScheduled, findEntry }: PublicChange,
) {
  const project = await tx
    .selectFrom('projects')
    .select('status')
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project && !isSold(project.status)) return;
  const rows = await tx
    .selectFrom('enquiries')
    .select('id')
    .where('aboutId', '=', projectId)
    .where('viewingState', '=', 'booked')
    .where('viewingAt', '>', new Date().toISOString())
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  const { act, entryId } = await findEntry();
  const ids = rows.map(({ id }) => id);
  const asker = presentAsker();
  const have = plural(ids.length, '1 person has a viewing', '# people have viewings');
  if (!asker && !isScheduled)
    throw new FieldError({ '': `${have} of this project. Move or cancel in Viewings first.` });
  const agreed = new Set(asker?.consent?.cancel);
  if (asker && !ids.every((id) => agreed.has(id)))
    throw new NeedsConsent({
      outcome: 'asked',
      act,
      records: [],
      mayStay: false,
      cancels: {
        ids,
        heading: plural(ids.length, 'Cancel 1 viewing?', 'Cancel # viewings?'),
        text: `${have} of this project. ${plural(ids.length, 'It is cancelled, and the visitor is', 'They are cancelled, and the visitors are')} notified.`,
      },
    });
  const viewing = { viewingState: 'cancelled' } as const;
  const editor = asker?.member.email ?? actors.clock;
  await loggedAsPart(entryId, {}, () =>
    decideWithin(tx, { ids, decision: { viewing } }, { editor, members: [] }),
  );
}
