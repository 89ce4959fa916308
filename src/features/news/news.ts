import { z } from 'zod';
import type { SmallFilm } from '../../lib/film.ts';
import type { HeroMedia } from '../../lib/hero-media.ts';
import type { Image } from '../../lib/image-url.ts';
import { defineNoun } from '../../lib/noun.ts';
import type { StoredRecord } from '../../lib/record.ts';
import * as field from '../../records/fields.ts';
import { videoId } from '../../lib/video-url.ts';

export const newsCategories = [
  'Project Update',
  'Company News',
  'Sales Achievement',
  'New Launch',
  'Recognition',
] as const;

const videoTypes = ['youtube', 'upload'] as const;

const newsFields = z.object({
  title: field.line,
  /** Plain text; a blank line begins a new paragraph. */
  content: field.line,
  category: field.choice(newsCategories),
  /** A day, such as `2025-01-05`. */
  publishedAt: field.day,
  imageUrl: field.image,
  /** A file of ours, or the address of a video on the video-sharing service. */
  videoUrl: field.text.refine((url) => url === null || /^(https?:\/\/|\/media\/)./.test(url), {
    error: field.wholeAddress,
  }),
  videoType: z
    .enum(videoTypes)
    .nullish()
    .transform((value) => value ?? null),
});

/** What an editor writes. Keys are the columns of `news`. Of picture and video one is kept, the video before the picture. */
export const newsSchema = newsFields.overwrite((input) => withOnly(mediumOf(input), input));

/** The film of an item is ours, too. */
export const newsInputSchema = field
  .inputOf(newsSchema)
  .superRefine(({ videoUrl, videoType }, context) => {
    if (videoType === 'upload')
      field.requireFile(field.filmAddress, videoUrl, ['videoUrl'], context);
  });

export type NewsInput = z.output<typeof newsSchema>;

type MediumFields = Pick<NewsInput, 'imageUrl' | 'videoUrl' | 'videoType'>;

export type NewsRow = Omit<NewsInput, 'category' | 'videoType'> &
  StoredRecord & {
    /** One of {@link newsCategories}, when an editor has written it. */
    category: string;
    /** `youtube`, or anything else: the video is then a film. */
    videoType: string | null;
  };

/** A news item as visitors see it. */
export type NewsItem = NewsRow & { media: HeroMedia };

export const newsNoun = defineNoun({
  name: 'news',
  one: 'news item',
  short: 'news',
  nameIn: 'title',
  hasDrafts: true,
});

export const newsErrors = {
  ...newsNoun.errors,
  fetchItems: 'Failed to fetch news items',
} as const;

type Medium = 'none' | 'image' | 'video';

/** The medium that an input means. The address of a shared video that names none is ignored. */
function mediumOf({ imageUrl, videoUrl, videoType }: MediumFields): Medium {
  const isVideo = videoType === 'upload' ? videoUrl !== null : videoId(videoUrl) !== undefined;
  if (isVideo) return 'video';
  return imageUrl === null ? 'none' : 'image';
}

/** An input with the fields of the chosen medium alone; those of the others are null. */
function withOnly<Input extends MediumFields>(medium: Medium, input: Input): Input {
  const isVideo = medium === 'video';
  return {
    ...input,
    imageUrl: medium === 'image' ? input.imageUrl : null,
    videoUrl: isVideo ? input.videoUrl : null,
    videoType: isVideo ? (input.videoType ?? 'youtube') : null,
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
