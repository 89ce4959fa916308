import { projectMessages } from '../../lib/project-messages.ts';
import type { ProjectDetail } from '../projects/project.ts';
import { currencyOf, moneyText } from '../residences/money.ts';
import { priceLines } from '../residences/rates.ts';
import { homesInOrder } from '../residences/residence-figures.ts';
import type { BrochureProject } from './brochure.ts';

const maxInBrochure = 40;

/** The homes that are left, from below; none where none is. */
export function brochureHomes({ residences, city }: ProjectDetail): BrochureProject['homes'] {
  const left = homesInOrder(residences.homes).filter(({ state }) => state === 'available');
  if (left.length === 0) return null;
  const messages = projectMessages();
  const currency = currencyOf(city);
  const priceOf = (price: number | null) =>
    price === null
      ? messages.project.onRequest
      : priceLines(moneyText(price, currency), price, currency);
  return {
    title: messages.brochure.homesLeft(left.length, Math.min(left.length, maxInBrochure)),
    rows: left.slice(0, maxInBrochure).map(({ number, floor, plan, price }) => ({
      number,
      floor: String(floor ?? ''),
      plan: residences.plans[plan ?? '']?.name ?? '',
      price: priceOf(price),
    })),
  };
}
