import type { ScreenOfNoun } from './screen.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { publicAddressOfScreen } from './frame.ts';

/** The toast link to a saved record's public page. */
export function viewLink<Row extends StoredRecord, Listed extends StoredRecord>(
  { publicAddress }: Pick<ScreenOfNoun<Row, Listed>, 'publicAddress'>,
  saved: Row,
) {
  return { label: 'View', address: publicAddress?.(saved) ?? publicAddressOfScreen() };
}
