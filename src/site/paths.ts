/** Every address of the site. Components and pages never write one by hand. */
export const paths = {
  home: '/',
  about: '/about',
  partners: '/partners',
  partner: (slug: string) => `/partners/${slug}`,
  projects: '/projects',
  project: (slug: string) => `/projects/${slug}`,
  vip: '/vip',
  join: '/join',
  news: '/news',
  newsFeed: '/news.xml',
  testimonials: '/testimonials',
  contact: '/contact',
  sitemap: '/sitemap.xml',
  favicon: '/favicon.svg',
  email: (address: string) => `mailto:${address}`,
  /** The number up to any word such as `ext.`, without its spaces. */
  telephone: (number: string) => `tel:${number.replace(/[a-z].*/i, '').replace(/[^+\d]/g, '')}`,
  adminPartners: '/admin/partners',
};
