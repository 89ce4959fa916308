import { mainPages } from '../site/paths.ts';

/** What the navigation and the footer of every page lead to, before the contact page. */
export const siteLinks = mainPages.map(({ label, path }) => ({
  label: label.toUpperCase(),
  href: path,
}));
