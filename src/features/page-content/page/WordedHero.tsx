import { PageHero } from '../../../ui/PageHero.tsx';
import { basePage } from '../initial/base-pages.ts';
import { HeroWords } from './HeroWords.tsx';
import { ownPictureOf, type PicturedSlug } from './own-pictures.tsx';
import type { Page } from '../page-content.ts';
import type { PageInput } from '../page-schemas.ts';
import { filled } from '../page-placeholders.ts';

type WordedHeroProps = {
  slug: PicturedSlug;
  page: Pick<Page, 'hero'>;
  /** A link to content far below, for narrow screens. */
  shortcut?: { label: string; href: string };
};

/** The hero of a page that has its own texts. Falls back to the initial title and the default picture. */
export function WordedHero({ slug, page: { hero }, shortcut }: WordedHeroProps) {
  const defaults = ownPictureOf(slug);
  const initialTitle = initialTitleOf(slug);
  const isEmpty = hero.media.kind === 'image' && hero.media.image === null;
  return (
    <PageHero
      title={hero.title || initialTitle}
      image={(isEmpty && defaults.image) || hero.media}
      {...((hero.title || initialTitle) === initialTitle && { fit: defaults.fit })}
      {...(defaults.overlay !== undefined && { overlay: defaults.overlay })}
      {...(shortcut && { shortcut })}
    >
      <HeroWords hero={hero} />
    </PageHero>
  );
}

function initialTitleOf(slug: PicturedSlug) {
  const { content }: Pick<PageInput, 'content'> = basePage(slug);
  return 'hero' in content ? filled(content.hero.title, slug) : '';
}
