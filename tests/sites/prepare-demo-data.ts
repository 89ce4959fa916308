import { rename } from 'node:fs/promises';
import { provideDemoData } from './demo-data.ts';

/** Loads the demo content once for all checks. The folder has its name only when it is whole. */
const folder = process.env['PREPARED_DEMO_DATA'];
if (folder === undefined) throw new Error('PREPARED_DEMO_DATA says where the demo content goes');
await provideDemoData(`${folder}-unfinished`);
await rename(`${folder}-unfinished`, folder);
