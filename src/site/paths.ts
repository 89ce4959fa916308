import { pastAddress } from '../records/past/past-address.ts';
import { directionsUrl, mailtoUrl, telephoneUrl } from '../lib/web/contact-urls.ts';

/** Every URL of the site. Components and pages never write one by hand. */
export const paths = {
  home: '/',
  about: '/about',
  partners: '/partners',
  partner: (slug: string) => `/partners/${slug}`,
  partnerCard: (slug: string) => `/partners/${slug}/card.png`,
  projects: '/projects',
  project: (slug: string) => `/projects/${slug}`,
  brochure: (slug: string) => `/projects/${slug}/brochure.pdf`,
  /** Shown at the address of a brochure that cannot be opened yet. */
  brochureNotice: '/private/brochure',
  vip: '/vip',
  join: '/join',
  news: '/news',
  newsItem: (slug: string) => `/news/${slug}`,
  newsFeed: '/news.xml',
  testimonials: '/testimonials',
  contact: '/contact',
  /** The shortlist on the device, or with `projects=` a shared one. */
  shortlist: '/shortlist',
  /** All projects that a shortlist can contain. The browser picks its own from them. */
  shortlistProjects: '/shortlist/projects',
  /** Takes `projects=` like the shortlist. */
  shortlistBrochure: '/shortlist/brochure.pdf',
  privacy: '/privacy',
  /** A page added by an editor. */
  page: (slug: string) => `/${slug}`,
  notFound: '/404',
  sitemap: '/sitemap.xml',
  favicon: '/favicon.svg',
  /** For clients that request only this icon, such as feed readers. */
  oldFavicon: '/favicon.ico',
  icon: (name: string) => `/${name}.png`,
  manifest: '/manifest.webmanifest',
  email: mailtoUrl,
  telephone: telephoneUrl,
  preview: (token: string) => `/preview/${token}`,
  /** A preview for a member of the VIP list. */
  firstAccess: (token: string) => `/private/${token}`,
  leaveLetters: (token: string) => `/private/leave/${token}`,
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

/** The main pages in the order of the navigation, without the contact page. */
export const mainPages = [
  { label: 'Home', path: paths.home },
  { label: 'About', path: paths.about },
  { label: 'Partners', path: paths.partners },
  { label: 'Global Projects', path: paths.projects },
  { label: 'VIP', path: paths.vip },
  { label: 'Join', path: paths.join },
  { label: 'News', path: paths.news },
  { label: 'Testimonials', path: paths.testimonials },
];

/** The pages that rich text can link to by name. */
export const namedPages = [
  ...mainPages,
  { label: 'Contact Us', path: paths.contact },
  { label: 'Privacy', path: paths.privacy },
];

/** The public page of each page record. Settings are visible on every page. */
export const publicPaths: Record<string, string> = {
  home: paths.home,
  about: paths.about,
  news: paths.news,
  testimonials: paths.testimonials,
  vip: paths.vip,
  join: paths.join,
  contact: paths.contact,
  partners: paths.partners,
  projects: paths.projects,
  privacy: paths.privacy,
  '404': paths.notFound,
  settings: paths.home,
};

/** The page of each visitors' form. Some take the slug of a partner or project. */
export const formPaths = {
  contact: () => paths.contact,
  'partner-contact': paths.partner,
  'project-interest': (slug: string) => `${paths.projects}/${slug}`,
  vip: () => paths.vip,
  join: () => paths.join,
};
