import { beforeEach } from 'vitest';
import { changeContent } from '../src/platform/database/content.ts';
import {
  followSettings,
  provideSavedSettings,
} from '../src/features/settings/site-settings.server.ts';
import type { SectionName } from '../src/site/settings-sections.ts';
import { saveSection } from '../src/features/settings/settings.server.ts';

export const editor = 'ada@halden.example';

export function save(id: SectionName, revision: number, value: unknown) {
  return saveSection({ id, revision, value }, editor);
}

/** Before each test of a file the settings are the base content. */
export function resetToBaseSettings() {
  beforeEach(async () => {
    provideSavedSettings();
    await changeContent(async (tx) => {
      for (const table of ['settings', 'versions', 'activity'] as const)
        await tx.deleteFrom(table).execute();
    });
    await followSettings();
  });
}
