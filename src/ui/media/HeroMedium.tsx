import type { HeroMedia } from '../../lib/media/hero-media.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { AmbientVideo } from './Video.tsx';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import { AmbientEmbed } from './VideoEmbed.tsx';

/** The picture, film or video of a hero. Render a `FilmTab` next to it, in an element with `data-hero`. */
export function HeroMedium({ media, slot }: { media: HeroMedia; slot: Slot }) {
  if (media.kind === 'film') return <AmbientVideo film={media.film} slot={slot} />;
  if (media.kind === 'embed') {
    return <AmbientEmbed video={media.video} poster={media.poster} slot={slot} />;
  }
  if (media.image === null) return null;
  return <ResponsiveImage image={media.image} slot={slot} className="photo" isEager />;
}
