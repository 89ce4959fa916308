import { pastAddress } from '../records/past/past-address.ts';
import { pathPrefix, pathPrefixes } from '../lib/text/path-prefix.ts';
import { directionsUrl, mailtoUrl, telephoneUrl } from '../lib/web/contact-urls.ts';
import { isTakenPath } from '../lib/web/site-path.ts';

const sameInAll = /^\/(?:[^/]+\.(?:png|svg|ico)|robots\.txt|sitemap\.xml)$/;

/** True for paths that the server serves the same in all languages. */
export function isSameInAll(path: string) {
  return isTakenPath(path) || sameInAll.test(path);
}

/** The address of a stored path in the language around the page. Other addresses stay as they are. */
export function localPath(path: string) {
  const prefix = pathPrefix();
  if (prefix === '' || !/^\/(?!\/)/.test(path)) return path;
  const [plain = ''] = path.split(/[?#]/, 1);
  if (isSameInAll(plain) || prefixOf(plain) !== '') return path;
  return prefix + (plain === '/' ? path.slice(1) : path);
}

/** The path that a page has in the source language. */
export function sourcePath(path: string) {
  const rest = path.slice(prefixOf(path.split(/[?#]/, 1)[0] ?? '').length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

function prefixOf(path: string) {
  return pathPrefixes().find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? '';
}

/** Every URL of the site. Components and pages never write one by hand. Those of pages are in the language around the page. */
export const paths = {
  get home() {
    return localPath('/');
  },
  get about() {
    return localPath('/about');
  },
  get partners() {
    return localPath('/partners');
  },
  partner: (slug: string) => localPath(`/partners/${slug}`),
  partnerCard: (slug: string) => localPath(`/partners/${slug}/card.png`),
  get projects() {
    return localPath('/projects');
  },
  project: (slug: string) => localPath(`/projects/${slug}`),
  brochure: (slug: string) => localPath(`/projects/${slug}/brochure.pdf`),
  /** Shown at the address of a brochure that cannot be opened yet. */
  brochureNotice: '/private/brochure',
  get vip() {
    return localPath('/vip');
  },
  get join() {
    return localPath('/join');
  },
  get news() {
    return localPath('/news');
  },
  newsItem: (slug: string) => localPath(`/news/${slug}`),
  get newsFeed() {
    return localPath('/news.xml');
  },
  get testimonials() {
    return localPath('/testimonials');
  },
  get contact() {
    return localPath('/contact');
  },
  /** The shortlist on the device, or with `projects=` a shared one. */
  get shortlist() {
    return localPath('/shortlist');
  },
  /** All projects that a shortlist can contain. The browser picks its own from them. */
  get shortlistProjects() {
    return localPath('/shortlist/projects');
  },
  /** Takes `projects=` like the shortlist. */
  get shortlistBrochure() {
    return localPath('/shortlist/brochure.pdf');
  },
  get privacy() {
    return localPath('/privacy');
  },
  /** A page added by an editor. */
  page: (slug: string) => localPath(`/${slug}`),
  notFound: '/404',
  sitemap: '/sitemap.xml',
  favicon: '/favicon.svg',
  /** For clients that request only this icon, such as feed readers. */
  oldFavicon: '/favicon.ico',
  icon: (name: string) => `/${name}.png`,
  get manifest() {
    return localPath('/manifest.webmanifest');
  },
  email: mailtoUrl,
  telephone: telephoneUrl,
  preview: (token: string) => `/preview/${token}`,
  /** A preview for a member of the VIP list. */
  firstAccess: (token: string) => localPath(`/private/${token}`),
  leaveLetters: (token: string) => localPath(`/private/leave/${token}`),
  adminFirstAccess: '/admin/first-access',
  directions: directionsUrl,
  adminPreview: (noun: string, id = 'new') => `/admin/preview/${noun}/${id}`,
  adminMapGround: '/admin/map-ground.svg',
  adminMedia: '/admin/media',
  adminMediaFile: (url: string) => `/admin/media?file=${encodeURIComponent(url)}`,
  adminRedirects: '/admin/redirects',
  adminBrokenLinks: '/admin/redirects?tab=broken-links',
  adminSettings: '/admin/settings',
  adminConnections: '/admin/connections',
  adminTeam: '/admin/team',
  adminAccount: '/admin/account',
  adminActivity: '/admin/activity',
  adminActivityCsv: '/admin/activity.csv',
  /** A public page as it was at a time. */
  adminPast: (page = '', at = '') => pastAddress({ page, at }),
  adminPastPage: (page: string, at = '') => pastAddress({ page, at }, '/admin/past/page'),
  adminPastHtml: (page: string, at = '') => pastAddress({ page, at }, '/admin/past/page.html'),
  adminPastPdf: (page: string, at = '') => pastAddress({ page, at }, '/admin/past/page.pdf'),
  /** A file that was public and is no longer in the library. */
  adminPastMedia: (key: string) => `/admin/past/media/${key}`,
  adminEnquiries: '/admin/enquiries',
  adminEnquiryFolder: (folder: string) => `/admin/enquiries?folder=${folder}`,
  adminEnquiryFile: (id: string) => `/admin/enquiries/files/${id}`,
  adminReports: '/admin/reports',
  adminEnquiriesCsv: '/admin/enquiries.csv',
  adminEnquiry: (id: string) => `/admin/enquiries?enquiry=${id}`,
};

/** The tabs of the redirects screen after the first, by the `tab` of its query. */
export const redirectTabs = { redirects: 'redirects', brokenLinks: 'broken-links' } as const;

/** The screens that had another path in an earlier release, by that path. */
const movedScreens: Record<string, string> = {
  '/admin/addresses': paths.adminRedirects,
  '/admin/people': paths.adminTeam,
  '/admin/figures': paths.adminReports,
  '/admin/vip': paths.adminFirstAccess,
};

/** The present path of a screen that has moved, so that old links still work. Undefined for all other paths. */
export function presentAdminPath(path: string) {
  const [, old = '', rest = ''] = /^(\/admin\/[^/.]+)(.*)$/.exec(path) ?? [];
  return Object.hasOwn(movedScreens, old) ? `${movedScreens[old]}${rest}` : undefined;
}

/** The back-office screens of the nouns. */
export const nounScreens = {
  news: '/admin/news',
  partners: '/admin/partners',
  projects: '/admin/projects',
  developers: '/admin/projects/developers',
  pages: '/admin/pages',
  testimonials: '/admin/testimonials',
};

/** The bitmap icons, served at `paths.icon`. */
export const iconNames = [
  'apple-touch-icon',
  'icon-192',
  'icon-512',
  'icon-maskable',
  'logo',
  'card',
] as const;

/** The main pages in the order of the navigation, without the contact page. Their paths are those of the source language. */
export const mainPages = [
  { label: 'Home', path: '/' },
  { label: 'About', path: '/about' },
  { label: 'Partners', path: '/partners' },
  { label: 'Global Projects', path: '/projects' },
  { label: 'VIP', path: '/vip' },
  { label: 'Join', path: '/join' },
  { label: 'News', path: '/news' },
  { label: 'Testimonials', path: '/testimonials' },
];

/** The pages that rich text can link to by name. */
export const namedPages = [
  ...mainPages,
  { label: 'Contact Us', path: '/contact' },
  { label: 'Privacy', path: '/privacy' },
];

/** The public page of each page record in the source language. Settings are visible on every page. */
export const publicPaths: Record<string, string> = {
  home: '/',
  about: '/about',
  news: '/news',
  testimonials: '/testimonials',
  vip: '/vip',
  join: '/join',
  contact: '/contact',
  partners: '/partners',
  projects: '/projects',
  privacy: '/privacy',
  '404': '/404',
  settings: '/',
};

/** The page of each visitors' form. Some take the slug of a partner or project. */
export const formPaths = {
  contact: () => paths.contact,
  'partner-contact': paths.partner,
  'project-interest': paths.project,
  vip: () => paths.vip,
  join: () => paths.join,
};
