import { LowHero } from '../../../ui/LowHero.tsx';
import { HeroText } from './HeroText.tsx';
import { textPageImage, type SlugWithImage } from './default-images.tsx';
import { initialTitle } from './initial-title.ts';
import type { Page } from '../page-content.ts';

type ListHeroProps = { slug: SlugWithImage; page: Pick<Page, 'hero'> };

/** The low hero of a page that has its own texts. Falls back to the initial title and the default image. */
export function ListHero({ slug, page: { hero } }: ListHeroProps) {
  return (
    <LowHero title={hero.title || initialTitle(slug)} image={textPageImage(slug, hero)}>
      <HeroText hero={hero} />
    </LowHero>
  );
}
