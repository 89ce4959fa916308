import type { HeroMedia } from '../../lib/media/hero-media.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { textOfRichText } from '../../lib/html/rich-text.ts';
import { frameMessages } from '../../messages/frame.ts';
import { projectMessages } from '../../messages/projects.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';
import styles from './TextFigure.module.css';
import { Video } from './Video.tsx';
import { VideoEmbed } from './VideoEmbed.tsx';

/** As wide as a line of text, or as the column of an article. */
const slot: Slot = [
  { from: '72rem', width: '54vw' },
  { from: '40rem', width: '34rem' },
  { width: '93vw' },
];

type TextFigureProps = {
  medium: HeroMedia;
  /** Sanitised HTML. */
  caption: string;
};

/** An image, whole, or a video in a text, with its caption and with what tells a rendering. */
export function TextFigure({ medium, caption }: TextFigureProps) {
  const title = textOfRichText(caption) || frameMessages().video;
  if (medium.kind === 'image' && !medium.image) return null;
  const isRendering = medium.kind === 'image' && medium.image?.imageType === 'rendering';
  return (
    <figure>
      {medium.kind === 'image' ? (
        medium.image && <ResponsiveImage image={medium.image} slot={slot} />
      ) : (
        <div className={`well ${styles.video}`}>
          {medium.kind === 'film' ? (
            <Video film={medium.film} title={title} slot={slot} />
          ) : (
            <VideoEmbed video={medium.video} title={title} />
          )}
        </div>
      )}
      {(caption !== '' || isRendering) && (
        <figcaption>
          {caption !== '' && <span dangerouslySetInnerHTML={{ __html: caption }} />}
          {isRendering && <small>{projectMessages().project.images.types.rendering}</small>}
        </figcaption>
      )}
    </figure>
  );
}
