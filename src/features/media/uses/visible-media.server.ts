import type { Change } from '../../../model/record.ts';
import { may, type Member } from '../../../model/rights.ts';
import { ownRecordIds } from '../../own-records.server.ts';
import { mayOpen } from '../../../site/route-rights.ts';
import type { FoundFile } from '../storage/media-files.server.ts';
import type { FoundDeletion } from './remove-media.server.ts';
import type { MediaDeletion, MediaFile, MediaUse } from '../media.ts';

/** The files as a member may see them: uses that the member may not open are only counted. */
export async function filesFor(member: Member, files: readonly FoundFile[]): Promise<MediaFile[]> {
  const areUsed = files.some(({ uses }) => uses.length > 0);
  const mayOpenUse = areUsed ? await usesOpenTo(member) : () => false;
  const seesAuthors = may(member.role, 'read');
  return files.map((file) => ({
    ...file,
    ...visibleUses(file.uses, mayOpenUse),
    createdBy: seesAuthors || file.createdBy === member.email ? file.createdBy : '',
  }));
}

export async function fileFor(member: Member, file: FoundFile): Promise<MediaFile>;
export async function fileFor(member: Member, file: FoundFile | null): Promise<MediaFile | null>;
export async function fileFor(member: Member, file: FoundFile | null) {
  const [shown = null] = file ? await filesFor(member, [file]) : [];
  return shown;
}

export async function changeFor(
  member: Member,
  change: Change<FoundFile>,
): Promise<Change<MediaFile>> {
  if (change.outcome === 'refused') return change;
  if (change.outcome === 'done') return { ...change, record: await fileFor(member, change.record) };
  return { ...change, newest: await fileFor(member, change.newest) };
}

export async function deletionFor(
  member: Member,
  { deleted, kept }: FoundDeletion,
): Promise<MediaDeletion> {
  const mayOpenUse = await usesOpenTo(member);
  return {
    deleted,
    kept: kept.map(({ uses, ...file }) => ({ ...file, ...visibleUses(uses, mayOpenUse) })),
  };
}

function visibleUses(uses: readonly MediaUse[], mayOpenUse: (use: MediaUse) => boolean) {
  const shown = uses.filter(mayOpenUse);
  return { uses: shown, hiddenUses: uses.length - shown.length };
}

/** Tells which uses a member may open. */
export async function usesOpenTo(member: Member) {
  const readsAll = may(member.role, 'read');
  const ownIds = new Set(readsAll ? [] : await ownRecordIds(member));
  return ({ address, recordId }: MediaUse) => {
    const [path = ''] = address.split(/[?#]/);
    return mayOpen(member.role, path) && (readsAll || ownIds.has(recordId));
  };
}
