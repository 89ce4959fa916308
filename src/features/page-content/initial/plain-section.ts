import type { PageContent } from '../page-schemas.ts';

/** A section with a title and a text, and nothing else. */
export function plainSection(title: string, content: string): PageContent['sections'][number] {
  return {
    title,
    subheading: '',
    content,
    imageUrl: null,
    imageAlignment: null,
    medallionLogoUrl: null,
  };
}
