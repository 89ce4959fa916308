import { actions } from 'astro:actions';
import type { Action, Change, Refusal } from '../../admin/actions.ts';
import type { MediaDeletion, MediaFile, MediaInput, Replaced } from './media.ts';
import type { MediaFigures } from './media-list.ts';

type Urls = { urls: string[] };

/** What is done with files in the library. */
export const libraryActions: {
  count: Action<undefined, MediaFigures | Refusal>;
  /** Takes effect at once, wherever the file is shown. */
  describe: Action<MediaInput, Change<MediaFile>>;
  replace: Action<{ url: string; by: string }, Change<Replaced>>;
  takeBack: Action<Replaced, Change<Replaced>>;
  remove: Action<Urls, MediaDeletion | Refusal>;
  restore: Action<Urls, { restored: string[] } | Refusal>;
} = actions.media;
