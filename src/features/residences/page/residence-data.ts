import { areaIn, type AreaUnit } from '../../../lib/geo/areas.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { findAreaUnit } from '../area-unit.ts';
import { findCurrency } from '../money.ts';
import { sortedPlans, type PlanSummary } from '../residence-summary.ts';
import type { Residences } from '../residence.ts';

type ProjectResidences = {
  residences: Residences;
  city: string;
  planImages: Record<string, Image>;
};

/** The plans as structured data; undefined without plans. `url` is the URL of the project's page. */
export function floorPlanData({ residences, city, planImages }: ProjectResidences, url: string) {
  const plans = sortedPlans(residences);
  if (plans.length === 0) return undefined;
  return plans.map((plan) => ({
    '@type': 'FloorPlan',
    '@id': planId(url, plan),
    name: plan.name,
    numberOfBedrooms: plan.bedrooms ?? undefined,
    numberOfBathroomsTotal: plan.bathrooms ?? undefined,
    floorSize: schemaFloorSize(plan, findAreaUnit(city)),
    numberOfAccommodationUnits: plan.homes.length || undefined,
    numberOfAvailableAccommodationUnits: plan.homes.length > 0 ? plan.available.length : undefined,
    layoutImage: schemaLayout(planImages[plan.key], url),
  }));
}

/** One offer per plan that has an available home with a price, in the city's currency. */
export function planOffers({ residences, city }: ProjectResidences, url: string) {
  return sortedPlans(residences).flatMap((plan) =>
    plan.from === null
      ? []
      : [
          {
            '@type': 'AggregateOffer',
            name: plan.name,
            itemOffered: { '@id': planId(url, plan) },
            lowPrice: plan.from,
            highPrice: plan.to,
            offerCount: plan.available.length,
            priceCurrency: findCurrency(city),
            availability: 'https://schema.org/InStock',
            url: `${url}#residences`,
          },
        ],
  );
}

const unitCodes: Record<AreaUnit, string> = { 'sq-ft': 'FTK', m2: 'MTK' };

function schemaFloorSize({ areas }: PlanSummary, unit: AreaUnit) {
  if (areas === null) return undefined;
  const [minValue, maxValue] = [areaIn(areas[0], unit), areaIn(areas[1], unit)];
  const size = minValue === maxValue ? { value: minValue } : { minValue, maxValue };
  return { '@type': 'QuantitativeValue', ...size, unitCode: unitCodes[unit] };
}

function planId(url: string, { key }: PlanSummary) {
  return `${url}#plan-${key}`;
}

function schemaLayout(image: Image | undefined, url: string) {
  return image && new URL(image.url, url).href;
}
