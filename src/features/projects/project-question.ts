import { todayIn } from '../../lib/dates.ts';
import { headOffice } from '../../site/settings.ts';
import { currencyOf, mainCurrency } from '../residences/money.ts';
import { depositQuestion } from '../timeline/deposit-question.ts';
import { pricesIn } from './price-words.ts';
import type { ProjectDetail } from './project.ts';

/** The number of the home that an address asks about, where that can be bought. */
export function homeAsked({ residences }: ProjectDetail, query: URLSearchParams) {
  const asked = query.get('home')?.trim().toLowerCase();
  return Object.values(residences.homes).find(
    ({ number, state }) => state === 'available' && number.toLowerCase() === asked,
  )?.number;
}

/** What an address asks of the deposits of a project. Signing is today, where the page is renewed each day. */
export function questionOf(project: ProjectDetail, query: URLSearchParams) {
  const { city, figures, residences, specifications } = project;
  const isWrittenInIts = currencyOf(city) === mainCurrency();
  const [written = null] = isWrittenInIts ? pricesIn(specifications.priceRange ?? '') : [];
  const today = todayIn(headOffice().timeZone);
  return depositQuestion(query, residences, { lowest: figures?.from ?? written, today });
}
