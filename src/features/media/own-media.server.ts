import type { Member } from '../../lib/rights.ts';
import { NotOwn } from '../../platform/actions.ts';
import { db } from '../../platform/database.ts';
import { findNewest } from '../../records/versions.server.ts';
import { describeMedia, findMedia } from './media-library.server.ts';
import type { ImageFolder, MediaInput } from './media.ts';
import type { Destination } from './store-upload.server.ts';

const ownFolders: ImageFolder[] = ['partners', 'logos'];

/** Where a member who has a profile alone may put a file: among the pictures of partners. */
export function isOwnDestination({ partnerId }: Member, wanted: Destination) {
  return partnerId !== null && wanted.kind === 'image' && ownFolders.includes(wanted.folder);
}

export async function findOwnMedia({ urls }: { urls: string[] }, member: Member) {
  return findMedia({ urls: await ownUrls(urls, member) });
}

export async function describeOwnMedia(input: MediaInput, member: Member) {
  if (!(await isTheirsAlone(input.url, member))) throw new NotOwn();
  return describeMedia(input, member.email);
}

/** What is said of a file is said wherever it is shown, and a profile may name any file. */
async function isTheirsAlone(url: string, { email, partnerId }: Member) {
  if (partnerId === null) return false;
  const [file] = await findMedia({ urls: [url] });
  if (!file) return false;
  const isElsewhere = file.uses.some(({ recordId }) => recordId !== partnerId);
  return !isElsewhere && (file.uses.length > 0 || file.createdBy === email);
}

/** Of these files those that the member has uploaded, or whose profile shows them. */
async function ownUrls(urls: string[], { email, partnerId }: Member) {
  if (urls.length === 0 || partnerId === null) return [];
  const uploaded = await db
    .selectFrom('media')
    .select('url')
    .where('url', 'in', urls)
    .where('createdBy', '=', email)
    .execute();
  const profile = (await findNewest([partnerId])).get(partnerId);
  const own = new Set<unknown>([
    ...uploaded.map(({ url }) => url),
    ...Object.values(profile?.record ?? {}),
  ]);
  return urls.filter((url) => own.has(url));
}
