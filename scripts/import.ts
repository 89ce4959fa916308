import { commandLine } from './command-line.ts';
import './node-version.ts';
import path from 'node:path';
import { claimImport, workOn } from '../src/features/moving/import/import-steps.compose.server.ts';
import {
  addImport,
  changeState,
  countItems,
  findImport,
  findUnfinished,
  listItems,
  updateImport,
} from '../src/features/moving/import/imports.server.ts';
import { openSource } from '../src/features/moving/source/source-process.server.ts';
import {
  optionsSchema,
  SourceFault,
  type ImportOptions,
  type ImportRow,
} from '../src/features/moving/moving.ts';
import { reportLines } from '../src/features/moving/import/import-report.ts';
import { listMembers } from '../src/platform/accounts/members.ts';
import { db } from '../src/platform/database/database.ts';
import { endImageProcess } from '../src/platform/images/process.ts';
import { prepareData } from '../src/start-up.ts';
import { isConfirmed, refuse } from './ask.ts';

const { operands, values } = commandLine('import');
const stopController = new AbortController();
process.once('SIGINT', () => stopController.abort());
process.once('SIGTERM', () => stopController.abort());

try {
  await prepareData();
  const { undo: undone } = values;
  await (undone === undefined ? importFrom(operands[0]) : undo(undone));
} catch (cause) {
  if (!(cause instanceof SourceFault)) throw cause;
  process.exitCode = 1;
  console.error(cause.message);
} finally {
  endImageProcess();
  await db.destroy();
}

async function importFrom(operand: string | undefined) {
  if (operand === undefined) refuse('Name a folder or file, or an import with --undo.');
  const place = path.resolve(operand);
  const { data: options } = optionsSchema.safeParse({
    isPublished: values.publish,
    clashes: values.clashes,
    noun: values.rows ?? null,
  });
  if (!options) refuse('Unknown choice. --help lists the choices.');
  const row = await beginOrContinue(place, options);
  if (row.state === 'checking') {
    await run(row, place, 'Dry run');
    const checked = await findImport(row.id);
    if (checked?.state !== 'checked') return explain(checked);
    await report(row.id);
    const question = `\n${options.isPublished ? 'Publish what is published there' : 'Import all as drafts'}? (yes/no) `;
    if (!(await isConfirmed(question, values))) {
      await changeState(row.id, ['checked'], { state: 'undone' });
      return console.log('Nothing was written.');
    }
    await changeState(row.id, ['checked'], { state: 'running' });
  }
  await run(row, place, 'Import');
  const ended = await findImport(row.id);
  if (ended?.state !== 'done') return explain(ended);
  await report(row.id);
  console.log(`\nUndo all of it with: npm run import -- --undo ${row.id}`);
}

/** A new import, or the one of this folder that was stopped. */
async function beginOrContinue(place: string, options: ImportOptions): Promise<ImportRow> {
  const name = path.basename(place);
  const source = await openSource(place, { name, options });
  const { kind, system } = source;
  await source.close();
  const unfinished = await findUnfinished(system, place);
  if (unfinished) {
    const { row, hasWritten } = unfinished;
    if (hasWritten) console.log('Continuing the import that was stopped.');
    const state = hasWritten ? 'running' : 'checking';
    await updateImport(row.id, { state, options: JSON.stringify(options) });
    return { ...row, state };
  }
  const createdBy = await findEditor();
  return addImport({ kind, system, name, folder: place, state: 'checking', options, createdBy });
}

async function findEditor() {
  const owners = (await listMembers()).filter(({ role }) => role === 'owner');
  const owner = owners.find(({ email }) => values.as === undefined || email === values.as);
  return owner?.email ?? refuse(`${values.as} is not the email of an owner.`);
}

async function undo(id: string) {
  const row = await findImport(id);
  if (!row) refuse('There is no such import.');
  if (!(await isConfirmed(`This undoes the import of ${row.name}. Continue? (yes/no) `, values)))
    return console.log('Nothing was changed.');
  await changeState(id, ['done', 'stopped', 'failed', 'running', 'undoing'], { state: 'undoing' });
  await run(row, row.folder ?? '', 'Undo');
  const ended = await findImport(id);
  if (ended?.state !== 'undone') return explain(ended);
  console.log('Undone.');
  const left = await listItems(id, ['clash'], 100_000);
  for (const line of reportLines({}, left)) console.log(line);
}

async function run({ id }: ImportRow, place: string, step: string) {
  const claimed = await claimImport(id);
  if (!claimed) {
    // A dry run that never began is nothing to go on with.
    await changeState(id, ['checking'], { state: 'undone' });
    throw new SourceFault('Another import is running. Try again when it has finished.');
  }
  let shown = '';
  await workOn(
    claimed,
    async () => place,
    stopController.signal,
    (done, total) => {
      const line = `${step}: ${done} of ${total}`;
      if (line !== shown) console.log(line);
      shown = line;
    },
  );
}

function explain(row: ImportRow | undefined) {
  process.exitCode = 1;
  if (row?.state === 'failed') return console.error(row.problem);
  console.log('Stopped. The same command continues it.');
}

async function report(id: string) {
  const counts = (await countItems([id])).get(id) ?? {};
  for (const line of reportLines(counts, await listItems(id, undefined, 100_000)))
    console.log(line);
}
