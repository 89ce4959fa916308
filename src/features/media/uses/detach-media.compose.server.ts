import { isDeepStrictEqual } from 'node:util';
import { missingFileMessage } from '../../../lib/media/media-key.ts';
import type { Change } from '../../../model/record.ts';
import { may, type Member } from '../../../model/rights.ts';
import { NotOwn } from '../../../platform/actions.ts';
import { db } from '../../../platform/database/database.ts';
import { listMediaUses, readVersions, type Usage } from '../../../records/media-uses.server.ts';
import { changeRevision, FieldError, RevisionConflict } from '../../../records/revisions.server.ts';
import { nounRecords } from '../../nouns.server.ts';
import { findFile, useIn } from '../storage/media-files.server.ts';
import {
  detachErrors,
  nameOfFile,
  type DetachableUses,
  type MediaDetachment,
  type MediaUse,
  type Replaced,
} from '../media.ts';
import { changeUses, withFile } from './replace-media.compose.server.ts';
import { usesOpenTo } from './visible-media.server.ts';

/** Lists the records that a member may change and that contain a file, and the films whose poster it is. */
export async function listDetachable(
  { url }: { url: string },
  member: Member,
): Promise<DetachableUses> {
  const usages = (await listMediaUses()).get(url) ?? [];
  const versions = await readVersions(usages.flatMap(({ versionIds }) => versionIds));
  const mayChange = await usesToChange(member);
  const records = usages.flatMap(({ id, noun, recordId, revision, isPublic, versionIds }) => {
    const [use] = useIn(versions.get(id), url);
    if (!use || !mayChange(use)) return [];
    const required = versionIds.flatMap((versionId) => {
      const { record = {} } = versions.get(versionId) ?? {};
      return withoutFile(noun, record, url).required;
    });
    const { name } = use;
    return [{ recordId, name, revision, isPublic, required: [...new Set(required)] }];
  });
  return { records, films: may(member.role, 'media') ? await listFilmsWith(url) : [] };
}

/**
 * Removes a file from records and from films whose poster it is, as replacing it with nothing. All or nothing. Refuses if
 * a field requires it.
 */
export async function detachMedia(
  { url, records, films }: MediaDetachment,
  member: Member,
): Promise<Change<Replaced>> {
  const mayChange = await usesToChange(member);
  if (films.length > 0 && !may(member.role, 'media')) throw new NotOwn();
  return changeRevision(async (tx) => {
    if (!(await findFile(tx, url))) throw new FieldError({ url: missingFileMessage });
    const usages = (await listMediaUses(tx)).get(url) ?? [];
    const versions = await readVersions(
      usages.map(({ id }) => id),
      tx,
    );
    const uses = records.map(({ recordId, revision }) => {
      const usage = usages.find((one) => one.recordId === recordId);
      const [use] = useIn(versions.get(usage?.id ?? ''), url);
      if (use && !mayChange(use)) throw new NotOwn();
      if (!usage || usage.revision !== revision) throw new RevisionConflict<Replaced>(null);
      return usage;
    });
    const change = (record: object, _part: string, { noun }: Pick<Usage, 'noun'>) => {
      const without = withoutFile(noun, record, url);
      if (without.required.length > 0) throw new FieldError({ url: detachErrors.required });
      return without.record;
    };
    const removed = await changeUses(tx, { url, by: null, uses, change, films }, member.email);
    if (removed.places < uses.length + films.length) throw new RevisionConflict<Replaced>(null);
    return removed;
  });
}

/** Removes a file from a record, with the fields that would then lack a value that they require. */
function withoutFile(noun: Usage['noun'], record: object, url: string) {
  const { schema } = nounRecords[noun];
  const without = withFile(record, { url, by: null }) as object;
  const messages = listIssues(schema.safeParse(record)).map(({ message }) => message);
  const parsed = schema.safeParse(without);
  const required = listIssues(parsed)
    .filter(({ message }) => !messages.includes(message))
    .map(({ path }) => path);
  const changed = Object.entries(without).filter(
    ([name, value]) => !isDeepStrictEqual(value, (record as Record<string, unknown>)[name]),
  );
  // As the form would store it: an empty text, for example, instead of null.
  const values = { ...without, ...parsed.data } as Record<string, unknown>;
  return {
    record: { ...record, ...Object.fromEntries(changed.map(([name]) => [name, values[name]])) },
    required,
  };
}

type Parsed = ReturnType<(typeof nounRecords)['news']['schema']['safeParse']>;

function listIssues({ error }: Parsed) {
  return (error?.issues ?? []).map(({ path, message }) => ({
    path: path.join('.'),
    message: `${path.join('.')} ${message}`,
  }));
}

/** Tells which uses a member may open and change. */
async function usesToChange(member: Member) {
  const mayOpen = await usesOpenTo(member);
  const writesAll = may(member.role, 'write');
  return (use: MediaUse) => mayOpen(use) && (writesAll || use.recordId === member.partnerId);
}

async function listFilmsWith(posterUrl: string) {
  const films = await db
    .selectFrom('media')
    .select(['url', 'name', 'alt'])
    .where('posterUrl', '=', posterUrl)
    .where('deletedAt', 'is', null)
    .orderBy('url')
    .execute();
  return films.map((video) => ({ url: video.url, name: nameOfFile(video) }));
}
