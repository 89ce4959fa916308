import { videoAddress } from '../../lib/media/video-url.ts';
import type { NewsRow } from './news.ts';

export const newsMediaChoices = [
  { value: 'none', label: 'None' },
  { value: 'image', label: 'Image' },
  { value: 'video', label: 'Video' },
] as const;

export const videoTypeChoices = [
  { value: 'youtube', label: 'YouTube' },
  { value: 'upload', label: 'Upload' },
] as const;

type MediumColumns = Pick<NewsRow, 'imageUrl' | 'videoUrl' | 'videoType'>;

/**
 * The form fields for the medium of an item. Each medium has its own fields, so that its values stay while another is
 * chosen.
 */
export function mediumFields({ imageUrl, videoUrl, videoType }: MediumColumns) {
  const isShared = videoUrl === null || videoType === 'youtube';
  return {
    medium: videoUrl === null ? (imageUrl === null ? 'none' : 'image') : 'video',
    imageUrl,
    videoType: isShared ? 'youtube' : 'upload',
    youtubeUrl: isShared ? videoUrl : null,
    videoUrl: isShared ? null : videoUrl,
  };
}

/** The columns of the chosen medium. The others are null. */
export function mediumColumns(fields: Record<string, unknown>) {
  const { medium, imageUrl, videoType, youtubeUrl, videoUrl } = fields;
  const isVideo = medium === 'video';
  return {
    imageUrl: medium === 'image' ? imageUrl : null,
    videoUrl: isVideo ? (videoType === 'upload' ? videoUrl : videoUrlFrom(youtubeUrl)) : null,
    videoType: isVideo ? videoType : null,
  };
}

/** A draft keeps an address that names no video. */
function videoUrlFrom(url: unknown) {
  return typeof url === 'string' ? (videoAddress(url) ?? url) : null;
}
