import { commandLine } from './command-line.ts';
import path from 'node:path';
import { requireNode } from './node-version.ts';
import { buildSite } from './site-build.ts';

commandLine('build');
requireNode();

const folder = await buildSite();
console.log(`Site built in ${path.relative(process.cwd(), folder)}`);
