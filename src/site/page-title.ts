import { settings } from './settings.ts';

/** What stands in the tab of a browser and in search results for a page: `About | SOLMERE`. */
export function pageTitle(page: string) {
  const { company, search } = settings();
  const words: Record<string, string> = { '{page}': page, '{company}': company.name };
  return search.titlePattern.replaceAll(/\{\w+\}/g, (word) => words[word] ?? word);
}
