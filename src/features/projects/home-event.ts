import { z } from 'zod';
import { paths } from '../../site/paths.ts';
import { settings } from '../../site/settings/settings.ts';
import { homeStates } from '../residences/form/home-cells.ts';
import type { Home } from '../residences/residence.ts';
import { findMissingFiling, withoutHomePrices } from './limited.ts';
import type { ProjectRecord } from './project.ts';

const homeSchema = z.strictObject({
  number: z.string(),
  status: z.enum(homeStates),
  price: z
    .number()
    .nullable()
    .meta({ description: 'Null: on request, or left out until a filing' }),
  reservedUntil: z.iso.date().nullable(),
  floor: z.union([z.number(), z.string()]).nullable(),
  plan: z.string().nullable(),
  interior: z.number().nullable().meta({ description: 'Square feet; null: as the plan' }),
});

/** The data of `home.changed`. */
export const homeEventSchema = z
  .strictObject({
    change: z.enum(['added', 'changed', 'removed']),
    project: z.strictObject({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      url: z.url(),
      city: z.string().nullable(),
      currency: z.string().nullable(),
    }),
    home: homeSchema.meta({ description: 'As it is now, or was last' }),
    before: homeSchema.nullable(),
  })
  .meta({ title: 'Home' });

export type HomeEvent = z.output<typeof homeEventSchema>;

/** What changed in the public homes of a project, each home once. */
export function homeEvents(before: ProjectRecord, after: ProjectRecord, siteUrl: URL): HomeEvent[] {
  const city = settings().cities.cities.find(({ id }) => id === after.city);
  const project = {
    id: after.id,
    slug: after.slug,
    name: after.title,
    url: new URL(paths.project(after.slug), siteUrl).href,
    city: city?.name ?? null,
    currency: city?.currency ?? null,
  };
  const [former, present] = [listHomes(before), listHomes(after)];
  const keys = [...new Set([...present.keys(), ...former.keys()])];
  return keys.flatMap((key): HomeEvent[] => {
    const [was, is] = [former.get(key), present.get(key)];
    const home = is ?? was;
    if (!home || JSON.stringify(was) === JSON.stringify(is)) return [];
    const change = !was ? 'added' : !is ? 'removed' : 'changed';
    return [{ change, project, home, before: was ?? null }];
  });
}

/** Without prices while visitors read none. */
function listHomes(project: ProjectRecord) {
  const { residences } = project;
  const isLimited = findMissingFiling(project) !== null;
  const { homes, plans } = isLimited ? withoutHomePrices(residences) : residences;
  return new Map(
    Object.entries(homes).map(([key, home]) => [
      key,
      homeEvent(home, plans[home.plan ?? '']?.name),
    ]),
  );
}

function homeEvent(
  { number, state, price, heldUntil, floor, interior }: Home,
  plan: string | undefined,
): HomeEvent['home'] {
  return {
    number,
    status: state,
    price,
    reservedUntil: heldUntil,
    floor,
    plan: plan ?? null,
    interior,
  };
}
