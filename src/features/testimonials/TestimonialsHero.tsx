import { pageMessages } from '../../messages/pages.ts';
import fallback from '../../site/images/testimonials-hero.jpg?variants&as=picture';
import luminance from '../../site/images/testimonials-hero.jpg?luminance';
import { heroScrim } from '../../site/hero-scrim.ts';
import { isOfFirstCompany } from '../../site/settings/first-company.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { HeroText } from '../page-content/page/HeroText.tsx';
import type { Page } from '../page-content/page-content.ts';
import { testimonialsHero } from './testimonial.ts';

const noImage = { kind: 'image', image: null } as const;

type TestimonialsHeroProps = { hero: Page['hero'] | undefined };

/** The hero from the page content, with defaults for what it lacks. */
export function TestimonialsHero({ hero }: TestimonialsHeroProps) {
  const messages = pageMessages().testimonials;
  const title = hero?.title || messages.title;
  const texts = hero?.subtitle ? hero : { subheading: '', subtitle: messages.subtitle };
  const image = heroImage(hero);
  const fit = title.toUpperCase() === testimonialsHero.title ? 0.313 : undefined;
  return (
    <PageHero title={title} image={image} scrim={heroScrim(image)} fit={fit}>
      <HeroText hero={texts} />
    </PageHero>
  );
}

export function testimonialsScrim(hero: Page['hero'] | undefined) {
  return heroScrim(heroImage(hero));
}

function heroImage(hero: Page['hero'] | undefined) {
  const isEmpty = !hero || (hero.media.kind === 'image' && hero.media.image === null);
  if (!isEmpty) return hero.media;
  return isOfFirstCompany()
    ? { ...fallback, luminance, alt: '', focal: { x: 0.5, y: 0.5 } }
    : noImage;
}
