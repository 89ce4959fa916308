import { PageHero } from '../../../ui/PageHero.tsx';
import { HeroText } from './HeroText.tsx';
import {
  defaultImageFor,
  textPageImage,
  textPageScrim,
  type SlugWithImage,
} from './default-images.tsx';
import { initialTitle } from './initial-title.ts';
import type { Page } from '../page-content.ts';

type TextPageHeroProps = {
  slug: SlugWithImage;
  page: Pick<Page, 'hero'>;
  /** Its texts stand further down. */
  isTitleOnly?: boolean;
};

/** The hero of a page that has its own texts. Falls back to the initial title and the default picture. */
export function TextPageHero({ slug, page: { hero }, isTitleOnly }: TextPageHeroProps) {
  const firstTitle = initialTitle(slug);
  return (
    <PageHero
      title={hero.title || firstTitle}
      image={textPageImage(slug, hero)}
      scrim={textPageScrim(slug, { hero })}
      {...((hero.title || firstTitle) === firstTitle && { fit: defaultImageFor(slug).fit })}
    >
      {isTitleOnly ? undefined : <HeroText hero={hero} />}
    </PageHero>
  );
}
