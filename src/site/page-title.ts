import { settings } from './settings/settings.ts';

/** The `<title>` of a page, such as `About | SOLMERE`. */
export function pageTitle(page: string) {
  const { company, search } = settings();
  const values: Record<string, string> = { '{page}': page, '{company}': company.name };
  return search.titlePattern.replaceAll(/\{\w+\}/g, (name) => values[name] ?? name);
}
