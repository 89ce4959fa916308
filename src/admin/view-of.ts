import type { ScreenOfNoun } from './screen.ts';
import type { StoredRecord } from './actions.ts';
import { publicAddressOfScreen } from './frame.ts';

/** The link from a toast to the public page of a saved record. */
export function viewOf<Row extends StoredRecord, Listed extends StoredRecord>(
  { publicAddress }: ScreenOfNoun<Row, Listed>,
  saved: Row,
) {
  return { label: 'View', address: publicAddress?.(saved) ?? publicAddressOfScreen() };
}
