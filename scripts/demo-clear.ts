import { commandLine } from './command-line.ts';
import './node-version.ts';
import { clearDemoContent, Damaged, type Cleared } from '../demo/clear-demo.ts';
import { hasContent } from '../demo/demo-content.ts';
import { isNoun, nouns } from '../src/features/nouns.ts';
import { countOfRecords } from '../src/model/noun.ts';
import { plural } from '../src/lib/text/plural.ts';
import { db } from '../src/platform/database/database.ts';
import { migrateDatabase, prepareDataFolder } from '../src/start-up.ts';
import { isConfirmed, refuse } from './ask.ts';

const question =
  'This removes all unchanged demo content: records, images, page text and settings. Continue? (yes/no) ';

if (await isConfirmed(question, commandLine('demo:clear').values)) {
  await prepareDataFolder()
    .then(migrateDatabase)
    .catch((cause: Error) => refuse(cause.message));
  if (!(await hasContent())) refuse('There is no content yet: start the site first');
  const cleared = await clearDemoContent().catch((cause: unknown) => {
    if (cause instanceof Damaged) return refuse(cause.message);
    throw cause;
  });
  await db.destroy();
  for (const line of reportLines(cleared)) console.log(line);
} else {
  console.log('Nothing was changed.');
}

function reportLines({ removed, files, sections, remaining }: Cleared) {
  const { pages = 0, ...records } = removed;
  const counts = Object.entries(records).map(([name, count]) =>
    isNoun(name) ? countOfRecords(nouns[name].noun, count) : `${count} ${name}`,
  );
  return [
    `Removed: ${[...counts, plural(files, '# file', '# files')].join(', ')}.`,
    `Reset to neutral text: ${countOfRecords(nouns.pages.noun, pages)}, ${plural(sections.length, '# settings section', '# settings sections')}.`,
    remaining.length > 0 ? 'Kept because it was changed or is in use:' : 'Nothing was kept.',
    ...remaining.map((line) => `  ${line}`),
  ];
}
