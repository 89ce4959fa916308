import { pageMessages } from '../../messages/pages.ts';
import fallback from '../../site/images/testimonials-hero.jpg?variants&as=picture';
import luminance from '../../site/images/testimonials-hero.jpg?luminance';
import { heroImage } from '../../lib/media/hero-media.ts';
import { isOfFirstCompany } from '../../site/settings/first-company.ts';
import { LowHero } from '../../ui/LowHero.tsx';
import { HeroText } from '../page-content/page/HeroText.tsx';
import type { Page } from '../page-content/page-content.ts';

const noImage = { kind: 'image', image: null } as const;

type TestimonialsHeroProps = { hero: Page['hero'] | undefined };

/** The hero from the page content, with defaults for what it lacks. */
export function TestimonialsHero({ hero }: TestimonialsHeroProps) {
  const messages = pageMessages().testimonials;
  const title = hero?.title || messages.title;
  const texts = hero?.subtitle ? hero : { subheading: '', subtitle: messages.subtitle };
  return (
    <LowHero title={title} image={heroMedia(hero)}>
      <HeroText hero={texts} />
    </LowHero>
  );
}

/** The image of the page, or the default one. */
export function testimonialsImage(hero: Page['hero'] | undefined) {
  const media = heroMedia(hero);
  return 'kind' in media ? heroImage(media) : media;
}

function heroMedia(hero: Page['hero'] | undefined) {
  const isEmpty = !hero || (hero.media.kind === 'image' && hero.media.image === null);
  if (!isEmpty) return hero.media;
  return isOfFirstCompany()
    ? { ...fallback, luminance, alt: '', focal: { x: 0.5, y: 0.5 } }
    : noImage;
}
