import { todayIn } from '../../lib/dates.ts';
import { headOffice } from '../../site/settings.ts';
import { currencyOf, mainCurrency } from '../residences/money.ts';
import { depositQuestion } from '../timeline/deposit-question.ts';
import { pricesIn } from './project-data.ts';
import type { ProjectDetail } from './project.ts';

/** What an address asks of the deposits of a project. Signing is today, where the page is renewed each day. */
export function questionOf(project: ProjectDetail, query: URLSearchParams) {
  const { city, figures, residences, specifications } = project;
  const isWrittenInIts = currencyOf(city) === mainCurrency();
  const [written = null] = isWrittenInIts ? pricesIn(specifications.priceRange ?? '') : [];
  const today = todayIn(headOffice().timeZone);
  return depositQuestion(query, residences, { lowest: figures?.from ?? written, today });
}
