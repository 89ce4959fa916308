import { globSync } from 'node:fs';
import path from 'node:path';
import { nounNames } from '../../../src/features/nouns.ts';
import { isLong } from '../../set-up/long.ts';

const pages = path.resolve(import.meta.dirname, '../../../src/pages');

/** The files of the routes that strangers can open. */
export function publicRoutes() {
  return globSync('**/*.{astro,ts}', { cwd: pages })
    .filter((file) => !/^(?:admin|auth)\//.test(file))
    .toSorted();
}

/** The number of a home of each subject. */
export const askedHome = '2701';

/** A project, and links that were given to it while it was public with prices. */
export type Subject = { slug: string; partner: string; preview: string; access: string };

/** What a stranger asks a route for: addresses, or a request. `isPriced` for those with the price of a public project. */
type WayOut = {
  addresses: (subject: Subject) => string[];
  isPriced?: (address: string) => boolean;
  /** The form that is sent. */
  sends?: Record<string, string>;
};

/** The short run asks one language beside English. */
const languages = ['', '/fr', ...(isLong ? ['/ja'] : [])];

function way(...made: ((subject: Subject) => string)[]): WayOut {
  return { addresses: (subject) => made.map((make) => make(subject)) };
}

function priced(...made: ((subject: Subject) => string)[]): WayOut {
  return { ...way(...made), isPriced: () => true };
}

const everywhere = (make: (subject: Subject) => string) =>
  languages.map((language) => (subject: Subject) => language + make(subject));

/** Every way by which something of a project or partner can reach a stranger, by the file of its route. */
export const waysOut: Record<string, WayOut> = {
  '404.astro': way(
    () => '/nowhere',
    ({ slug }) => `/${slug}`,
  ),
  '500.astro': way(() => '/500'),
  '[icon].png.ts': way(() => '/icon-192.png'),
  '[slug].astro': way(({ slug }) => `/${slug}-page`),
  'about.astro': way(() => '/about'),
  'alerts/[token].astro': way(() => '/alerts/nothing'),
  'alerts/index.astro': way(...everywhere(() => '/alerts')),
  'alerts/request/[token].astro': way(() => '/alerts/request/nothing'),
  'api/[...path].ts': way(({ slug }) => `/api/v1/project/${slug}`),
  'api/v1/[noun]/[slug].ts': {
    ...way(
      () => '/api/v1/pages/home',
      ({ partner }) => `/api/v1/partners/${partner}`,
      ({ slug }) => `/api/v1/projects/${slug}`,
      ({ slug }) => `/api/v1/news/${slug}`,
    ),
    isPriced: (address) => address.startsWith('/api/v1/projects/'),
  },
  'api/v1/[noun]/index.ts': way(
    ...nounNames.map((noun) => () => `/api/v1/${noun}`),
    () => '/api/v1/projects?page=2',
  ),
  'api/v1/enquiries.ts': way(() => '/api/v1/enquiries'),
  'api/v1/index.astro': way(() => '/api/v1'),
  'api/v1/openapi.json.ts': way(() => '/api/v1/openapi.json'),
  'api/v1/projects/[slug]/homes/[number].ts': way(
    ({ slug }) => `/api/v1/projects/${slug}/homes/${askedHome}`,
  ),
  'api/v1/projects/[slug]/homes/index.ts': priced(({ slug }) => `/api/v1/projects/${slug}/homes`),
  'api/v1/projects/[slug]/viewings.ts': way(({ slug }) => `/api/v1/projects/${slug}/viewings`),
  'api/v1/subscribers/[id].ts': way(({ access }) => `/api/v1/subscribers/${access}`),
  'api/v1/subscribers/index.ts': way(() => '/api/v1/subscribers'),
  'calendars/[token].ics.ts': way(({ access }) => `/calendars/${access}.ics`),
  'contact.astro': way(...everywhere(({ slug }) => `/contact?projects=${slug}`)),
  'favicon.ico.ts': way(() => '/favicon.ico'),
  'favicon.svg.ts': way(() => '/favicon.svg'),
  'index.astro': way(...everywhere(() => '/')),
  'join.astro': way(() => '/join'),
  'mcp.ts': way(() => '/mcp'),
  'manifest.webmanifest.ts': way(() => '/manifest.webmanifest'),
  'news.xml.ts': way(() => '/news.xml'),
  'news/[slug].astro': way(({ slug }) => `/news/${slug}`),
  'news/index.astro': way(() => '/news'),
  'partners/[slug].astro': way(...everywhere(({ partner }) => `/partners/${partner}`)),
  'partners/[slug]/card.png.ts': way(({ partner }) => `/partners/${partner}/card.png`),
  'partners/[slug]/contact.svg.ts': way(({ partner }) => `/partners/${partner}/contact.svg`),
  'partners/[slug]/contact.vcf.ts': way(({ partner }) => `/partners/${partner}/contact.vcf`),
  'partners/index.astro': way(() => '/partners'),
  'preview/[token].astro': priced(({ preview }) => `/preview/${preview}`),
  'privacy.astro': way(() => '/privacy'),
  'private/[token].astro': {
    ...priced(...everywhere(({ access }) => `/private/${access}`)),
    sends: {},
  },
  'private/brochure.astro': way(() => '/private/brochure'),
  'private/leave/[token].astro': way(({ access }) => `/private/leave/${access}`),
  'projects/[slug].astro': priced(
    ...everywhere(({ slug }) => `/projects/${slug}`),
    ({ slug }) => `/projects/${slug}?home=${askedHome}`,
  ),
  'projects/[slug]/brochure.pdf.ts': priced(({ slug }) => `/projects/${slug}/brochure.pdf`),
  'projects/[slug]/milestones.ics.ts': way(({ slug }) => `/projects/${slug}/milestones.ics`),
  'projects/index.astro': way(
    ...everywhere(() => '/projects?city=VANCOUVER'),
    () => '/projects?sort=price&city=VANCOUVER',
    () => '/projects?view=table&city=VANCOUVER',
    () => '/projects?price=8000000&city=VANCOUVER',
    () => '/projects?words=vesperbourne',
  ),
  'robots.txt.ts': way(() => '/robots.txt'),
  'shortlist/brochure.pdf.ts': priced(({ slug }) => `/shortlist/brochure.pdf?projects=${slug}`),
  'shortlist/index.astro': priced(
    ({ slug }) => `/shortlist?projects=${slug}`,
    ({ slug }) => `/shortlist?projects=${slug}&view=comparison`,
  ),
  'shortlist/projects.astro': way(() => '/shortlist/projects'),
  'sitemap.xml.ts': way(
    () => '/sitemap.xml',
    () => '/sitemap.xml?part=1',
  ),
  'testimonials.astro': way(() => '/testimonials'),
  'viewings/[token].astro': way(() => '/viewings/nothing'),
  'viewings/[token]/viewing.ics.ts': way(() => '/viewings/nothing/viewing.ics'),
  'vip.astro': way(() => '/vip'),
};
