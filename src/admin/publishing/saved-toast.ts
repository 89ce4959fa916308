import { capitalised } from '../../lib/text/capitalised.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { formatDateTime } from '../controls/format-local-time.ts';
import type { ScreenOfNoun } from '../frame/screen.ts';
import { viewLink } from '../frame/view-link.ts';

/** The toast after saving `before`, which says whether the record is public. */
export function savedToast<Row extends StoredRecord, Listed extends StoredRecord>(
  screen: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'publicAddress'>,
  saved: Row,
  before: Row | undefined,
) {
  const { state = 'published', publishAt = null, unpublishAt } = saved.publication ?? {};
  const title = capitalised(screen.noun.one);
  const untilText = unpublishAt ? `, until ${formatDateTime(unpublishAt)}` : '';
  if (publishAt) return { text: `Scheduled for ${formatDateTime(publishAt)}${untilText}` };
  if (state === 'hidden') {
    return before?.publication?.isPublic
      ? { text: `${title} unpublished` }
      : { text: `Draft saved. This ${screen.noun.one} is not published` };
  }
  if (state !== 'published') return { text: 'Draft saved' };
  const verb = saved.publication ? 'published' : 'saved';
  return { text: `${title} ${verb}`, link: viewLink(screen, saved) };
}
