import { db } from '../../platform/database/database.ts';
import { createPreviewLink } from '../../records/publishing/preview-links.server.ts';
import { refused } from '../../model/record.ts';
import { askDoorAboutSaved } from '../public-door.server.ts';
import type { PreviewedNoun } from './preview-link.ts';

type SharedRecord = { noun: PreviewedNoun; id: string };

/** May a link to this record be given to strangers? Undefined if it was deleted. */
export async function askSharing(record: SharedRecord, at = new Date(), connection = db) {
  return askDoorAboutSaved(connection, { ...record, at, channel: 'preview' });
}

/** Creates a link for a stranger, unless the door refuses the record. */
export async function sharePreview(
  link: SharedRecord & { days: number },
  editor: string,
  now = new Date(),
) {
  const { noun, id } = link;
  return createPreviewLink(link, editor, now, async (tx) => {
    const verdict = await askSharing({ noun, id }, now, tx);
    return verdict?.outcome === 'refused' ? refused(verdict.faults) : undefined;
  });
}
