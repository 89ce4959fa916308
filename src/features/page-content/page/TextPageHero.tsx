import { PageHero } from '../../../ui/PageHero.tsx';
import { basePage } from '../initial/base-pages.ts';
import { HeroText } from './HeroText.tsx';
import {
  defaultImageFor,
  textPageImage,
  textPageScrim,
  type SlugWithImage,
} from './default-images.tsx';
import type { Page } from '../page-content.ts';
import type { PageInput } from '../page-schemas.ts';
import { filled } from '../page-placeholders.ts';

type TextPageHeroProps = {
  slug: SlugWithImage;
  page: Pick<Page, 'hero'>;
  /** A link to content far below, for narrow screens. */
  shortcut?: { label: string; href: string };
};

/** The hero of a page that has its own texts. Falls back to the initial title and the default picture. */
export function TextPageHero({ slug, page: { hero }, shortcut }: TextPageHeroProps) {
  const initialTitle = findInitialTitle(slug);
  return (
    <PageHero
      title={hero.title || initialTitle}
      image={textPageImage(slug, hero)}
      scrim={textPageScrim(slug, { hero })}
      {...((hero.title || initialTitle) === initialTitle && { fit: defaultImageFor(slug).fit })}
      {...(shortcut && { shortcut })}
    >
      <HeroText hero={hero} />
    </PageHero>
  );
}

function findInitialTitle(slug: SlugWithImage) {
  const { content }: Pick<PageInput, 'content'> = basePage(slug);
  return 'hero' in content ? filled(content.hero.title, slug) : '';
}
