import { plural } from '../../../lib/text/plural.ts';
import { db, type Transaction } from '../../../platform/database/database.ts';
import { FieldError } from '../../../records/revisions.server.ts';
import type { City } from '../../../site/settings/sections.ts';
import { hidden } from '../../settings/setting.ts';
import { cityName } from '../project.ts';
import { projectRecords } from '../projects.server.ts';

type Section = { id: string; value: object; closing?: Record<string, string> | null | undefined };

/** Moves the projects of a closed city to another one, or hides them. */
export const ofProjects = {
  beside: async (tx: Transaction, { id, value, closing }: Section, editor: string) => {
    if (id !== 'cities') return;
    const { cities } = value as { cities: City[] };
    const affected = await listInCities(tx, (city) => !cities.some((open) => open.id === city));
    for (const { id: project, city } of affected) {
      const choice = closing?.[city];
      const newCity = cities.find((open) => open.id === choice)?.id;
      if (choice === hidden) await hide(tx, project, editor);
      else if (newCity !== undefined) await moveToCity(tx, project, { city, newCity }, editor);
      else throw new FieldError({ 'value.cities': errorFor(city, affected) });
    }
  },
  countIn: async ({ city }: { city: string }) =>
    (await listInCities(db, (id) => id === city)).length,
};

async function moveToCity(
  tx: Transaction,
  id: string,
  { city, newCity }: { city: string; newCity: string },
  editor: string,
) {
  const moved = projectRecords.changeEverywhere(
    tx,
    id,
    (record) => (record.city === city ? { ...record, city: newCity } : record),
    editor,
  );
  await moved.catch((cause: unknown) => {
    throw cause instanceof FieldError ? new FieldError({ 'value.cities': cause.message }) : cause;
  });
}

async function hide(tx: Transaction, id: string, editor: string) {
  const isPublic = (await selectPublic(tx)).some((project) => project.id === id);
  const record = await projectRecords.find(tx, id);
  if (isPublic && record)
    await projectRecords.unpublishWithin(tx, { id, revision: record.revision }, editor);
}

function errorFor(city: string, affected: { city: string }[]) {
  const count = affected.filter((project) => project.city === city).length;
  const countText = plural(count, '1 project is', '# projects are');
  return `${countText} in ${cityName(city)}. Remove the city again and choose what to do with its projects.`;
}

type Connection = Pick<Transaction, 'selectFrom'>;

/** Pairs each project with the cities of its public version and of its draft. Skips hidden projects. */
async function listInCities(connection: Connection, hasCity: (city: string) => boolean) {
  const projects = await selectPublic(connection);
  const drafts = await connection
    .selectFrom('drafts')
    .select(['recordId as id', 'record'])
    .where('noun', '=', 'projects')
    .where('wasPublic', '=', 0)
    .execute();
  for (const { id, record } of drafts) {
    const { city } = JSON.parse(record) as { city?: string | null };
    if (city) projects.push({ id, city });
  }
  const matches = projects.filter(({ city }) => hasCity(city));
  return [...new Map(matches.map((match) => [`${match.id} ${match.city}`, match])).values()];
}

function selectPublic(connection: Connection) {
  return connection.selectFrom('projects').select(['id', 'city']).execute();
}
