/** A breadcrumb. `path` starts with a slash. */
export type Breadcrumb = { name: string; path: string };

/** Breadcrumbs as structured data. `origin` is the site's. */
export function breadcrumbData(origin: string, breadcrumbs: Breadcrumb[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}
