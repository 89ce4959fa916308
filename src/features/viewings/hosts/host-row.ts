import { jsonValue } from '../../../lib/values/json-text.ts';
import { hostLists, type Host, type HostInput, type HostRow } from './host.ts';

/** A row with its lists. */
export function hostFrom<Row extends HostRow>(row: Row) {
  const lists = hostLists.map((name) => [name, jsonValue(row[name]) ?? []]);
  return { ...row, ...Object.fromEntries(lists) } as Omit<Row, keyof Host> & Host;
}

export function hostColumns(input: HostInput | Host) {
  const lists = hostLists.map((name) => [name, JSON.stringify(input[name])]);
  return { ...input, ...Object.fromEntries(lists) };
}

/** A host's feed, and what another calendar of the host says. */
export type HostCalendarRow = {
  hostId: string;
  /** The hash of the secret in the address of the feed. */
  tokenHash: string | null;
  renewedAt: string | null;
  /** JSON: the times that are taken, in milliseconds since 1970. */
  busy: string;
  busyReadAt: string | null;
  busyProblem: string | null;
};

export type CalendarColumns = Omit<HostCalendarRow, 'hostId'>;

export const newCalendar: CalendarColumns = {
  tokenHash: null,
  renewedAt: null,
  busy: '[]',
  busyReadAt: null,
  busyProblem: null,
};
