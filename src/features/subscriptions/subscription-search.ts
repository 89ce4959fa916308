import { uncapitalised } from '../../lib/text/capitalised.ts';
import { inLine } from '../../lib/text/in-line.ts';
import { projectMessages } from '../../messages/projects.ts';
import { cityName } from '../projects/project.ts';
import type { SearchContext } from '../projects/search/project-match.ts';
import { conditionTexts, parseProjectSearch } from '../projects/search/project-search.ts';
import type { SubscriptionRow } from './subscription.ts';

type Wish = Pick<SubscriptionRow, 'city' | 'search'>;

/** What a subscription looks for, on a day such as `2026-11-20`. */
export function searchContext({ city, search }: Wish, today: string): SearchContext {
  const known = parseProjectSearch(new URLSearchParams(search));
  return {
    filter: city === null ? {} : { city },
    search: { ...known, sort: null, view: null },
    today,
  };
}

/** The conditions in the language that runs: `Vancouver, 2 bedrooms or more, Up to CAD 2,000,000`. */
export function searchText(wish: Wish) {
  const { search } = searchContext(wish, '');
  const conditions = conditionTexts(search).map(({ text }) => text);
  const city = wish.city === null ? null : cityName(wish.city);
  const parts = [city, ...conditions].filter((part) => part !== null);
  const [first, ...others] = parts;
  return inLine([first, ...others.map(uncapitalised)]) || projectMessages().search.titles.all;
}
