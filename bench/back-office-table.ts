import type { BackOfficeMeasurements } from './back-office.ts';
import { homeCount, type HomesMeasurements } from './homes.ts';
import { bytes, milliseconds, table } from './tables.ts';

export function backOfficeTable({ scripts, editor, rows, homes, keyMs }: BackOfficeMeasurements) {
  return table([
    ['', 'figure', ''],
    ...[...scripts, editor].map(({ screen, bytes: size }) => [
      `Script of ${screen}`,
      bytes(size),
      'as transferred by a first visit',
    ]),
    [
      `${rows.count.toLocaleString('en-CA')} partners opened`,
      taskText(rows.opening),
      'the longest task of the browser, median of first visits',
    ],
    ['… one of them moved', taskText(rows.moving), 'the longest task of the browser'],
    ...homes.map(({ act, longest }) => [
      homeActions[act],
      taskText(longest),
      'the longest task of the browser',
    ]),
    [
      `A key in a page form with ${keyMs.sections} sections`,
      milliseconds(keyMs.p95),
      `95 of 100, preview open; median ${milliseconds(keyMs.p50)}`,
    ],
  ]);
}

const homeActions: Record<keyof HomesMeasurements, string> = {
  reading: `${homeCount.toLocaleString('en-CA')} homes read from a file`,
  taking: '… imported into the table',
  writing: '… a price written',
  filling: '… a column filled down',
  scrolling: '… scrolled',
  changing: '… prices changed by a per cent',
  undoing: '… undone',
  saving: '… saved',
};

export function taskText(longest: number) {
  return longest === 0 ? 'under 50 ms' : milliseconds(longest);
}
