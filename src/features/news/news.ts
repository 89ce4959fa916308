import { z } from 'zod';
import type { SmallFilm } from '../../lib/film.ts';
import type { HeroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { filmAddress, imageAddress } from '../media/media-address.ts';
import { plainText } from '../../lib/plain-text.ts';
import { videoId } from '../../lib/video-url.ts';

export const newsCategories = [
  'Project Update',
  'Company News',
  'Sales Achievement',
  'New Launch',
  'Recognition',
] as const;

const videoTypes = ['youtube', 'upload'] as const;

const needed = 'This is needed.';
const required = z.string({ error: needed }).overwrite(plainText).trim().min(1, needed);
const address = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? '').trim() || null);

/** False for what a slip of the finger makes of a year. */
function isLikely(date: string) {
  return date >= '1900-01-01' && date <= '2100-12-31';
}

const newsFields = z.object({
  title: required,
  /** Plain text; a blank line begins a new paragraph. */
  content: required,
  category: z.enum(newsCategories, { error: needed }),
  /** A day, such as `2025-01-05`. */
  publishedAt: z.iso.date({ error: needed, abort: true }).refine(isLikely, {
    error: 'Enter a date between 1900 and 2100.',
  }),
  imageUrl: address,
  /** A file of ours, or the address of a video on the video-sharing service. */
  videoUrl: address.refine((url) => url === null || /^(https?:\/\/|\/media\/)./.test(url), {
    error: 'Enter a full web address, starting with https://',
  }),
  videoType: z
    .enum(videoTypes)
    .nullish()
    .transform((value) => value ?? null),
});

/** What an editor writes. Keys are the columns of `news`. Of picture and video one is kept, the video before the picture. */
export const newsSchema = newsFields.overwrite((draft) => withOnly(mediumOf(draft), draft));

/** A draft with the record it is to replace, and the revision that its editor began from. */
export const newsInputSchema = newsSchema
  .safeExtend({
    imageUrl: imageAddress,
    id: z.uuid().optional(),
    revision: z.number().int().optional(),
  })
  .superRefine(({ videoUrl, videoType }, context) => {
    if (videoType !== 'upload') return;
    const { error } = filmAddress.safeParse(videoUrl);
    for (const { message } of error?.issues ?? []) {
      context.addIssue({ code: 'custom', path: ['videoUrl'], message });
    }
  });

export type NewsDraft = z.output<typeof newsSchema>;
export type NewsInput = z.output<typeof newsInputSchema>;

type MediumFields = Pick<NewsDraft, 'imageUrl' | 'videoUrl' | 'videoType'>;

export type NewsRow = Omit<NewsDraft, 'category' | 'videoType'> & {
  id: string;
  /** One of {@link newsCategories}, when an editor has written it. */
  category: string;
  /** `youtube`, or anything else: the video is then a film. */
  videoType: string | null;
  revision: number;
  updatedAt: string;
};

/** A news item as visitors see it. */
export type NewsItem = NewsRow & { media: HeroMedia };

export const newsErrors = {
  fetch: 'Failed to fetch news items',
  fetchMany: 'Failed to fetch news',
  save: 'Failed to save news',
  restore: 'Failed to restore news',
  delete: 'Failed to delete news',
} as const;

type Medium = 'none' | 'image' | 'video';

/** The medium that a draft means. The address of a shared video that names none is ignored. */
function mediumOf({ imageUrl, videoUrl, videoType }: MediumFields): Medium {
  const isVideo = videoType === 'upload' ? videoUrl !== null : videoId(videoUrl) !== undefined;
  if (isVideo) return 'video';
  return imageUrl === null ? 'none' : 'image';
}

/** A draft with the fields of the chosen medium alone; those of the others are null. */
function withOnly<Draft extends MediumFields>(medium: Medium, draft: Draft): Draft {
  const isVideo = medium === 'video';
  return {
    ...draft,
    imageUrl: medium === 'image' ? draft.imageUrl : null,
    videoUrl: isVideo ? draft.videoUrl : null,
    videoType: isVideo ? (draft.videoType ?? 'youtube') : null,
  };
}

/** What an item shows. A video that is not said to be of the video-sharing service is a film. */
export function newsMedia(
  { videoUrl, videoType }: Pick<NewsRow, 'videoUrl' | 'videoType'>,
  picture: Image | null,
  small: readonly SmallFilm[] = [],
): HeroMedia {
  const video = videoType === 'youtube' ? videoId(videoUrl) : undefined;
  if (video !== undefined) return { kind: 'embed', video, poster: null };
  if (videoUrl === null || videoType === 'youtube') return { kind: 'image', image: picture };
  return { kind: 'film', film: { url: videoUrl, poster: picture, small } };
}

/** True while an item waits for its day. `today` is a day such as `2025-01-05`. */
export function isUpcoming({ publishedAt }: Pick<NewsRow, 'publishedAt'>, today: string) {
  return publishedAt > today;
}

/** The name of an item's place on the page of news, to link to. It stays when the title changes. */
export function newsAnchor({ id }: Pick<NewsRow, 'id'>) {
  return `news-${id}`;
}
