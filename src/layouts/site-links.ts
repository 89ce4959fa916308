import { mainPages } from '../site/paths.ts';

/** The links of the navigation and the footer, without the contact page. */
export const siteLinks = mainPages.map(({ label, path }) => ({
  label: label.toUpperCase(),
  href: path,
}));
