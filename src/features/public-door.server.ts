import type { Transaction } from '../platform/database/database.ts';
import { FieldError } from '../records/revisions.server.ts';
import type { TranslatedNoun } from '../records/translations/units.ts';
import { findLanguageGaps } from '../records/translations/whole-languages.server.ts';
import { readLeavingTexts, readTranslationTexts } from './leaving-texts.server.ts';
import { licensedColumns } from './partners/partner.ts';
import type { JudgedProject } from './places/judge.ts';
import { asksForPartner, languagesAsked } from './places/publication-faults.ts';
import { judgeLeaving, type Channel, type Verdict } from './places/verdict.ts';
import type { TranslationInput } from './translations/translation.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

type Asked = {
  noun: TranslatedNoun | 'translations';
  id: string;
  record: object;
  at: Date;
  channel: Channel;
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
  return judgeLeaving({
    ...asked,
    texts: await readLeavingTexts(connection, { noun, id, record: { ...record, id } }),
    partner: await findLicensed(connection, asked),
    languageGaps: await findLanguageGaps(connection, { noun, id, record }, languages, at),
  });
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
