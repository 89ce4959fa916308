import { expect, test } from 'vitest';
import { demoImages } from '../demo/images.ts';
import { demoTexts } from '../demo/translations/texts.ts';
import { demoDevelopers } from '../src/features/developers/developers.demo.ts';
import { demoNews } from '../src/features/news/news.demo.ts';
import { basePages } from '../src/features/page-content/initial/base-pages.ts';
import { demoPages } from '../src/features/page-content/page-content.demo.ts';
import { demoPartners } from '../src/features/partners/partners.demo.ts';
import { pricesIn } from '../src/features/projects/card/price-text.ts';
import { demoProjectsWithPartners as projects } from '../src/features/projects/projects.demo.ts';
import { isComingSoon, isSold } from '../src/features/projects/project-status.ts';
import { bedroomsIn } from '../src/features/projects/search/project-facts.ts';
import { summarizeResidences } from '../src/features/residences/residence-summary.ts';
import { demoTestimonialsWithProjects as testimonials } from '../src/features/testimonials/testimonials.demo.ts';
import {
  blocking,
  isLimited,
  judgeCompany,
  judgePartner,
  judgeProject,
} from '../src/features/places/judge.ts';
import { demoBrokerages } from '../src/features/settings/brokerages.demo.ts';
import { demoPlaces } from '../src/features/settings/places.demo.ts';
import { provideSettings } from '../src/site/settings/settings.ts';
import { formatExactMonth, monthOfDay } from '../src/lib/time/format-month.ts';
import { baseSettings } from '../src/site/settings/base-settings.ts';

// The demo content says the same thing once: what one record states, no other contradicts.

const { company, cities, claims } = baseSettings;
const pageText = JSON.stringify([...demoPages, ...basePages]);

type Project = (typeof projects)[number];

test.each(projects)('the homes of $title are those that it states', (project) => {
  const { residences, specifications, city } = project;
  const homes = Object.values(residences.homes);
  if (homes.length === 0) return;
  expect(homes.length).toBe(specifications.units);
  const floors = homes.flatMap(({ floor }) => (typeof floor === 'number' ? floor : []));
  expect(Math.max(...floors)).toBe(specifications.levels);
  const rooms = new Set(Object.values(residences.plans).map(({ bedrooms }) => bedrooms ?? -1));
  expect(bedroomsIn(specifications.typesOfUnits ?? '')).toEqual([...rooms].toSorted(byNumber));
  const figures = summarizeResidences(residences);
  const [lowest, highest] = pricesIn(specifications.priceRange ?? '');
  if (lowest === undefined) return;
  expect([city, lowest]).toEqual([city, figures?.from]);
  if (highest !== undefined) expect(highest).toBe(figures?.to);
});

test.each(projects)('the texts about $title count its homes and floors alike', (project) => {
  const { specifications, residences } = project;
  const left = summarizeResidences(residences)?.left;
  for (const { count, of } of textsAbout(project).flatMap(countsIn)) {
    const right = of === 'floors' ? specifications.levels : specifications.units;
    expect([of, of === 'left' ? left : right]).toEqual([of, count]);
  }
});

test('the texts are read for counts', () => {
  const said = projects.flatMap((project) => textsAbout(project).flatMap(countsIn));
  expect(said.length).toBeGreaterThan(10);
});

test.each(projects)('the milestones of $title follow each other', (project) => {
  const { milestones } = project.timeline;
  const reached = milestones.flatMap(({ done }) => done ?? []);
  expect(reached).toEqual(reached.toSorted());
  expect(milestones.slice(0, reached.length).every(({ done }) => done !== null)).toBe(true);
  expect(reached.every((day) => day <= lastDay())).toBe(true);
  const planned = milestones.flatMap(({ planned: time }) => formatExactMonth(time) ?? []);
  expect(planned).toEqual(planned.toSorted(byNumber));
  const day = (name: RegExp) => milestones.find(({ title }) => name.test(title));
  const completion = day(/^completion$|^first keys$/i);
  if (completion) expect(completion.planned).toBe(project.completionDate);
});

test.each(projects)('the status of $title agrees with its milestones', (project) => {
  const { status, timeline, completionDate } = project;
  if (timeline.milestones.length === 0) return;
  const isReached = (name: RegExp) =>
    timeline.milestones.some(({ title, done }) => name.test(title) && done !== null);
  const isBuilt = isReached(/^completion$|^first keys$/i);
  expect(isBuilt).toBe(['completed', 'available-now', 'move-in-ready'].includes(status));
  if (isComingSoon(status)) expect(isReached(/ground breaking|launch|sales/i)).toBe(false);
  else expect(completionDate).not.toBeNull();
  expect(isSold(status)).toBe(false);
});

test.each(projects)('what is said about the pace of $title is what happened', (project) => {
  const late = project.timeline.milestones.some(
    ({ planned, done }) => done !== null && monthOfDay(done) > (formatExactMonth(planned) ?? 1e9),
  );
  const texts = textsAbout(project);
  const areLate = texts.some((text) => /\bbehind the (plan|board)\b/.test(text));
  const areEarly = texts.some((text) => /\bahead of the (plan|board)\b/.test(text));
  expect([areLate && !late, areEarly && late]).toEqual([false, false]);
});

test.each(projects)(
  'the filings of $title fit its milestones, and what is not filed has no price',
  (project) => {
    const { legal, timeline, specifications, features } = project;
    const filings = Object.values(legal.filings);
    const launch = timeline.milestones.find(({ title }) => /launch|sales opened/i.test(title));
    for (const { filedOn, amendedOn, isNotFiled } of filings) {
      const days = [filedOn, amendedOn].filter((day) => day !== null);
      expect(days).toEqual(days.toSorted());
      expect([...days, lastDay()].toSorted().at(-1)).toBe(lastDay());
      if (launch?.done && filedOn) expect(filedOn < launch.done).toBe(true);
      if (!isNotFiled) continue;
      expect([specifications.priceRange, launch?.done ?? null]).toEqual([null, null]);
      expect(Object.values(project.residences.homes).every(({ price }) => price === null)).toBe(
        true,
      );
    }
    expect(legal.vendor).not.toBeNull();
    expect(features.includes('Fee simple title') && legal.tenure !== 'freehold').toBe(false);
    expect(legal.tenure).not.toBeNull();
  },
);

test.each(projects)('the deposits of $title are held by who is said to hold them', (project) => {
  const { depositHolder } = project.legal;
  const note = project.timeline.depositNote ?? '';
  if (depositHolder === null || note === '') return;
  for (const word of ['notar', 'solicitor', 'escrow'])
    expect([word, note.toLowerCase().includes(word)]).toEqual([
      word,
      depositHolder.toLowerCase().includes(word),
    ]);
});

test('no demo record is refused or expired by the rules of its places', () => {
  provideSettings(() => ({ ...baseSettings, brokerages: demoBrokerages, places: demoPlaces }));
  const translatedInto = Object.keys(demoTexts).map((locale) => new Intl.Locale(locale).language);
  const partnerAt = new Map(demoPartners.map((partner) => [partner.slug, partner]));
  const ofProjects = projects.map((project) => {
    const partner = partnerAt.get(project.partner);
    return [project.slug, judgeProject({ ...project, translatedInto }, partner, lastDay)] as const;
  });
  const ofPartners = demoPartners.map(
    (partner) => [partner.slug, judgePartner({ ...partner, translatedInto }, lastDay)] as const,
  );
  const gates = [...ofProjects, ...ofPartners];
  for (const [slug, findings] of gates) {
    expect([slug, findings.length > 0]).toEqual([slug, true]);
    const faults = [...blocking(findings), ...findings.filter(({ state }) => state === 'expired')];
    expect([slug, faults.map(({ rule, state }) => [rule.id, state])]).toEqual([slug, []]);
  }
  const limited = ofProjects.filter(([, findings]) => isLimited(findings)).map(([slug]) => slug);
  expect(limited).toEqual(['kaimana-terrace']);
  expect(blocking(judgeCompany(lastDay))).toEqual([]);
  provideSettings(() => baseSettings);
});

/** What news tells of a milestone: days before it or after it. */
test.each([
  ['kestrel-house-passes-the-thirtieth-floor', 'kestrel-house', 'Thirtieth floor', 0, 14],
  ['kestrel-house-previews-begin', 'kestrel-house', 'Presale launch', -14, 0],
  ['longswell-hands-over-its-keys', 'longswell', 'Completion', 0, 14],
] as const)('the news %s is of the time of what it tells', (slug, of, title, earliest, latest) => {
  const item = demoNews.find((one) => one.slug === slug);
  const milestone = projectAt(of).timeline.milestones.find((one) => one.title === title);
  const [published, done] = [item?.publishedAt, milestone?.done].map((day) =>
    Temporal.PlainDate.from(day ?? ''),
  );
  const days = published && done ? done.until(published).days : NaN;
  expect(days).toBeGreaterThanOrEqual(earliest);
  expect(days).toBeLessThanOrEqual(latest);
});

test('the news is in order, and tells of a sale only of what is sold', () => {
  const days = demoNews.map(({ publishedAt }) => publishedAt);
  expect(days).toEqual(days.toSorted().toReversed());
  const sales = demoNews.filter(({ category }) => category === 'Sales Achievement');
  const sold = projects.filter(({ status }) => isSold(status));
  for (const { title } of sales) expect(sold.some((one) => title.includes(one.title))).toBe(true);
});

test('news of a building that is not finished shows no picture of it finished', () => {
  const unfinished = projects.filter(({ status }) => status === 'in-progress');
  const updates = demoNews.filter(({ category }) => category === 'Project Update');
  for (const { title, imageUrl } of updates) {
    const project = unfinished.find((one) => title.includes(one.title));
    if (!project) continue;
    const { alt = '' } = demoImages[imageUrl ?? ''] ?? {};
    expect([title, imageUrl === null || /\bmodel\b/i.test(alt)]).toEqual([title, true]);
  }
});

test('what can be bought comes first, and what is sold out last', () => {
  const ranks = projects.map(({ status }) => (isSold(status) ? 2 : isComingSoon(status) ? 1 : 0));
  expect(ranks).toEqual(ranks.toSorted(byNumber));
});

test('founder, year and telephones are the same wherever they are told', () => {
  for (const [, year] of pageText.matchAll(/founded in (\d{4})/g))
    expect(Number(year)).toBe(company.foundedYear);
  for (const [, name] of pageText.matchAll(/founded (?:in \d{4} )?by (\p{Lu}\S+ \p{Lu}\p{L}+)/gu))
    expect(name).toBe(company.founder);
  for (const { bio } of demoPartners) {
    const joined = /\b(?:joined in (?:\p{L}+ )?|desk in )(\d{4})/u.exec(bio)?.[1];
    if (joined !== undefined)
      expect(Number(joined)).toBeGreaterThanOrEqual(company.foundedYear ?? 0);
  }
  const numbers = demoPartners.map(({ mobile }) => mobile);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('a partner who joined in the news joined then', () => {
  const item = demoNews.find(({ title }) => title === 'A partner in Honolulu');
  const partner = demoPartners.find(({ name }) => item?.content.startsWith(`<p>${name} joins`));
  const [, month, year] = /joined in (\p{L}+) (\d{4})/u.exec(partner?.bio ?? '') ?? [];
  expect(monthOfDay(item?.publishedAt ?? '')).toBe(formatExactMonth(`${month} ${year}`));
});

test('cities and claims are counted as the settings have them', () => {
  const counted = [...pageText.matchAll(/\b(\w+)[ -](?:city|cities)\b/gi)].flatMap(
    ([, word = '']) => (words.has(word.toLowerCase()) ? numberFrom(word) : []),
  );
  expect(counted.length).toBeGreaterThan(5);
  expect(new Set(counted)).toEqual(new Set([cities.cities.length]));
  const ids = new Set(cities.cities.map(({ id }) => id));
  expect(new Set(projects.map(({ city }) => city))).toEqual(ids);
  expect(numberFrom('fifteen hundred')).toBe(Number(claims.activeMembers.value));
  for (const [, word = ''] of pageText.matchAll(/at least (\w+) deals a year/g))
    expect(numberFrom(word)).toBe(Number(claims.dealsPerYear.value));
  for (const [, word = ''] of pageText.matchAll(/\b(\w+) launches a year/gi))
    if (words.has(word.toLowerCase()))
      expect(numberFrom(word)).toBe(Number(claims.launchesPerYear.value));
});

test('each project has its partner and its developer', () => {
  const slugs = demoPartners.map(({ slug }) => slug);
  for (const { partner } of projects) expect(slugs).toContain(partner);
  const developers = demoDevelopers.map(({ name }) => name);
  for (const { developer } of projects)
    if (developer !== null) expect(developers).toContain(developer);
  for (const { name, description } of demoDevelopers) {
    const named = projects.filter(({ title }) => new RegExp(`\\b${title}\\b`).test(description));
    expect(new Set(named.map(({ developer }) => developer ?? name))).toEqual(
      new Set(named.length > 0 ? [name] : []),
    );
  }
});

test.each(testimonials)('what $author says fits project, place and people', (testimonial) => {
  const { type, company: firm, content, location, project: slug } = testimonial;
  const named = projects.filter(({ title }) =>
    new RegExp(`\\b${title}\\b`).test(`${content} ${location}`),
  );
  for (const one of named) expect(slug).toBe(one.slug);
  const project = slug === '' ? undefined : projectAt(slug);
  const city = cities.cities.find(({ id }) => id === project?.city);
  if (project) expect(location).toContain(city?.name);
  if (type === 'developer') {
    expect(demoDevelopers.map(({ name }) => name)).toContain(firm);
    if (project) expect(project.developer).toBe(firm);
  }
  for (const { name, title, bio } of demoPartners) {
    const firstName = name.split(' ')[0] ?? name;
    if (!content.includes(firstName)) continue;
    const place = location.split(', ').at(-1) ?? '';
    expect(`${title} ${bio}`).toContain(place);
  }
});

function byNumber(one: number, other: number) {
  return one - other;
}

function projectAt(slug: string) {
  const project = projects.find((one) => one.slug === slug);
  if (!project) throw new Error(`There is no demo project ${slug}`);
  return project;
}

/** The day of the latest demo news: nothing has happened after it. */
function lastDay() {
  return demoNews[0]?.publishedAt ?? '';
}

/** Its own texts, and the news about it. */
function textsAbout({ title, description, timeline }: Project) {
  const news = demoNews.filter((item) => item.title.includes(title));
  return [description, timeline.milestoneNote ?? '', ...news.map(({ content }) => content)];
}

const units = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
  'sixteen seventeen eighteen nineteen',
].flatMap((line) => line.split(' '));
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const words = new Map<string, number>([
  ...units.map((word, index): [string, number] => [word, index]),
  ...tens.map((word, index): [string, number] => [word, (index + 2) * 10]),
]);

/** 112 for `One hundred and twelve`. */
function numberFrom(text: string) {
  return text
    .toLowerCase()
    .split(/[\s-]+/)
    .reduce((sum, word) => (word === 'hundred' ? sum * 100 : sum + (words.get(word) ?? 0)), 0);
}

const word = `(?:${[...words.keys()].toReversed().join('|')})`;
const numeral = `${word}(?:-${word})?(?: hundred(?: and ${word}(?:-${word})?)?)?`;
const countedThings = new RegExp(
  `\\b(?<number>${numeral}) (?<noun>homes|lofts|houses|residences|sets|storeys|floors|are left)\\b` +
    '(?! (?:to a floor|of pale brick|apart|at a time))',
  'gi',
);

/** The totals that a text states in words. A part of the whole, such as six homes to a floor, is not one. */
function countsIn(text: string) {
  return [...text.matchAll(countedThings)].map(({ groups: { number = '', noun = '' } = {} }) => ({
    count: numberFrom(number),
    of: /left/i.test(noun) ? 'left' : /storeys|floors/i.test(noun) ? 'floors' : 'homes',
  }));
}
