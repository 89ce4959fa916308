import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { usageText } from '../scripts/command-line.ts';
import { commands, type Command } from '../scripts/commands.ts';
import { bareEnvironment } from './sites/bare-environment.ts';
import { isLong } from './set-up/long.ts';
import { oldWordsIn } from './sources/wording.ts';

const root = path.resolve(import.meta.dirname, '..');
const all: [string, Command][] = Object.entries(commands);
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const ownScripts = Object.entries(scripts).filter(
  ([name, line]) => name !== 'postinstall' && line.startsWith('node '),
);

describe('The help of a command', () => {
  test('exists for all of package.json, and says what README.md says', () => {
    const files = new Set(all.map(([, { file }]) => file));
    const missing = ownScripts.filter(([, line]) => !files.has(line.split(' ')[1] ?? ''));
    expect(missing).toEqual([]);
    const rows = [
      ...read('README.md').matchAll(
        /^\| `npm (?:run )?(?<name>[\w:-]+)` +\| (?<purpose>.+?) +\|$/gm,
      ),
    ];
    expect(rows.length).toBeGreaterThan(15);
    for (const { groups } of rows) {
      const command: Command | undefined = all.find(([name]) => name === groups?.['name'])?.[1];
      const stated = groups?.['purpose']?.replace(/ \(.*?\)/, '');
      if (command) expect(stated).toContain(command.purpose.split(/[,.]/)[0]);
    }
  });

  test('says how short a benchmark or trial can be, for the long run', () => {
    const unbounded = all.filter(
      ([name, { shortest }]) => /^(?:bench|try)\b/.test(name) && shortest === undefined,
    );
    expect(unbounded).toEqual([]);
  });

  test('uses no old word', () => {
    expect(all.flatMap(([name, command]) => oldWordsIn(usageText(name, command)))).toEqual([]);
  });

  // Starting a program takes longer than all else here.
  test.each(isLong ? all.map(([, { file }]) => file) : ['scripts/backup.ts'])(
    '%s prints it for --help and for a misspelled option, without settings or a database',
    async (file) => {
      const [[name, command] = ['', commands.start]] = all.filter(([, one]) => one.file === file);
      const usage = `${usageText(name, command)}\n`;
      const broken = { DATABASE_URL: 'nonsense', PORT: 'x' };
      expect(await run(file, ['--help'], broken)).toEqual({ code: 0, output: usage, errors: '' });
      const errors = `Unknown option: --hlep\n\n${usage}`;
      expect(await run(file, ['--hlep'], broken)).toEqual({ code: 2, output: '', errors });
    },
  );

  test('comes before anything else that a command does', () => {
    const first = /^import .*'(?:\.|\.\.\/scripts)\/command-line\.ts';\n/;
    expect(all.filter(([, { file }]) => !first.test(read(file)))).toEqual([]);
  });
});

test('No command imports a file that Node cannot load', () => {
  const reached = new Set(all.map(([, { file }]) => file));
  for (const file of reached) for (const imported of importsOfFile(file)) reached.add(imported);
  expect(reached.size).toBeGreaterThan(300);
  expect([...reached].filter((file) => !/\.(?:ts|js|json)$/.test(file))).toEqual([]);
});

describe('Documentation', () => {
  test.each(['README.md', 'docs/operating.md', 'docs/adding-a-noun.md', 'docs/STYLE.md'])(
    '%s names commands and options that exist',
    (file) => {
      const calls = [
        ...read(file).matchAll(/npm run (?:--silent )?(?<name>[\w:-]+)(?<rest>[^`\n#]*)/g),
      ];
      expect(
        calls.map(({ groups }) => groups?.['name']).filter((name) => !scripts[name ?? '']),
      ).toEqual([]);
      const unknown = calls.flatMap(({ groups }) => {
        const command: Command | undefined = all.find(([name]) => name === groups?.['name'])?.[1];
        const options = [...(groups?.['rest'] ?? '').matchAll(/--(?<option>[a-z]+)/g)];
        return options
          .map((match) => match.groups?.['option'] ?? '')
          .filter((option) => command && !(option in (command.options ?? {})))
          .map((option) => `${groups?.['name']} --${option}`);
      });
      expect(unknown).toEqual([]);
    },
  );
});

/** The project's own files that a module imports at its start. */
function importsOfFile(file: string) {
  if (!file.endsWith('.ts')) return [];
  const statements = read(file).matchAll(
    /^(?:(?:import|export) (?!type )[^;]*? from |import )'(?<place>\.[^']+)'/gm,
  );
  return [...statements].map(({ groups }) =>
    path.relative(root, path.resolve(root, path.dirname(file), groups?.['place'] ?? '')),
  );
}

function run(file: string, args: string[], settings: Record<string, string>) {
  const env = { ...bareEnvironment(), ...settings };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], { cwd: root, env }, (error, output, errors) =>
      resolve({ code: error ? Number(error.code) : 0, output, errors }),
    );
  });
}

function read(file: string) {
  return readFileSync(path.join(root, file), 'utf8');
}
