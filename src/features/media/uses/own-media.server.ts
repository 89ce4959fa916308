import { personBehind } from '../../../model/actors.ts';
import type { Member } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { db } from '../../../platform/database/database.ts';
import { findNewest } from '../../../records/versions.server.ts';
import { describeMedia, dismissText, findMedia } from '../library/media-library.server.ts';
import type { ImageFolder, MediaInput } from '../media.ts';
import type { Destination } from '../upload/store-upload.server.ts';

const ownFolders: ImageFolder[] = ['partners', 'logos'];

/** Members with a profile may upload only the pictures that profiles use. */
export function isOwnDestination({ partnerId }: Member, target: Destination) {
  return partnerId !== null && target.kind === 'image' && ownFolders.includes(target.folder);
}

export async function findOwnMedia({ urls }: { urls: string[] }, member: Member) {
  return findMedia({ urls: await ownUrls(urls, member) });
}

/** Removes the text that an assistant proposes for a file that is theirs alone. */
export async function dismissOwnText({ url }: { url: string }, member: Member) {
  if (!(await isTheirsAlone(url, member))) throw new NotOwn();
  return dismissText({ url });
}

export async function describeOwnMedia(input: MediaInput, member: Member) {
  if (!(await isTheirsAlone(input.url, member))) throw new NotOwn();
  return describeMedia(input, member.email);
}

/** A description applies wherever the file is shown, and a profile may contain any file. */
export async function isTheirsAlone(url: string, { email, partnerId }: Member) {
  if (partnerId === null) return false;
  const [file] = await findMedia({ urls: [url] });
  if (!file) return false;
  const isElsewhere = file.uses.some(({ recordId }) => recordId !== partnerId);
  return !isElsewhere && (file.uses.length > 0 || file.createdBy === personBehind(email));
}

/** The files that the member uploaded, or that the member's profile shows. */
async function ownUrls(urls: string[], { email, partnerId }: Member) {
  if (urls.length === 0 || partnerId === null) return [];
  const uploaded = await db
    .selectFrom('media')
    .select('url')
    .where('url', 'in', urls)
    .where('createdBy', '=', personBehind(email))
    .execute();
  const profile = (await findNewest([partnerId])).get(partnerId);
  const ownUrlSet = new Set<unknown>([
    ...uploaded.map(({ url }) => url),
    ...Object.values(profile?.record ?? {}),
  ]);
  return urls.filter((url) => ownUrlSet.has(url));
}
