import { jsonValue } from '../lib/values/json-text.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { findDraft } from '../records/publishing/drafts.server.ts';
import { FieldError } from '../records/revisions.server.ts';
import type { TranslatedNoun } from '../model/translations/units.ts';
import { findLanguageGaps } from '../records/translations/whole-languages.server.ts';
import { readLeavingTexts, readTranslationTexts } from './leaving-texts.server.ts';
import { licensedColumns } from './partners/partner.ts';
import type { JudgedProject } from './places/judge.ts';
import { asksForPartner, languagesAsked, type LeavingTexts } from './places/publication-faults.ts';
import { findUnnamedUntil, judgeLeaving, type Channel, type Verdict } from './places/verdict.ts';
import type { TranslationInput } from './translations/translation.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

type Asked = {
  noun: TranslatedNoun | 'translations';
  id: string;
  record: object;
  at: Date;
  channel: Channel;
  /** What was typed to go with it, by its field. */
  typed?: Record<string, string> | undefined;
  /** What leaves, if it is not what is stored. */
  texts?: readonly LeavingTexts[] | undefined;
};

/**
 * The one question before anything reaches readers: may this record leave through this channel at this time? Nothing
 * else decides. What the record refers to, and the texts that leave with it, are read here.
 */
export async function askDoor(connection: Connection, asked: Asked): Promise<Verdict> {
  const { noun, id, record, at } = asked;
  if (noun === 'translations') {
    const texts = await readTranslationTexts(connection, record as TranslationInput);
    return judgeLeaving({ ...asked, texts });
  }
  const languages = languagesAsked(noun, record);
  const about = await findProjectAbout(connection, asked);
  return judgeLeaving({
    ...asked,
    texts:
      asked.texts ??
      (await readLeavingTexts(
        connection,
        { noun, id, record: { ...record, id } },
        findUnnamedUntil({ ...asked, about }) !== null,
      )),
    about,
    partner: await findLicensed(connection, asked),
    languageGaps: await findLanguageGaps(connection, { noun, id, record }, languages, at),
  });
}

/** The same about a record as its editors see it: its draft, or else what is public. Undefined if it was deleted. */
export async function askDoorAboutSaved(
  connection: Connection,
  asked: Omit<Asked, 'record'> & { noun: NounName },
): Promise<Verdict | undefined> {
  const { noun, id } = asked;
  const draft = await findDraft(connection, noun, id);
  const row =
    draft?.record ??
    (await connection.selectFrom(noun).selectAll().where('id', '=', id).executeTakeFirst());
  if (!row) return undefined;
  return askDoor(connection, { ...asked, record: readColumns(Object(jsonValue(row))) });
}

/** A row with what its columns store as JSON text. */
function readColumns(row: object) {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && /^[[{]/.test(value) ? (jsonValue(value) ?? value) : value,
    ]),
  );
}

/** For `requireForPublic`: throws `FieldError` if the record may not be on the site at a time. */
export function throughDoor(noun: Asked['noun']) {
  return async (
    tx: Transaction,
    record: object,
    { id, publicAt }: { id: string; publicAt: Date },
  ) => {
    const verdict = await askDoor(tx, { noun, id, record, at: publicAt, channel: 'site' });
    if (verdict.outcome === 'refused') throw new FieldError(verdict.faults);
  };
}

/** The public project that a news item or a testimonial is about. */
async function findProjectAbout(connection: Connection, { noun, record }: Asked) {
  const { projectId } = record as { projectId?: string | null };
  if (noun === 'projects' || !projectId) return undefined;
  const project = await connection
    .selectFrom('projects')
    .select(['id', 'title', 'city', 'status', 'legal'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  return project && readColumns(project);
}

/** The public partner of a project, if a gate asks for what it says. */
async function findLicensed(connection: Connection, { noun, record }: Asked) {
  if (noun !== 'projects') return undefined;
  const project = record as JudgedProject & { partnerId?: string | null };
  if (!project.partnerId || !asksForPartner(project)) return undefined;
  return connection
    .selectFrom('partners')
    .select(licensedColumns)
    .where('id', '=', project.partnerId)
    .executeTakeFirst();
}
