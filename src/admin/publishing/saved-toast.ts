import { capitalised } from '../../lib/text/capitalised.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { momentOf } from '../controls/moment-text.ts';
import type { ScreenOfNoun } from '../frame/screen.ts';
import { viewOf } from '../frame/view-of.ts';

/** The toast after saving `before`, which says whether the record is public. */
export function savedToast<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: ScreenOfNoun<Row, Listed>,
  saved: Row,
  before: Row | undefined,
) {
  const { state = 'published', publishAt = null, unpublishAt } = saved.publication ?? {};
  const title = capitalised(screen.noun.one);
  const untilText = unpublishAt ? `, until ${momentOf(unpublishAt)}` : '';
  if (publishAt) return { text: `Scheduled for ${momentOf(publishAt)}${untilText}` };
  if (state === 'hidden') {
    return before?.publication?.isPublic
      ? { text: `${title} unpublished` }
      : { text: `Draft saved. This ${screen.noun.one} is not on the site` };
  }
  if (state !== 'published') return { text: 'Draft saved' };
  return { text: `${title} saved`, link: viewOf(screen, saved) };
}
