import { commandLine } from './command-line.ts';
import path from 'node:path';
import { precompress } from '../src/platform/http/precompress.ts';
import { requireNode } from './node-version.ts';
import { buildSite } from './site-build.ts';

commandLine('build');
requireNode();

const folder = await buildSite();
await precompress(path.join(folder, 'client'));
console.log(`Site built in ${path.relative(process.cwd(), folder)}`);
