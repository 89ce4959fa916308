import { videoId } from '../../lib/video-url.ts';
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
 * What the form of an item holds of its medium. Each medium has fields of its own, so that what was given for
 * one stays while another is chosen.
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

/** The fields of the chosen medium as they are saved; those of the others are null, and so is an address that names no video. */
export function mediumColumns(fields: Record<string, unknown>) {
  const { medium, imageUrl, videoType, youtubeUrl, videoUrl } = fields;
  const isVideo = medium === 'video';
  return {
    imageUrl: medium === 'image' ? imageUrl : null,
    videoUrl: isVideo ? (videoType === 'upload' ? videoUrl : namingVideo(youtubeUrl)) : null,
    videoType: isVideo ? videoType : null,
  };
}

function namingVideo(address: unknown) {
  return typeof address === 'string' && videoId(address) !== undefined ? address : null;
}
