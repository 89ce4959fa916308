import { plainImageUrl } from '../../lib/media/image-variants.ts';
import { isImageUrl, isVideoUrl } from '../../lib/media/media-key.ts';
import { videoId } from '../../lib/media/video-url.ts';

type ShownMedium = {
  /** The tag that stores it. */
  stored: 'img' | 'video';
  tag: 'img' | 'video' | 'p';
  attributes: Record<string, string>;
  text: string | null;
};

/** What the back office shows of an image or a video of a text: nothing from another server. */
export function shownMedium(src: string): ShownMedium {
  if (isImageUrl(src)) {
    const attributes = { src: plainImageUrl(src), alt: 'Image' };
    return { stored: 'img', tag: 'img', attributes, text: null };
  }
  if (isVideoUrl(src)) {
    const attributes = { src, preload: 'metadata', 'aria-label': 'Video' };
    return { stored: 'video', tag: 'video', attributes, text: null };
  }
  return { stored: 'video', tag: 'p', attributes: {}, text: `YouTube video ${videoId(src) ?? ''}` };
}
