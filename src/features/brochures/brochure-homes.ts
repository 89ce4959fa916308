import { projectMessages } from '../../messages/projects.ts';
import type { ProjectDetail } from '../projects/project.ts';
import { areaUnitOf } from '../residences/area-unit.ts';
import { currencyOf, moneyText } from '../residences/money.ts';
import { priceLines } from '../residences/rates.ts';
import { areaOf, homesInOrder, plansOf } from '../residences/residence-figures.ts';
import { areaTexts } from '../residences/residence-words.ts';
import type { BrochureProject } from './brochure.ts';

const maxInBrochure = 40;

/** The available homes, from the lowest floor up; null if none is left. */
export function brochureHomes({ residences, city }: ProjectDetail): BrochureProject['homes'] {
  const homes = homesInOrder(residences.homes).filter(({ state }) => state === 'available');
  if (homes.length === 0) return null;
  const messages = projectMessages();
  const currency = currencyOf(city);
  const priceOf = (price: number | null) =>
    price === null
      ? messages.project.onRequest
      : priceLines(moneyText(price, currency), price, currency);
  const isVaried = plansOf(residences).some(({ areas }) => areas && areas[0] !== areas[1]);
  const areaText = (home: (typeof homes)[number]) => {
    const area = isVaried ? areaOf(home, residences.plans[home.plan ?? '']) : null;
    return area === null ? '' : areaTexts([area, area], areaUnitOf(city)).join(', ');
  };
  return {
    title: messages.brochure.homesLeft(homes.length, Math.min(homes.length, maxInBrochure)),
    rows: homes.slice(0, maxInBrochure).map((home) => ({
      number: home.number,
      floor: String(home.floor ?? ''),
      plan: residences.plans[home.plan ?? '']?.name ?? '',
      interior: areaText(home),
      price: priceOf(home.price),
    })),
  };
}
