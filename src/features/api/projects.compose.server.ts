import type { z } from 'zod';
import {
  priceText,
  countHomes,
  pricesFollowText,
  strataFeeText,
  typesText,
} from '../projects/card/project-price.ts';
import { legalFacts } from '../projects/page/legal-facts.ts';
import { findProjectPartner } from '../projects/page/project-partner.server.ts';
import { cityName, homesAsOf, type Project, type ProjectDetail } from '../projects/project.ts';
import { findProjectAt, listProjectIds, listProjectsById } from '../projects/projects.server.ts';
import { projectsOnAPage } from '../projects/search/project-filter.ts';
import { projectLines } from '../places/lines.ts';
import { findCurrency } from '../residences/money.ts';
import { homeArea, homesInOrder, sortedPlans } from '../residences/residence-summary.ts';
import { floorsText } from '../residences/residence-text.ts';
import { paths } from '../../site/paths.ts';
import type { homesSchema, projectSchema, projectSummarySchema } from './content-schemas.ts';
import { readLocale } from './read-language.server.ts';
import { absolute, found, image, media } from './content.compose.server.ts';
import { listAnswer } from './list-answer.server.ts';

export async function listApiProjects(url: URL) {
  return listAnswer(url, {
    rows: await listProjectIds(),
    size: projectsOnAPage,
    place: 'by hand',
    items: async (some) =>
      (await listProjectsById(some)).map((project) => projectSummary(project, url)),
  });
}

export async function findApiProject(slug: string, base: URL) {
  const { record, movedTo } = await findProjectAt(slug);
  return found(record && (await projectFacts(record, base)), movedTo);
}

export async function findApiHomes(slug: string) {
  const { record, movedTo } = await findProjectAt(slug);
  return found(record && listHomes(record), movedTo);
}

type Summarised = Omit<Project, 'developer'> & { developer: { name: string } | null };

function projectSummary(project: Summarised, base: URL): z.output<typeof projectSummarySchema> {
  const { slug, title, status, city, area, developer, completionDate, figures } = project;
  return {
    slug,
    language: readLocale(),
    url: absolute(paths.project(slug), base),
    title,
    status,
    city: { id: city, name: cityName(city) },
    area,
    developer: developer && developer.name,
    completion: completionDate,
    currency: findCurrency(city),
    price: priceText(project),
    pricesFollow: pricesFollowText(project),
    homes: figures && {
      total: figures.total,
      available: figures.left,
      notReleased: figures.unreleased ?? 0,
    },
    image: image(project.image, base),
    lines: projectLines(project, project.seller ?? undefined, 'card'),
    updatedAt: project.updatedAt,
  };
}

async function projectFacts(
  project: ProjectDetail,
  base: URL,
): Promise<z.output<typeof projectSchema>> {
  const { specifications, location, developer, timeline, residences } = project;
  const partner = await findProjectPartner(project);
  return {
    ...projectSummary(project, base),
    description: project.description,
    features: project.features,
    facts: {
      buildingType: specifications.buildingType,
      units: countHomes(project),
      levels: specifications.levels,
      typesOfUnits: typesText(project),
      strataFees: strataFeeText(project),
    },
    hero: media(project.hero, base),
    images: project.pictures.flatMap((picture) => image(picture, base) ?? []),
    logo: image(project.logo, base),
    address: location.address,
    coordinates: location.coordinates,
    developerProfile: developer && {
      name: developer.name,
      language: developer.lang ?? readLocale(),
      description: developer.description,
      website: developer.website,
      logo: image(developer.logo, base),
    },
    partner: partner
      ? { slug: partner.slug, url: absolute(paths.partner(partner.slug), base), name: partner.name }
      : null,
    plans: sortedPlans(residences).map((plan) => ({
      name: plan.name,
      bedrooms: plan.bedrooms,
      bathrooms: plan.bathrooms,
      interior: plan.areas && { from: plan.areas[0], to: plan.areas[1] },
      outdoor: plan.outdoor,
      exposure: plan.exposure,
      floors: floorsText(plan),
      homes: plan.homes.length,
      available: plan.available.length,
      from: plan.from,
      drawing: image(project.planImages[plan.key], base),
    })),
    availability: listHomes(project),
    deposits: timeline.deposits,
    depositNote: timeline.depositNote,
    milestones: timeline.milestones,
    milestoneNote: timeline.milestoneNote,
    legal: legalFacts(project, partner).map(({ label, lines }) => ({ label, lines })),
  };
}

/** The homes as their page shows them: of those that are not available only number, floor and status. */
function listHomes(project: ProjectDetail): z.output<typeof homesSchema> {
  const { residences, city } = project;
  const shown = homesInOrder(residences.homes).flatMap((home) => {
    const { number, state: status, floor } = home;
    const plan = residences.plans[home.plan ?? ''];
    const isAvailable = status === 'available';
    if (floor === null && !(isAvailable && plan)) return [];
    return {
      number,
      status,
      floor,
      plan: isAvailable && plan ? plan.name : null,
      interior: isAvailable ? homeArea(home, plan) : null,
      price: isAvailable ? home.price : null,
    };
  });
  return { asOf: homesAsOf(project), currency: findCurrency(city), homes: shown };
}
