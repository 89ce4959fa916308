import { basePage } from '../initial/base-pages.ts';
import { filled } from '../page-placeholders.ts';
import type { PageInput } from '../page-schemas.ts';

/** The hero's title before an editor changes it. Empty for pages without one. */
export function initialTitle(slug: Parameters<typeof basePage>[0]) {
  const { content }: Pick<PageInput, 'content'> = basePage(slug);
  return 'hero' in content ? filled(content.hero.title, slug) : '';
}
