import { existsSync } from 'node:fs';
import path from 'node:path';
import { runProgram } from './programs.ts';

const here = import.meta.dirname;

/** Lighthouse and its like are installed when they are first needed, apart from the site. */
export async function installPackages() {
  if (existsSync(packageFile('lighthouse/package.json'))) return;
  console.log('Installing the packages of the measurements into bench/node_modules…');
  const npm = process.env['npm_execpath'];
  if (npm) await runProgram(process.execPath, [npm, 'install'], { cwd: here });
  else await runProgram('npm', ['install'], { cwd: here });
}

export function packageFile(place: string) {
  return path.join(here, 'node_modules', place);
}
