import { PageHero } from '../../../ui/PageHero.tsx';
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
};

/** The hero of a page whose texts stand further down. Falls back to the initial title and the default picture. */
export function TextPageHero({ slug, page: { hero } }: TextPageHeroProps) {
  const firstTitle = initialTitle(slug);
  return (
    <PageHero
      title={hero.title || firstTitle}
      image={textPageImage(slug, hero)}
      scrim={textPageScrim(slug, { hero })}
      {...((hero.title || firstTitle) === firstTitle && { fit: defaultImageFor(slug).fit })}
    />
  );
}
