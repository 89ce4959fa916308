import type { SettingsRecord } from './setting.ts';

/** The form values of a section. Rows of lists get the keys that React needs. */
export function settingsValues(record: SettingsRecord | undefined): Record<string, unknown> {
  const value = Object.entries(record?.value ?? {}).map(([name, part]) => [
    name,
    Array.isArray(part) ? part.map((row: object, index) => ({ key: `r${index}`, ...row })) : part,
  ]);
  return { value: Object.fromEntries(value) };
}
