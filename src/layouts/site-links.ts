import { paths } from '../site/paths.ts';

/** What the navigation and the footer of every page lead to, before the contact page. */
export const siteLinks = [
  { label: 'HOME', href: paths.home },
  { label: 'ABOUT', href: paths.about },
  { label: 'PARTNERS', href: paths.partners },
  { label: 'GLOBAL PROJECTS', href: paths.projects },
  { label: 'VIP', href: paths.vip },
  { label: 'JOIN', href: paths.join },
  { label: 'NEWS', href: paths.news },
  { label: 'TESTIMONIALS', href: paths.testimonials },
];
