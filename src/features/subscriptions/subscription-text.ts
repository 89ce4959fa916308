import { inLine } from '../../lib/text/in-line.ts';
import { subscriptionMessages } from '../../messages/subscriptions.ts';
import { paths } from '../../site/paths.ts';
import { cityName } from '../projects/project.ts';
import type { EnquiryRow } from '../enquiries/enquiry.ts';
import { parseProjectSearch, searchParameters } from '../projects/search/project-search.ts';
import { searchText } from './subscription-search.ts';
import type { SubscriptionRow } from './subscription.ts';

type Wish = Pick<SubscriptionRow, 'kind' | 'city' | 'search'>;

/**
 * What a subscription is about, within a sentence: the name of the project, or the search. Empty for launches. A project that
 * is not public any more has no name.
 */
export function aboutText({ kind, city, search }: Wish, publicName: string) {
  if (kind === 'search') return searchText({ city, search });
  const projectName = publicName || subscriptionMessages().aProject(city && cityName(city));
  if (kind === 'similar')
    return inLine([projectName, search && searchText({ city: null, search })]);
  return kind === 'project' ? projectName : '';
}

/** The same by itself: `Homes like Kestrel House`, `VIP list (first access and launches)`. */
export function subscriptionText(wish: Wish, projectName: string) {
  const { kinds } = subscriptionMessages();
  const about = aboutText(wish, projectName);
  if (wish.kind === 'search') return about;
  const text = kinds[wish.kind];
  return typeof text === 'string' ? text : text(about);
}

/** The conditions of a query as they are stored, without order and view. */
export function conditionQuery(query: string) {
  const search = parseProjectSearch(new URLSearchParams(query));
  return String(new URLSearchParams(searchParameters({ ...search, sort: null, view: null })));
}

/** The conditions that were chosen, without what was typed. */
export function chosenQuery(query: string) {
  const conditions = new URLSearchParams(query);
  conditions.delete('words');
  return String(conditions);
}

/** The path of the page with the form of an enquiry. */
export function formPath({ form, aboutSlug }: Pick<EnquiryRow, 'form' | 'aboutSlug'>) {
  if (form === 'vip') return paths.vip;
  return aboutSlug === null ? paths.contact : paths.project(aboutSlug);
}

/** True for what is written as it happens, once a day at most; launches are written by hand. */
export function isAlert({ kind }: Pick<SubscriptionRow, 'kind'>) {
  return kind === 'search' || kind === 'project' || kind === 'similar';
}
