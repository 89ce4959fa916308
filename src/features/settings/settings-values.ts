import { withKeys } from '../../admin/rows/row-order.ts';
import type { SettingsRecord } from './setting.ts';

/** The form values of a section. Rows of lists get the keys that React needs. */
export function settingsValues(record: SettingsRecord | undefined): Record<string, unknown> {
  return { value: withKeys(record?.value ?? {}) };
}
