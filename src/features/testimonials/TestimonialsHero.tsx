import fallback from '../../site/images/testimonials-hero.jpg?variants&dimmed&as=picture';
import { isOfFirstCompany } from '../../site/settings-first-company.ts';
import { PageHero } from '../../ui/PageHero.tsx';
import { HeroText } from '../page-content/page/HeroText.tsx';
import type { Page } from '../page-content/page-content.ts';
import { testimonialsHero } from './testimonial.ts';

const noImage = { kind: 'image', image: null } as const;

/** The hero from the page content, with defaults for what it lacks. */
export function TestimonialsHero({ hero }: { hero: Page['hero'] | undefined }) {
  const title = hero?.title || testimonialsHero.title;
  const texts = hero?.subtitle ? hero : { subheading: '', subtitle: testimonialsHero.subtitle };
  const isEmpty = !hero || (hero.media.kind === 'image' && hero.media.image === null);
  const ownImage = isOfFirstCompany()
    ? { ...fallback, alt: '', focal: { x: 0.5, y: 0.5 } }
    : noImage;
  const image = isEmpty ? ownImage : hero.media;
  const fit = title.toUpperCase() === testimonialsHero.title ? 0.313 : undefined;
  return (
    <PageHero title={title} image={image} fit={fit}>
      <HeroText hero={texts} />
    </PageHero>
  );
}
