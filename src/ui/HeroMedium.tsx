import type { HeroMedia } from '../lib/hero-media.ts';
import { AmbientFilm } from './Film.tsx';
import { Picture } from './Picture.tsx';
import { AmbientEmbed } from './VideoEmbed.tsx';

/** What fills a hero. Set a `FilmTab` beside it, in an element with `data-hero`. */
export function HeroMedium({ media }: { media: HeroMedia }) {
  if (media.kind === 'film') return <AmbientFilm film={media.film} />;
  if (media.kind === 'embed') return <AmbientEmbed video={media.video} poster={media.poster} />;
  if (media.image === null) return null;
  return <Picture image={media.image} sizes="100vw" className="photo" isEager />;
}
