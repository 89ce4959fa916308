import type { Transaction } from '../../platform/database/database.ts';
import { runInLanguage } from '../../platform/languages/page-language.ts';
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

type Known = Awaited<ReturnType<typeof readProject>>;

let known = { key: '', projects: new Map<string, Known>() };

/**
 * A project that is public and may be shown at a time, in a language. Undefined if it is not, or a rule is against it.
 * What was read stays valid until content changes.
 */
export async function findOffered(
  connection: Connection,
  { id, language }: { id: string; language: string | undefined },
  now: Date,
): Promise<OfferedProject | undefined> {
  const { version } = await connection
    .selectFrom('contentVersion')
    .select('version')
    .executeTakeFirstOrThrow();
  const key = `${version} ${officeToday(now)}`;
  if (known.key !== key) known = { key, projects: new Map() };
  const { projects } = known;
  const name = `${id} ${language ?? ''}`;
  if (!projects.has(name)) projects.set(name, await readProject(connection, { id, language }, now));
  const found = projects.get(name);
  if (found?.isSource) noteSourceTexts([found.project.title, found.project.area ?? '']);
  return found?.project;
}

/** The title of the project of a subscription; empty without one, and if it is not shown any more. */
export async function findOfferedTitle(
  connection: Connection,
  { projectId: id }: Pick<SubscriptionRow, 'projectId'>,
  language: string | undefined,
  now = new Date(),
) {
  return id === null ? '' : ((await findOffered(connection, { id, language }, now))?.title ?? '');
}

async function readProject(
  connection: Connection,
  { id, language }: { id: string; language: string | undefined },
  at: Date,
) {
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
  if (verdict.outcome === 'refused') return undefined;
  const shown = await inLanguageWithin(
    connection,
    { noun: 'projects', recordId: id, language },
    row,
  );
  const { slug, title, area } = shown;
  // Prices are typed in the source language.
  const offer = runInLanguage(undefined, () => projectOffer(record));
  const project = runInLanguage(language, (): OfferedProject => ({
    id,
    slug,
    title,
    area,
    residences: publicFacts(row).residences,
    offer,
    facts: factsFrom(shown, row),
  }));
  return { project, isSource: shown.lang !== undefined };
}
