import { namelessPages } from '../src/features/page-content/initial/nameless-pages.ts';
import { pageRecords } from '../src/features/page-content/page-content.server.ts';
import { sectionNames } from '../src/features/settings/setting.ts';
import { settingsRecords } from '../src/features/settings/settings.server.ts';
import { actors } from '../src/model/actors.ts';
import { changeContent } from '../src/platform/database/content.ts';
import { namelessSettings } from '../src/site/settings/nameless-settings.ts';
import { hasPages } from './demo-content.ts';

/** Fills a database without pages with neutral content for an unnamed company. Does nothing if another instance was first. */
export async function loadNamelessContent() {
  await changeContent(async (tx) => {
    if (await hasPages(tx)) return;
    for (const page of namelessPages) await pageRecords.add(tx, page, actors.base);
    for (const name of sectionNames)
      await settingsRecords.add(tx, { value: namelessSettings[name] }, actors.base, name);
  });
}
