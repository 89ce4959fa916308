import { pastAddress } from '../model/past-address.ts';
import { directionsUrl, mailtoUrl, telephoneUrl } from '../lib/web/contact-urls.ts';
import { localPath } from '../lib/web/local-path.ts';

export { localPath, sourcePath } from '../lib/web/local-path.ts';

/** The built-in pages and files in the source language, as records store them. */
export const builtIn = {
  home: '/',
  about: '/about',
  partners: '/partners',
  projects: '/projects',
  vip: '/vip',
  join: '/join',
  news: '/news',
  newsFeed: '/news.xml',
  testimonials: '/testimonials',
  contact: '/contact',
  /** The shortlist on the device, or with `projects=` a shared one. */
  shortlist: '/shortlist',
  privacy: '/privacy',
  notFound: '/404',
  manifest: '/manifest.webmanifest',
} as const;

/** Every URL of the site. Components and pages never write one by hand. Those of pages are in the language around the page. */
export const paths = {
  get home() {
    return localPath(builtIn.home);
  },
  get about() {
    return localPath(builtIn.about);
  },
  get partners() {
    return localPath(builtIn.partners);
  },
  partner: (slug: string) => localPath(`/partners/${slug}`),
  partnerVcard: (slug: string) => localPath(`/partners/${slug}/contact.vcf`),
  partnerQr: (slug: string) => localPath(`/partners/${slug}/contact.svg`),
  partnerCard: (slug: string) => localPath(`/partners/${slug}/card.png`),
  get projects() {
    return localPath(builtIn.projects);
  },
  project: (slug: string) => localPath(`/projects/${slug}`),
  milestones: (slug: string) => localPath(`/projects/${slug}/milestones.ics`),
  brochure: (slug: string) => localPath(`/projects/${slug}/brochure.pdf`),
  /** Shown at the address of a brochure that cannot be opened yet. */
  brochureNotice: '/private/brochure',
  get vip() {
    return localPath(builtIn.vip);
  },
  get join() {
    return localPath(builtIn.join);
  },
  get news() {
    return localPath(builtIn.news);
  },
  newsItem: (slug: string) => localPath(`/news/${slug}`),
  get newsFeed() {
    return localPath(builtIn.newsFeed);
  },
  get testimonials() {
    return localPath(builtIn.testimonials);
  },
  get contact() {
    return localPath(builtIn.contact);
  },
  get shortlist() {
    return localPath(builtIn.shortlist);
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
    return localPath(builtIn.privacy);
  },
  /** A page added by an editor. */
  page: (slug: string) => localPath(`/${slug}`),
  /** Only for rewrites: it has no prefix. */
  notFound: builtIn.notFound,
  sitemap: '/sitemap.xml',
  favicon: '/favicon.svg',
  /** For clients that request only this icon, such as feed readers. */
  oldFavicon: '/favicon.ico',
  icon: (name: string) => `/${name}.png`,
  get manifest() {
    return localPath(builtIn.manifest);
  },
  api: '/api/v1',
  /** Where assistants connect. */
  assistants: '/mcp',
  /** Asks a member whether an assistant may act for them. */
  adminConnect: '/admin/connect',
  apiDocument: '/api/v1/openapi.json',
  email: mailtoUrl,
  telephone: telephoneUrl,
  preview: (token: string) => `/preview/${token}`,
  /** A preview for a member of the VIP list. */
  firstAccess: (token: string) => localPath(`/private/${token}`),
  /** A visitor's own page of a viewing. */
  viewing: (token: string) => localPath(`/viewings/${token}`),
  /** The feed of a host. */
  hostCalendar: (token: string) => `/calendars/${token}.ics`,
  viewingCalendar: (token: string) => localPath(`/viewings/${token}/viewing.ics`),
  /** Receives what somebody asks to hear about. */
  get tellMe() {
    return localPath('/alerts');
  },
  /** What a reader hears about, and the end of it. */
  reader: (token: string) => localPath(`/alerts/${token}`),
  /** What somebody asked for on their page, by the link of an email. */
  readerRequest: (token: string) => localPath(`/alerts/request/${token}`),
  leaveLetters: (token: string) => localPath(`/private/leave/${token}`),
  adminFirstAccess: '/admin/first-access',
  consentRegister: '/admin/consents.csv',
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
  adminFollowUp: (id: string) => `/admin/enquiries/${id}/follow-up.ics`,
  adminViewings: '/admin/viewings',
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

/** The back-office screens of the nouns. A noun comes after those to which its records refer. */
export const nounScreens = {
  developers: '/admin/projects/developers',
  partners: '/admin/partners',
  projects: '/admin/projects',
  hosts: '/admin/viewings/hosts',
  campaigns: '/admin/campaigns',
  news: '/admin/news',
  testimonials: '/admin/testimonials',
  pages: '/admin/pages',
};

/** The nouns in the order in which their records are written. They are deleted in the reverse order. */
export const nounsInOrder = Object.keys(nounScreens) as (keyof typeof nounScreens)[];

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
  { label: 'Home', path: builtIn.home },
  { label: 'About', path: builtIn.about },
  { label: 'Partners', path: builtIn.partners },
  { label: 'Global Projects', path: builtIn.projects },
  { label: 'VIP', path: builtIn.vip },
  { label: 'Join', path: builtIn.join },
  { label: 'News', path: builtIn.news },
  { label: 'Testimonials', path: builtIn.testimonials },
];

/** The pages that rich text can link to by name. */
export const namedPages = [
  ...mainPages,
  { label: 'Contact Us', path: builtIn.contact },
  { label: 'Privacy', path: builtIn.privacy },
];

/** The public page of each page record in the source language. Settings are visible on every page. */
export const publicPaths: Record<string, string> = {
  home: builtIn.home,
  about: builtIn.about,
  news: builtIn.news,
  testimonials: builtIn.testimonials,
  vip: builtIn.vip,
  join: builtIn.join,
  contact: builtIn.contact,
  partners: builtIn.partners,
  projects: builtIn.projects,
  privacy: builtIn.privacy,
  '404': builtIn.notFound,
  settings: builtIn.home,
};

/** The page of each visitors' form. Some take the slug of a partner or project. */
export const formPaths = {
  contact: () => paths.contact,
  'partner-contact': paths.partner,
  'project-interest': paths.project,
  vip: () => paths.vip,
  join: () => paths.join,
};
