import { inLine } from '../../lib/text/in-line.ts';
import { projectMessages } from '../../messages/projects.ts';
import { cityName } from '../projects/project.ts';
import type { SearchContext } from '../projects/search/project-match.ts';
import { conditionTexts, parseProjectSearch } from '../projects/search/project-search.ts';
import type { SubscriptionRow } from './subscription.ts';

type Wish = Pick<SubscriptionRow, 'city' | 'search'>;

/** What a subscription looks for, on a day such as `2026-11-20`. What is no choice any more stays a condition. */
export function searchContext({ city, search }: Wish, today: string): SearchContext {
  const query = new URLSearchParams(search);
  const known = parseProjectSearch(query);
  const price = Number(query.get('price'));
  const isPastYear = known.completion === null && /^\d{4}$/.test(query.get('completion') ?? '');
  return {
    filter: city === null ? {} : { city },
    search: {
      ...known,
      price: price > 0 ? price : null,
      completion: isPastYear ? 'ready' : known.completion,
      sort: null,
      view: null,
    },
    today,
  };
}

/** The conditions in the language that runs: `Vancouver, 2 bedrooms or more, Up to CAD 2,000,000`. */
export function searchText(wish: Wish) {
  const { search } = searchContext(wish, '');
  const conditions = conditionTexts(search).map(({ text }) => text);
  const city = wish.city === null ? null : cityName(wish.city);
  return inLine([city, ...conditions]) || projectMessages().search.titles.all;
}
