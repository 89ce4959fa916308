import { actions } from 'astro:actions';
import type { Action, Change, Refusal } from '../../admin/actions.ts';
import type { MediaDeletion, Replaced } from './media.ts';
import type { MediaFigures } from './media-list.ts';

type Urls = { urls: string[] };

export const libraryActions: {
  count: Action<undefined, MediaFigures | Refusal>;
  replace: Action<{ url: string; by: string }, Change<Replaced>>;
  takeBack: Action<Replaced, Change<Replaced>>;
  remove: Action<Urls, MediaDeletion | Refusal>;
  restore: Action<Urls, { restored: string[] } | Refusal>;
} = actions.media;
