import type { Transaction } from '../../platform/database/database.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
import type { WithLanguage } from '../../model/record.ts';
import { inLanguageWithin } from '../../records/translations/in-language.server.ts';
import { noteSourceTexts } from '../../lib/text/name-language.ts';
import { officeToday } from '../../site/office-today.ts';
import { projectOffer } from '../projects/news/project-offer.ts';
import { publicFacts, recordFrom } from '../projects/project-row.ts';
import { factsFrom } from '../projects/search/project-search.server.ts';
import { askDoor } from '../public-door.server.ts';
import type { SubscriptionRow } from '../subscriptions/subscription.ts';
import type { OfferedProject } from './alert-news.ts';

type Connection = Pick<Transaction, 'selectFrom'>;

type Allowed = Awaited<ReturnType<typeof readAllowed>>;
type Shown = { row: NonNullable<Allowed>; shown: NonNullable<Allowed> & WithLanguage };
type Known = Shown & { project?: OfferedProject };

let known = { key: '', allowed: new Map<string, Allowed>(), shown: new Map<string, Known>() };

type Asked = { id: string; language: string | undefined };

/** A project that is public and may be shown at a time, in a language. Undefined if it is not, or a rule is against it. */
export async function findOffered(
  connection: Connection,
  asked: Asked,
  now: Date,
): Promise<OfferedProject | undefined> {
  const found = await findShown(connection, asked, now);
  if (found) found.project ??= offeredFrom(found, asked.language);
  return found?.project;
}

/** The title of the project of a subscription; empty without one, and if it is not shown any more. */
export async function findOfferedTitle(
  connection: Connection,
  { projectId: id }: Pick<SubscriptionRow, 'projectId'>,
  language: string | undefined,
  now = new Date(),
) {
  return id === null
    ? ''
    : ((await findShown(connection, { id, language }, now))?.shown.title ?? '');
}

/** What was read stays valid until content changes. */
async function findShown(connection: Connection, { id, language }: Asked, now: Date) {
  const { version } = await connection
    .selectFrom('contentVersion')
    .select('version')
    .executeTakeFirstOrThrow();
  const key = `${version} ${officeToday(now)}`;
  if (known.key !== key) known = { key, allowed: new Map(), shown: new Map() };
  const { allowed, shown } = known;
  if (!allowed.has(id)) allowed.set(id, await readAllowed(connection, id, now));
  const row = allowed.get(id);
  if (!row) return undefined;
  const name = `${id} ${language ?? ''}`;
  const wanted = { noun: 'projects', recordId: id, language } as const;
  const found = shown.get(name) ?? {
    row,
    shown: await inLanguageWithin(connection, wanted, row),
  };
  shown.set(name, found);
  const { lang, title, area } = found.shown;
  if (lang !== undefined) noteSourceTexts([title, area ?? '']);
  return found;
}

async function readAllowed(connection: Connection, id: string, at: Date) {
  const row = await connection
    .selectFrom('projects')
    .leftJoin('developers', 'developers.id', 'projects.developerId')
    .selectAll('projects')
    .select('developers.name as developer')
    .where('projects.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const record = recordFrom(row);
  const verdict = await askDoor(connection, { noun: 'projects', id, record, at, channel: 'site' });
  return verdict.outcome === 'refused' ? undefined : row;
}

function offeredFrom({ row, shown }: Shown, language: string | undefined): OfferedProject {
  const { id, slug, title, area } = shown;
  // Prices are typed in the source language.
  const offer = runInLanguage(undefined, () => projectOffer(recordFrom(row)));
  return runInLanguage(language, () => ({
    id,
    slug,
    title,
    area,
    residences: publicFacts(row).residences,
    offer,
    facts: factsFrom(shown, row),
  }));
}
