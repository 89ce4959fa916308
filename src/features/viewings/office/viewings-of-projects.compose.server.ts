import { listText } from '../../../lib/text/in-line.ts';
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
import { isOnSale } from '../open-project.server.ts';

/** From now on, a project that is unpublished, deleted or sold cancels its viewings, also those that are asked for. */
export function followProjects() {
  followPublic('projects', cancelViewings);
}

/** Needs the consent of the one who makes the change. What happens at a set time asks nobody. */
async function cancelViewings(
  tx: Transaction,
  projectId: string,
  { isScheduled, findEntry }: PublicChange,
) {
  if (await isOnSale(tx, projectId)) return;
  const rows = await tx
    .selectFrom('enquiries')
    .select(['id', 'viewingState'])
    .where('aboutId', '=', projectId)
    .where('status', '!=', 'spam')
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('viewingState', '=', 'asked'),
        eb.and([eb('viewingState', '=', 'booked'), eb('viewingAt', '>', new Date().toISOString())]),
      ]),
    )
    .orderBy('id')
    .execute();
  if (rows.length === 0) return;
  const { act, entryId } = await findEntry();
  const ids = rows.map(({ id }) => id);
  const asker = presentAsker();
  const { booked = [], asked = [] } = Object.groupBy(
    rows,
    ({ viewingState }) => viewingState ?? '',
  );
  const texts = [
    booked.length > 0 && plural(booked.length, '1 person has a viewing', '# people have viewings'),
    asked.length > 0 &&
      plural(asked.length, '1 person asks for a viewing', '# people ask for viewings'),
  ];
  const have = listText(texts.filter((text) => text !== false));
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
