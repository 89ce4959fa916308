import { weekdayAndDate } from '../../lib/time/dates.ts';
import { asSentence, inText, itemsInLine } from '../../lib/text/in-line.ts';
import { alertMessages } from '../../messages/alerts.ts';
import { projectMessages } from '../../messages/projects.ts';
import type { EmailEntry } from '../../site/emails/email-content.ts';
import { paths } from '../../site/paths.ts';
import { findCurrency, moneyText } from '../residences/money.ts';
import { homeAnchor } from '../residences/page/anchors.ts';
import { fromText, roomsText } from '../residences/residence-text.ts';
import { placeName } from '../projects/project.ts';
import type { Alert, OfferedProject } from './alert-news.ts';

/** An alert in the language that runs: what is new, and the link to the project or to its one home. */
export function alertEntry(
  project: OfferedProject,
  { news, viewing }: Alert,
  { siteUrl, notes }: { siteUrl: URL; notes: readonly string[] },
): EmailEntry {
  const { slug, title, area, facts } = project;
  const { homes = [], lower = [] } = news ?? {};
  const [home, ...others] = new Set([...homes, ...lower]);
  const number = others.length === 0 ? project.residences.homes[home ?? '']?.number : undefined;
  const anchor = number === undefined ? '' : `#${homeAnchor(number)}`;
  return {
    heading: title,
    text: [placeName({ area, city: facts.city }), newsText(project, { news, viewing })].join('\n'),
    link: {
      label: alertMessages().open(title),
      url: new URL(paths.project(slug) + anchor, siteUrl).href,
    },
    notes,
  };
}

/** The subject of an email about these projects. */
export function alertSubject([first, ...others]: readonly EmailEntry[]) {
  const { subject, subjectOfMore } = alertMessages();
  const title = first?.heading ?? '';
  return others.length === 0 ? subject(title) : subjectOfMore(title, others.length);
}

function newsText(project: OfferedProject, { news, viewing }: Alert) {
  const { isNew, isOpened, isFitting, lowerFrom, viewing: visit } = alertMessages();
  const currency = findCurrency(project.facts.city);
  const { from } = project.offer;
  const isFirst = news?.isNew || news?.isOpened || news?.isFitting;
  const lowest = fromText(project.facts.figures?.from ?? from, currency);
  const before = news?.fromBefore ?? null;
  return inText([
    news?.isNew && isNew,
    news?.isOpened && isOpened,
    news?.isFitting && isFitting,
    isFirst && asSentence(lowest ?? projectMessages().project.priceLater),
    ...(isFirst ? [] : [homesText(project, news?.homes ?? []), lowerText(project, news)]),
    before !== null &&
      from !== null &&
      lowerFrom(moneyText(from, currency), moneyText(before, currency)),
    viewing !== null && visit(weekdayAndDate(viewing)),
  ]);
}

function homesText(project: OfferedProject, keys: readonly string[]) {
  const { home, homes } = alertMessages();
  const [key, ...others] = keys;
  if (key === undefined) return '';
  if (others.length > 0) return homes(keys.length, lowestPrice(project, keys));
  const { plan } = project.residences.homes[key] ?? {};
  const rooms = project.residences.plans[plan ?? ''];
  const price = lowestPrice(project, keys) ?? projectMessages().project.onRequest;
  return home(homeName(project, key), itemsInLine([rooms && roomsText(rooms), price]));
}

function lowerText(project: OfferedProject, news: Alert['news']) {
  const { lower, lowerHomes } = alertMessages();
  const keys = news?.lower ?? [];
  const [key, ...others] = keys;
  const price = lowestPrice(project, keys);
  if (key === undefined || price === null) return '';
  const before = moneyText(news?.before[key] ?? 0, findCurrency(project.facts.city));
  return others.length > 0
    ? lowerHomes(keys.length, price)
    : lower(homeName(project, key), price, before);
}

function homeName({ residences }: OfferedProject, key: string) {
  return projectMessages().project.home(residences.homes[key]?.number ?? '');
}

function lowestPrice({ offer, facts }: OfferedProject, keys: readonly string[]) {
  const prices = keys.flatMap((key) => offer.homes[key] ?? []);
  return prices.length === 0 ? null : moneyText(Math.min(...prices), findCurrency(facts.city));
}
