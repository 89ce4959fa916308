import type { ReactNode } from 'react';
import type { HeroMedia } from '../../lib/hero-media.ts';
import fallback from '../../site/images/testimonials-hero.jpg?w=480;960;1600;2400&format=avif;webp;jpg&quality=50&as=picture';
import { PageHero } from '../../ui/PageHero.tsx';
import { testimonialsHero } from './testimonial.ts';

type TestimonialsHeroProps = {
  /** What the page content says, if it says anything. */
  title: string | undefined;
  media: HeroMedia | undefined;
  children: ReactNode;
};

export function TestimonialsHero({ title, media, children }: TestimonialsHeroProps) {
  const isEmpty = !media || (media.kind === 'image' && media.image === null);
  const image = isEmpty ? { ...fallback, alt: '', focal: { x: 0.5, y: 0.5 } } : media;
  const shown = title || testimonialsHero.title;
  const fit = shown.toUpperCase() === testimonialsHero.title ? 0.313 : undefined;
  return (
    <PageHero title={shown} image={image} fit={fit}>
      {children}
    </PageHero>
  );
}
