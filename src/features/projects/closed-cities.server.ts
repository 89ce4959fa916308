import { plural } from '../../lib/plural.ts';
import { db, type Transaction } from '../../platform/database.ts';
import { FieldError } from '../../records/revisions.server.ts';
import type { City } from '../../site/settings-sections.ts';
import { hidden } from '../settings/setting.ts';
import { cityName } from './project.ts';
import { projectRecords } from './projects.server.ts';

type Saved = { id: string; value: object; closing?: Record<string, string> | null | undefined };

/** What projects need of the settings: those of a city that is closed move to another, or are hidden. */
export const ofProjects = {
  beside: async (tx: Transaction, { id, value, closing }: Saved, editor: string) => {
    if (id !== 'cities') return;
    const { cities } = value as { cities: City[] };
    const left = await listPlaced(tx, (city) => !cities.some((open) => open.id === city));
    for (const { id: project, city } of left) {
      const instead = closing?.[city];
      if (instead === hidden) await hide(tx, project, editor);
      else if (cities.some((open) => open.id === instead))
        await projectRecords.changeEverywhere(
          tx,
          project,
          (record) => (record.city === city ? { ...record, city: instead } : record),
          editor,
        );
      else throw new FieldError({ 'value.cities': refusalFor(city, left) });
    }
  },
  countIn: async ({ city }: { city: string }) =>
    (await listPlaced(db, (one) => one === city)).length,
};

async function hide(tx: Transaction, id: string, editor: string) {
  const isPublic = (await selectPublic(tx)).some((project) => project.id === id);
  const present = await projectRecords.find(tx, id);
  if (isPublic && present)
    await projectRecords.unpublishWithin(tx, { id, revision: present.revision }, editor);
}

function refusalFor(city: string, left: { city: string }[]) {
  const count = left.filter((one) => one.city === city).length;
  const stand = plural(count, 'One project stands', '# projects stand');
  return `${stand} in ${cityName(city)}. Close the city again, and choose what becomes of them.`;
}

type Connection = Pick<Transaction, 'selectFrom'>;

/** Each project with each city that it names: in its draft, or as visitors see it. One that is hidden already can stay. */
async function listPlaced(connection: Connection, isMeant: (city: string) => boolean) {
  const placed = await selectPublic(connection);
  const drafts = await connection
    .selectFrom('drafts')
    .select(['recordId as id', 'record'])
    .where('noun', '=', 'projects')
    .where('wasPublic', '=', 0)
    .execute();
  for (const { id, record } of drafts) {
    const { city } = JSON.parse(record) as { city?: string | null };
    if (city) placed.push({ id, city });
  }
  const meant = placed.filter(({ city }) => isMeant(city));
  return [...new Map(meant.map((one) => [`${one.id} ${one.city}`, one])).values()];
}

function selectPublic(connection: Connection) {
  return connection.selectFrom('projects').select(['id', 'city']).execute();
}
