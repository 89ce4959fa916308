import { formatDateTime } from '../../admin/controls/format-local-time.ts';
import { plural } from '../../lib/text/plural.ts';
import { longDate } from '../../lib/time/dates.ts';
import type { LeftOut, SendReport, SendState } from './campaign.ts';

type Stated = Pick<SendReport, 'at' | 'zoneDay' | 'endedAt' | 'people' | 'written'> & {
  state: SendState;
};

/** Where a sending is: `Running: 201 of 412`. */
export function sendStateText({ state, at, zoneDay, endedAt, people, written }: Stated) {
  const when = zoneDay ? `${longDate(zoneDay)}, at nine in each reader’s zone` : formatDateTime(at);
  if (state === 'scheduled') return `Scheduled: ${when}`;
  if (state === 'running') return `Sending: ${written} of ${people}`;
  if (state === 'paused') return `Paused: ${written} of ${people}`;
  if (state === 'stopped') return `Stopped: ${written} of ${people}`;
  return `Sent ${formatDateTime(endedAt ?? at)}`;
}

const reasons: Record<LeftOut, string> = {
  unconfirmed: 'not confirmed',
  withdrawn: 'withdrew',
  paused: 'paused',
  muted: 'returned or complained before',
  'no-enquiry': 'no enquiry for a link',
  'no-text': 'no text in their language',
  'had-it': 'had it before',
  stopped: 'stopped',
};

/** `Left out: not confirmed 9, withdrew 4`. Empty if nobody is. */
export function leftOutText(leftOut: Partial<Record<LeftOut, number>>) {
  const parts = Object.entries(leftOut).map(
    ([reason, count]) => `${reasons[reason as LeftOut]} ${count}`,
  );
  return parts.length === 0 ? '' : `Left out: ${parts.join(', ')}`;
}

/** How long the writing takes: `about 7 minutes`. */
export function durationText(people: number, rate: number) {
  const minutes = Math.ceil(people / rate);
  if (minutes <= 90) return `about ${plural(minutes, '1 minute', '# minutes')}`;
  return `about ${plural(Math.ceil(minutes / 60), '1 hour', '# hours')}`;
}
