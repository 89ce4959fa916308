import { jsonValue } from '../lib/values/json-text.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/tables.ts';
import { findDraft } from '../records/publishing/drafts.server.ts';
import { FieldError } from '../records/revisions.server.ts';
import { findPublicLanguages } from '../records/translations/public-languages.server.ts';
import { licensedColumns } from './partners/partner.ts';
import type { JudgedProject, LicensedPartner } from './places/judge.ts';
import {
  asksForLanguage,
  asksForPartner,
  asksPartnerForLanguage,
} from './places/publication-faults.ts';
import { judgeLeaving, type Channel, type Verdict } from './places/verdict.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

type Asked = {
  noun: string;
  id: string;
  record: object;
  at: Date;
  channel: Channel;
  /** What was typed to go with it, by its field. */
  typed?: Record<string, string> | undefined;
};

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
        ? await findPublicLanguages(connection, { noun, id }, at)
        : [],
    });
  }
  if (noun === 'partners')
    return judgeLeaving({
      ...asked,
      translatedInto: asksPartnerForLanguage(record as LicensedPartner)
        ? await findPublicLanguages(connection, { noun, id }, at)
        : [],
    });
  return judgeLeaving(asked);
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
  return row && askDoor(connection, { ...asked, record: readColumns(Object(jsonValue(row))) });
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

/** The public partner of a project. */
async function findLicensed(connection: Connection, { partnerId }: { partnerId?: string | null }) {
  if (!partnerId) return undefined;
  return connection
    .selectFrom('partners')
    .select(licensedColumns)
    .where('id', '=', partnerId)
    .executeTakeFirst();
}
