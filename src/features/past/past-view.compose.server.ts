import { isVersioned, nouns, versioned } from '../nouns.ts';
import { readPastFiles } from '../media/storage/past-files.server.ts';
import { pageName } from '../page-content/page-content.ts';
import type { TranslationKey } from '../translations/translation.ts';
import { pastErrors, type PastView } from './past.ts';
import { minuteMs } from '../../lib/time/durations.ts';
import { longDate } from '../../lib/time/dates.ts';
import { instantAt, wallClockAt } from '../../lib/time/zoned-time.ts';
import { publicPath } from '../../lib/web/public-path.ts';
import { env } from '../../platform/env/env.ts';
import { findPastRecord, findPublicationTime } from './past-records.server.ts';
import { namedPages, paths, publicPaths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { languagePath } from '../../model/languages.ts';
import { findErasable } from './erase-past.compose.server.ts';
import { pastBeginning } from './past-retention.server.ts';

const recordPattern = /^(\w+):(.+)$/;

/** The page and the time that a query asks for: `page`, and `at` or the `day` and `time` at the head office. */
export async function readPastView(query: URLSearchParams, now = new Date()): Promise<PastView> {
  const at = timeIn(query, now, await findRevisionTime(query));
  const { day, time } = localTime(at);
  const page = query.get('page') || paths.home;
  const view = {
    at,
    day,
    time,
    page,
    text: timeText(at),
    erasable: (await findErasable(page))?.one,
    storedBytes: (await readPastFiles()).bytes,
  };
  const beginning = await pastBeginning(now);
  const choices = namedPages.map(({ path, label }) => ({ value: path, label }));
  if (beginning === undefined || at < beginning) {
    const problem = beginning
      ? `The history begins on ${timeText(beginning)}.`
      : 'Nothing was public yet.';
    return { ...view, path: undefined, choices: withPage(choices, view.page, view.page), problem };
  }
  const { path, label, problem } = await findPage(view.page, at);
  return { ...view, path, problem, choices: withPage(choices, view.page, label) };
}

function withPage(choices: PastView['choices'], page: string, label: string) {
  return choices.some(({ value }) => value === page)
    ? choices
    : [{ value: page, label }, ...choices];
}

async function findPage(page: string, at: string) {
  const [, noun = '', id = ''] = recordPattern.exec(page) ?? [];
  if (!isVersioned(noun)) {
    const path = publicPath(page, env.siteUrl.origin);
    return {
      path,
      label: page,
      problem: path === undefined ? pastErrors.noPage : undefined,
    };
  }
  const { noun: declared } = versioned[noun];
  const record = await findPastRecord(at, noun, id);
  if (!record) {
    const problem = `This ${declared.one} was not public at that time.`;
    return { path: undefined, label: `This ${declared.one}`, problem };
  }
  const slug = columnText(record, 'slug');
  const label =
    noun === 'pages'
      ? pageName({ slug, title: columnText(record, 'title') })
      : columnText(record, declared.nameIn);
  return { path: await findPath(noun, record, at), label, problem: undefined };
}

function columnText(record: Record<string, unknown>, column: string) {
  const text = record[column];
  return typeof text === 'string' ? text : '';
}

async function findPath(
  noun: keyof typeof versioned,
  record: Record<string, unknown>,
  at: string,
): Promise<string> {
  const slug = columnText(record, 'slug');
  if (noun === 'settings') return paths.home;
  if (noun === 'translations') return findTranslatedPath(record, at);
  if (noun === 'pages') return publicPaths[slug] ?? paths.page(slug);
  return nouns[noun].pageAddress?.(slug) ?? nouns[noun].publicAddress;
}

/** The page that shows a translation. */
async function findTranslatedPath(translation: Record<string, unknown>, at: string) {
  const { noun, recordId, language } = translation as TranslationKey;
  const prefix = `/${languagePath(language)}`;
  if (noun === 'settings' || noun === 'media') return prefix + paths.home;
  const source = await findPastRecord(at, noun, recordId);
  return prefix + (source ? await findPath(noun, source, at) : paths.home);
}

/** When the revision became public that a query names. */
async function findRevisionTime(query: URLSearchParams) {
  const [, noun = '', id = ''] = recordPattern.exec(query.get('page') ?? '') ?? [];
  const revision = Number(query.get('revision') ?? 'none');
  if (!isVersioned(noun) || !Number.isSafeInteger(revision)) return undefined;
  return findPublicationTime(noun, id, revision);
}

/** The time that is asked for, or the end of the minute that was typed, at most now. */
function timeIn(query: URLSearchParams, now: Date, ofRevision: string | undefined) {
  const { timeZone } = headOffice();
  const [day, time] = [query.get('day') ?? '', query.get('time') ?? ''];
  if (ofRevision !== undefined) return ofRevision;
  const asked = Date.parse(query.get('at') ?? '');
  const known = Number.isNaN(asked) ? undefined : Math.min(Math.max(asked, 0), now.getTime());
  const typed = day === '' ? undefined : instantAt(timeZone, day, time || '23:59');
  const wall = known === undefined ? undefined : wallClockAt(timeZone, known);
  const isTyped = typed && !(wall?.day === day && wall.time === time);
  const chosen = isTyped ? Date.parse(typed.instant) + minuteMs - 1 : (known ?? now.getTime());
  return new Date(Math.min(chosen, now.getTime())).toISOString();
}

function localTime(at: string) {
  return wallClockAt(headOffice().timeZone, Date.parse(at));
}

function timeText(at: string) {
  const { day, time } = localTime(at);
  return `${longDate(day)}, ${time}`;
}
