import { spawn } from 'node:child_process';
import path from 'node:path';
import { finishedBuild } from './finished-build.ts';
import { startLine } from '../src/platform/observability/start-line.ts';

const root = path.resolve(import.meta.dirname, '..');

/** The folder of a build of the current sources, made now if there is none. Ends the process if Astro fails. */
export async function buildSite() {
  return finishedBuild({
    root,
    make: makeSite,
    say: (line) => console.log(startLine('info', line)),
  });
}

async function makeSite(folder: string) {
  const { code, signal, output } = await runAstro(folder);
  if (code !== 0) {
    console.error(startLine('error', output));
    // A system without memory kills the process that uses the most.
    const cause = signal ? `: stopped by ${signal}. Is there enough memory?` : '.';
    console.error(startLine('error', `The build failed${cause}`));
    process.exit(1);
  }
}

type AstroResult = { code: number | null; signal: NodeJS.Signals | null; output: string };

function runAstro(folder: string) {
  return new Promise<AstroResult>((resolve, reject) => {
    const astro = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
      cwd: root,
      env: {
        ...process.env,
        BUILD_FOLDER: folder,
        NODE_ENV: 'production',
        ASTRO_TELEMETRY_DISABLED: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    astro.stdout.on('data', (text: Buffer) => (output += text.toString()));
    astro.stderr.on('data', (text: Buffer) => (output += text.toString()));
    const end = () => {
      astro.kill();
      process.exit(1);
    };
    process.once('SIGTERM', end).once('SIGINT', end);
    astro.on('error', reject);
    astro.on('close', (code, signal) => {
      process.off('SIGTERM', end).off('SIGINT', end);
      resolve({ code, signal, output });
    });
  });
}
