import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The arguments for Node that run a command and write to a file what {@link processorSeconds} reads. */
export function measuredCommand(command: string, file: string) {
  const program = path.join(import.meta.dirname, 'measured.ts');
  return ['--disable-warning=ExperimentalWarning', program, file, command];
}

/** 0 where a command wrote none, as on Windows. */
export async function processorSeconds(file: string) {
  const text = await readFile(file, 'utf8').catch(() => '');
  const times = [...text.matchAll(/(\d+)m([\d.,]+)s/g)].map(
    ([, minutes, seconds = '']) => Number(minutes) * 60 + Number(seconds.replace(',', '.')),
  );
  return times.reduce((sum, one) => sum + one, 0);
}

/** What to say of a whole short run that took more than it may: nothing of others, and nothing where it is not measured. */
export function overBudget(run: { seconds: number; budget: number; isWhole: boolean }) {
  const { seconds, budget, isWhole } = run;
  return isWhole && seconds > budget
    ? `The checks took ${Math.ceil(seconds)} s of processors; they may take ${budget}.`
    : undefined;
}
