import { beforeAll, expect, test } from 'vitest';
import { demoLanguages } from '../../../src/features/settings/languages.demo.ts';
import { isLong } from '../../set-up/long.ts';
import { askSite, type Answer } from '../sites/ask.ts';
import { borrowDemoSite } from '../sites/demo-site.ts';
import { callAction, signInEditor } from '../sites/editor.ts';
import { administrator } from '../sites/site.ts';

const locales: Record<string, string> = { fr: 'fr-CA', ja: 'ja-JP', 'zh-hant': 'zh-Hant-TW' };
const prefixes = ['', ...Object.keys(locales).map((path) => `/${path}`)];
const pages = [
  '',
  '/about',
  '/projects?city=tokyo',
  '/projects/kestrel-house',
  '/news',
  '/nowhere',
];

let site: { origin: string };

beforeAll(async () => {
  site = await borrowDemoSite();
});

test('whatever is sent with it, and however it is written, an address answers in its own language @long', async () => {
  const random = randomFrom(7);
  const wrong: string[] = [];
  const seen = new Map<string, string>();
  for (let count = 0; count < (isLong ? 1_000 : 60); count++) {
    const address = spelled(random.of(prefixes), random.of(pages), random);
    const headers = oddHeaders(random);
    const answer = await askSite(site.origin, address, { headers });
    const found = languageOf(answer);
    const first = seen.get(address) ?? found;
    seen.set(address, first);
    if (found !== expectedAt(address) || found !== first)
      wrong.push(`${address} ${JSON.stringify(headers)}: ${found}`);
  }
  expect(wrong).toEqual([]);
});

test('each page names itself and the others in every language, and each of those names it @long', async () => {
  const addresses = await listSitemap();
  const named = new Map<string, string>();
  for (const address of addresses) {
    const { body } = await askSite(site.origin, address.replaceAll('&amp;', '&'));
    named.set(address, alternatesIn(body));
    const links = [...alternatesIn(body).matchAll(/ (\S+)/g)].map(([, path = '']) => path);
    if (links.length > 0) expect(links, address).toContain(address);
  }
  const wrong = [...named].flatMap(([address, alternates]) =>
    [...alternates.matchAll(/ (\S+)/g)].flatMap(([, other = '']) =>
      named.has(other) && named.get(other) !== alternates ? `${address} and ${other}` : [],
    ),
  );
  expect(wrong).toEqual([]);
  const inAll = [...named.values()].filter((text) => text.split('\n').length === 5);
  expect(inAll.length).toBeGreaterThan(isLong ? 100 : 10);
  for (const alternates of named.values())
    if (alternates !== '') expect(alternates).toMatch(/^x-default \/(?!fr|ja|zh-hant)/);
});

test('a language that leaves has no pages, and comes back with them', async () => {
  const editor = await signInEditor(
    site.origin,
    administrator.ADMIN_EMAIL,
    administrator.ADMIN_PASSWORD,
  );
  let revision = 1;
  const choose = async (others: object[]) => {
    const value = { ...demoLanguages, others };
    await callAction(editor, 'settings.save', { id: 'language', revision: revision++, value });
  };
  const { others } = demoLanguages;
  const french = () => askSite(site.origin, '/fr/about');
  expect(languageOf(await french())).toBe('200 fr-CA');
  await choose(others.filter(({ locale }) => locale !== 'fr-CA'));
  expect(languageOf(await french())).toBe('404 en-CA');
  expect(languageOf(await askSite(site.origin, '/ja/about'))).toBe('200 ja-JP');
  expect((await askSite(site.origin, '/about')).body).not.toContain('hreflang="fr"');
  await choose(others);
  expect(languageOf(await french())).toBe('200 fr-CA');
  await choose(others.map((other) => ({ ...other, state: 'preparation' })));
  expect(languageOf(await french())).toBe('404 en-CA');
  expect((await askSite(site.origin, '/about')).body).not.toContain('hreflang');
});

/** The status and language of an answer, or where it leads. */
function languageOf({ status, headers, body }: Answer) {
  const { location } = headers;
  if (typeof location === 'string') return `${status} ${location}`;
  return `${status} ${/<html lang="([^"]*)"/.exec(body)?.[1]}`;
}

/** What is right, read from the address alone. */
function expectedAt(address: string) {
  const [typed = '', query] = address.split('?', 2);
  let path = typed;
  for (let last = ''; last !== path;) {
    last = path;
    path = decodeURI(path).replaceAll(/\/{2,}/g, '/');
  }
  const [, first = ''] = path.split('/');
  const locale = Object.hasOwn(locales, first) ? locales[first] : undefined;
  const rest = locale ? path.slice(first.length + 1) : path;
  const search = query === undefined ? '' : `?${query}`;
  if (/[A-Z]/.test(path.replaceAll(/%[\dA-F]{2}/g, '')))
    return `301 ${path.toLowerCase().replace(/(?<=.)\/$/, '')}${search}`;
  if (locale && /^\/$/.test(rest)) return `301 /${first}${search}`;
  if (/.\/$/.test(rest)) return `301 ${path.replace(/\/+$/, '')}${search}`;
  const plain = pages.map((page) => page.split('?', 1)[0]).filter((page) => page !== '/nowhere');
  const isFound = rest === '/' || plain.includes(rest);
  return `${isFound ? 200 : 404} ${locale ?? 'en-CA'}`;
}

function spelled(prefix: string, page: string, random: Random) {
  const [path = '', query] = page.split('?', 2);
  const odd: (() => string)[] = [
    () => prefix + path || '/',
    () => `${prefix}${path}/`,
    () => `/${prefix}/${path}`.replaceAll('///', '//'),
    () => prefix.toUpperCase() + path || '/',
    () => prefix.replace(/\/(.)/, (_all, first: string) => `/%${hex(first)}`) + path || '/',
    () => prefix.replace(/\/(.)/, (_all, first: string) => `/%25${hex(first)}`) + path || '/',
    () => `${prefix}%2F${path.slice(1)}`.replace(/^%2F/, '/'),
    () => `${prefix}${prefix}${path}` || '/',
    () => `/ja${prefix}${path}`,
    () => `/frames${path}`,
  ];
  const parameters = random.of(['', 'lang=ja', 'language=fr-CA', 'locale=fr&hl=ja', 'x=/fr/about']);
  const queries = [query, parameters].filter(Boolean).join('&');
  return random.of(odd)() + (queries && `?${queries}`);
}

function oddHeaders(random: Random) {
  const headers: Record<string, string> = {
    'accept-language': random.of(['fr-FR,fr;q=0.9', 'ja', 'zh-TW', 'en', '*', 'x;q=9']),
    cookie: random.of(['', 'language=fr', 'lang=ja-JP; locale=zh', 'NEXT_LOCALE=fr']),
    'x-forwarded-prefix': random.of(['', '/fr', '/ja']),
    'x-original-url': random.of(['', '/fr', '/ja/about']),
    'x-rewrite-url': random.of(['', '/zh-hant']),
    'accept-encoding': random.of(['br', 'gzip', 'identity']),
    'content-language': random.of(['fr', 'ja']),
  };
  const chosen = Object.entries(headers).filter(() => random.next() < 0.5);
  return { ...Object.fromEntries(chosen), 'accept-encoding': 'identity' };
}

type Random = ReturnType<typeof randomFrom>;

function randomFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  return { next, of: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T };
}

function hex(character: string) {
  return character.charCodeAt(0).toString(16);
}

/** The addresses of the sitemap: of lists with many records a few. */
async function listSitemap() {
  const { body } = await askSite(site.origin, '/sitemap.xml');
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path,
  );
  return isLong ? paths : paths.filter((_path, index) => index % 8 < 1);
}

/** `x-default /` and `fr /fr`, a line each. */
function alternatesIn(html: string) {
  return [
    ...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="https?:\/\/[^/]+([^"]*)">/g),
  ]
    .map(([, tag, path]) => `${tag} ${path}`)
    .join('\n');
}
