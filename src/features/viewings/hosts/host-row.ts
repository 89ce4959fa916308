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
