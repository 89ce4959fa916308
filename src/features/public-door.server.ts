import type { Transaction } from '../platform/database/database.ts';
import { FieldError } from '../records/revisions.server.ts';
import { findPublicLanguages } from '../records/translations/public-languages.server.ts';
import type { TranslatedNoun } from '../records/translations/units.ts';
import { readLeavingTexts, readTranslationTexts } from './leaving-texts.server.ts';
import { licensedColumns } from './partners/partner.ts';
import type { JudgedProject, LicensedPartner } from './places/judge.ts';
import {
  asksForLanguage,
  asksForPartner,
  asksPartnerForLanguage,
} from './places/publication-faults.ts';
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
  const texts = await readLeavingTexts(connection, { noun, id, record: { ...record, id } });
  if (noun === 'projects') {
    const project = record as JudgedProject & { partnerId?: string | null };
    return judgeLeaving({
      ...asked,
      texts,
      partner: asksForPartner(project) ? await findLicensed(connection, project) : undefined,
      translatedInto: asksForLanguage(project)
        ? await findPublicLanguages(connection, { noun, id }, at)
        : [],
    });
  }
  if (noun === 'partners')
    return judgeLeaving({
      ...asked,
      texts,
      translatedInto: asksPartnerForLanguage(record as LicensedPartner)
        ? await findPublicLanguages(connection, { noun, id }, at)
        : [],
    });
  return judgeLeaving({ ...asked, texts });
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

/** The public partner of a project. */
async function findLicensed(connection: Connection, { partnerId }: { partnerId?: string | null }) {
  if (!partnerId) return undefined;
  return connection
    .selectFrom('partners')
    .select(licensedColumns)
    .where('id', '=', partnerId)
    .executeTakeFirst();
}
