import { pageMessages } from '../../messages/pages.ts';

/** The name of a category for visitors. One that the site does not know stays as it was written. */
export function categoryName(category: string) {
  const names: Record<string, string> = pageMessages().news.categories;
  return (Object.hasOwn(names, category) ? names[category] : undefined) ?? category;
}
