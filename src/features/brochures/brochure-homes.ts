import { projectMessages } from '../../lib/project-messages.ts';
import type { ProjectDetail } from '../projects/project.ts';
import { currencyOf, moneyText } from '../residences/money.ts';
import { priceLines } from '../residences/rates.ts';
import { homesInOrder } from '../residences/residence-figures.ts';
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
  return {
    title: messages.brochure.homesLeft(homes.length, Math.min(homes.length, maxInBrochure)),
    rows: homes.slice(0, maxInBrochure).map(({ number, floor, plan, price }) => ({
      number,
      floor: String(floor ?? ''),
      plan: residences.plans[plan ?? '']?.name ?? '',
      price: priceOf(price),
    })),
  };
}
