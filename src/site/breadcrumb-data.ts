import { paths } from './paths.ts';

/** A page on the way to another, by the name that it has there. `path` begins with a slash. */
export type Step = { name: string; path: string };

/** The way from the home page to a page, as structured data; `origin` is that of the site. */
export function breadcrumbData(origin: string, steps: Step[]) {
  const way = [{ name: 'Home', path: paths.home }, ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
