import { z } from 'zod';
import type { TextMedia } from '../../lib/html/rich-text.ts';
import type { VideoRendition } from '../../lib/media/video.ts';
import type { HeroMedia } from '../../lib/media/hero-media.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { defineNoun } from '../../model/noun.ts';
import type { StoredRecord } from '../../model/record.ts';
import * as field from '../../model/fields.ts';
import type { PicturedProject } from '../projects/project.ts';
import { videoId } from '../../lib/media/video-url.ts';

export const newsCategories = [
  'Project Update',
  'Company News',
  'Sales Achievement',
  'New Launch',
  'Recognition',
] as const;

const videoTypes = ['youtube', 'upload'] as const;

const newsFields = z.object({
  slug: field.slug,
  title: field.line.translated,
  /** Sanitised HTML; plain text in items of the time before. */
  content: field.richText,
  category: field.choice(newsCategories),
  /** A day, such as `2025-01-05`. */
  publishedAt: field.day,
  /** The id of the project that it speaks of. */
  projectId: field.text,
  imageUrl: field.image,
  /** An uploaded file, or the URL of a shared video. */
  videoUrl: field.text,
  videoType: z
    .enum(videoTypes)
    .nullish()
    .transform((value) => value ?? null),
});

/** The input of an editor. Its keys are the columns of `news`. With both a picture and a video, the video is kept. */
export const newsSchema = newsFields
  .overwrite((input) => withOnly(detectMedium(input), input))
  .superRefine(requireAddress);

/** A film must be an uploaded file. */
export const newsInputSchema = field
  .saveInputSchema(newsSchema)
  .superRefine(({ videoUrl, videoType }, context) => {
    if (videoType === 'upload')
      field.requireFile(field.uploadedVideoAddress, videoUrl, ['videoUrl'], context);
  });

export type NewsInput = z.output<typeof newsFields>;

type MediumFields = Pick<NewsInput, 'imageUrl' | 'videoUrl' | 'videoType'>;

export type NewsRow = Omit<NewsInput, 'category' | 'videoType'> &
  StoredRecord & {
    /** One of {@link newsCategories} if an editor has written it. */
    category: string;
    /** `youtube`; any other value means that the video is a film. */
    videoType: string | null;
  };

/** A news item as visitors see it. */
export type NewsItem = NewsRow & {
  media: HeroMedia;
  /** Null if none is chosen, or if it is not public. */
  project: PicturedProject | null;
};

export const newsNoun = defineNoun({
  name: 'news',
  one: 'news item',
  short: 'news',
  nameIn: 'title',
  hasPages: true,
  hasDrafts: true,
  searchedIn: ['category', 'slug'],
});

export const newsErrors = {
  ...newsNoun.errors,
  fetchItems: 'Failed to fetch news items',
  fetchOne: 'Failed to fetch news item',
  missing: 'This news item does not exist',
} as const;

function requireAddress({ videoUrl }: { videoUrl: string | null }, context: z.RefinementCtx) {
  if (videoUrl === null || /^(https?:\/\/|\/media\/)./.test(videoUrl)) return;
  context.addIssue({ code: 'custom', path: ['videoUrl'], message: field.fullUrlError });
}

type Medium = 'none' | 'image' | 'video';

/** The medium of an input. Ignores the URL of a shared video that names none. */
function detectMedium({ imageUrl, videoUrl, videoType }: MediumFields): Medium {
  const isVideo = videoType === 'upload' ? videoUrl !== null : videoId(videoUrl) !== undefined;
  if (isVideo) return 'video';
  return imageUrl === null ? 'none' : 'image';
}

/** Keeps the fields of the chosen medium and sets the others to null. */
function withOnly<Input extends MediumFields>(medium: Medium, input: Input): Input {
  const isVideo = medium === 'video';
  return {
    ...input,
    imageUrl: medium === 'image' ? input.imageUrl : null,
    videoUrl: isVideo ? input.videoUrl : null,
    videoType: isVideo ? (input.videoType ?? 'youtube') : null,
  };
}

/** The medium that an item shows. A video whose type is not `youtube` is a film; before a shared one is its project. */
export function newsMedia(
  {
    videoUrl,
    videoType,
    project,
  }: Pick<NewsRow, 'videoUrl' | 'videoType'> & Partial<Pick<NewsItem, 'project'>>,
  picture: Image | null,
  small: readonly VideoRendition[] = [],
): HeroMedia {
  const video = videoType === 'youtube' ? videoId(videoUrl) : undefined;
  if (video !== undefined) return { kind: 'embed', video, poster: project?.image ?? null };
  if (videoUrl === null || videoType === 'youtube') return { kind: 'image', image: picture };
  return { kind: 'film', film: { url: videoUrl, poster: picture, small } };
}

/** True before the day of publication. `today` is a day such as `2025-01-05`. */
export function isUpcoming({ publishedAt }: Pick<NewsRow, 'publishedAt'>, today: string) {
  return publishedAt > today;
}

/** The anchor of an item on the news page. It stays when the title changes. */
export function newsAnchor({ id }: Pick<NewsRow, 'id'>) {
  return `news-${id}`;
}

export const newsOnAPage = 30;

/** An item that is shown in full on a later page. */
type EarlierItem = Pick<NewsRow, 'id' | 'title' | 'publishedAt'> & { page: number };

/** An item with the items beside it in the timeline: the next newer and the next older one. */
export type NewsStory = {
  item: NewsItem;
  textMedia: TextMedia;
  newer?: NewsItem;
  older?: NewsItem;
};

export type NewsLink = Pick<NewsRow, 'slug' | 'title' | 'publishedAt'>;

/** A page of the news. The first also lists all items that it does not show, so that links to them lead somewhere. */
export type NewsPage = {
  items: NewsItem[];
  earlier: EarlierItem[];
  page: number;
  last: number;
  total: number;
};
