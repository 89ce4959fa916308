import { capitalised } from '../../lib/capitalised.ts';
import type { StoredRecord } from '../actions.ts';
import { momentOf } from '../moment-text.ts';
import type { ScreenOfNoun } from '../screen.ts';
import { viewOf } from '../view-of.ts';

/** What is told once a record is saved: whether visitors see it. */
export function savedToast<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
  saved: Row,
) {
  const { state = 'published', publishAt = null, unpublishAt } = saved.publication ?? {};
  const one = capitalised(screen.noun.one);
  const until = unpublishAt ? `, until ${momentOf(unpublishAt)}` : '';
  if (publishAt) return { text: `Scheduled for ${momentOf(publishAt)}${until}` };
  if (state === 'hidden') return { text: `${one} is no longer public` };
  if (state !== 'published') return { text: 'Draft saved' };
  return { text: `${one} saved`, link: viewOf(screen, saved) };
}
