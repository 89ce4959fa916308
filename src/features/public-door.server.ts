import type { Transaction } from '../platform/database/database.ts';
import { FieldError } from '../records/revisions.server.ts';
import {
  findPublicLanguages,
  languageOf,
} from '../records/translations/public-languages.server.ts';
import { publicLanguages } from '../site/languages/languages.ts';
import { licensedColumns } from './partners/partner.ts';
import type { JudgedProject, LicensedPartner } from './places/judge.ts';
import {
  asksForLanguage,
  asksForPartner,
  asksPartnerForLanguage,
} from './places/publication-faults.ts';
import { judgeLeaving, type Channel, type Verdict } from './places/verdict.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

type Asked = { noun: string; id: string; record: object; at: Date; channel: Channel };

/**
 * The one question before anything reaches readers: may this record leave through this channel at this time? Nothing
 * else decides. What the record refers to is read here.
 */
export async function askDoor(connection: Connection, asked: Asked): Promise<Verdict> {
  const { noun, id, record, at } = asked;
  if (noun === 'projects') {
    const project = record as JudgedProject & { partnerId?: string | null };
    return judgeLeaving({
      ...asked,
      partner: asksForPartner(project) ? await findLicensed(connection, project) : undefined,
      translatedInto: asksForLanguage(project)
        ? await findReadLanguages(connection, { noun, id }, at)
        : [],
    });
  }
  if (noun === 'partners')
    return judgeLeaving({
      ...asked,
      translatedInto: asksPartnerForLanguage(record as LicensedPartner)
        ? await findReadLanguages(connection, { noun, id }, at)
        : [],
    });
  return judgeLeaving(asked);
}

/** For `requireForPublic`: throws `FieldError` if the record may not be on the site at a time. */
export function throughDoor(noun: string) {
  return async (
    tx: Transaction,
    record: object,
    { id, publicAt }: { id: string; publicAt: Date },
  ) => {
    const verdict = await askDoor(tx, { noun, id, record, at: publicAt, channel: 'site' });
    if (verdict.outcome === 'refused') throw new FieldError(verdict.faults);
  };
}

/** The languages besides the site’s in which visitors can read a record: its translation and the language are public. */
async function findReadLanguages(...asked: Parameters<typeof findPublicLanguages>) {
  const read = new Set(publicLanguages().map(({ locale }) => languageOf(locale)));
  return (await findPublicLanguages(...asked)).filter((language) => read.has(language));
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
