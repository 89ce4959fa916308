import type { Slot } from '../../lib/media/image-slot.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { Video } from '../../ui/media/Video.tsx';
import { VideoEmbed } from '../../ui/media/VideoEmbed.tsx';
import { imageNote } from '../projects/image-types.ts';
import type { NewsItem } from './news.ts';
import styles from './NewsMedium.module.css';

type NewsMediumProps = {
  item: Pick<NewsItem, 'media' | 'title'>;
  slot: Slot;
  /** It unveils when it comes into sight. Otherwise it is there from the start. */
  isUnveiled?: boolean;
};

/** The picture, the film or the shared video of an item; nothing if it has none. */
export function NewsMedium({ item: { media, title }, slot, isUnveiled = false }: NewsMediumProps) {
  if (media.kind === 'image' && !media.image) return null;
  return (
    <div className={`well ${isUnveiled ? 'unveil ' : ''}${styles.well}`}>
      {media.kind === 'film' && <Video film={media.film} title={title} slot={slot} />}
      {media.kind === 'embed' && (
        <VideoEmbed
          video={media.video}
          title={title}
          poster={media.poster}
          note={media.poster && imageNote(media.poster)}
          slot={slot}
        />
      )}
      {media.kind === 'image' && media.image && (
        <ResponsiveImage image={media.image} slot={slot} className="photo" isEager={!isUnveiled} />
      )}
    </div>
  );
}
