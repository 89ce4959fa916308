import { officeToday } from '../../../site/office-today.ts';
import { findCurrency, mainCurrency } from '../../residences/money.ts';
import { depositQuestion } from '../../timeline/deposit-question.ts';
import { pricesIn } from '../card/price-text.ts';
import type { ProjectDetail } from '../project.ts';

/** The number of the home in the `home` parameter, if it is available. */
export function requestedHome({ residences }: ProjectDetail, query: URLSearchParams) {
  const homeNumber = query.get('home')?.trim().toLowerCase();
  return Object.values(residences.homes).find(
    ({ number, state }) => state === 'available' && number.toLowerCase() === homeNumber,
  )?.number;
}

/** Reads the inputs of the deposit planner from a query. The signing day defaults to today: cached pages expire daily. */
export function readPlannerInputs(project: ProjectDetail, query: URLSearchParams) {
  const { city, figures, residences, specifications } = project;
  const hasMainCurrency = findCurrency(city) === mainCurrency();
  const [typedPrice = null] = hasMainCurrency ? pricesIn(specifications.priceRange ?? '') : [];
  const today = officeToday();
  return depositQuestion(query, residences, { lowest: figures?.from ?? typedPrice, today });
}
