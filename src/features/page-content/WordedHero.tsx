import { PageHero } from '../../ui/PageHero.tsx';
import { basePage } from './base-pages.ts';
import { HeroWords } from './HeroWords.tsx';
import { ownPictures } from './own-pictures.tsx';
import type { Page } from './page-content.ts';
import type { PageInput } from './page-schemas.ts';
import { filled } from './page-placeholders.ts';

type WordedHeroProps = {
  slug: keyof typeof ownPictures;
  page: Pick<Page, 'hero'>;
  /** A link to content far below, for narrow screens. */
  shortcut?: { label: string; href: string };
};

/** The hero of a page with words of its own: what an editor has written and chosen, or else what the page begins with. */
export function WordedHero({ slug, page: { hero }, shortcut }: WordedHeroProps) {
  const own: { fit: number; overlay?: number } = ownPictures[slug];
  const first = firstTitle(slug);
  const isEmpty = hero.media.kind === 'image' && hero.media.image === null;
  return (
    <PageHero
      title={hero.title || first}
      image={isEmpty ? ownPictures[slug].image : hero.media}
      {...((hero.title || first) === first && { fit: own.fit })}
      {...(own.overlay !== undefined && { overlay: own.overlay })}
      {...(shortcut && { shortcut })}
    >
      <HeroWords hero={hero} />
    </PageHero>
  );
}

function firstTitle(slug: keyof typeof ownPictures) {
  const { content }: Pick<PageInput, 'content'> = basePage(slug);
  return 'hero' in content ? filled(content.hero.title, slug) : '';
}
