import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Linux counts a hundred ticks a second. */
const tickMs = 10;

type Process = { pid: number; parent: number; bytes: number };

/** Resident memory of a process, and of all that it started. */
export function residentMemory(pid: number) {
  const processes = listProcesses();
  const own = processes.find((process) => process.pid === pid)?.bytes ?? 0;
  const children = descendants(processes, pid).map(({ bytes }) => bytes);
  return { own, children };
}

/** The processor time of a process so far, in milliseconds; undefined where the system does not tell. */
export function processorTime(pid: number) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return undefined;
  const [, ...fields] = readFileSync(file, 'utf8').split(') ');
  const [user = 0, system = 0] = fields.join().split(' ').slice(11, 13).map(Number);
  return (user + system) * tickMs;
}

/** The highest resident memory of the process itself while something is done. */
export async function highestMemory(pid: number, work: () => Promise<void>) {
  let highest = residentMemory(pid).own;
  const timer = setInterval(() => {
    highest = Math.max(highest, residentMemory(pid).own);
  }, 250);
  await work().finally(() => clearInterval(timer));
  return highest;
}

function descendants(processes: Process[], pid: number): Process[] {
  return processes
    .filter(({ parent }) => parent === pid)
    .flatMap((child) => [child, ...descendants(processes, child.pid)]);
}

function listProcesses(): Process[] {
  return existsSync('/proc/self/status') ? processesOfLinux() : processesByPs();
}

function processesOfLinux() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8');
        const number = (field: string) =>
          Number(status.match(new RegExp(`^${field}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
        return [{ pid: Number(name), parent: number('PPid'), bytes: number('VmRSS') * 1024 }];
      } catch {
        return [];
      }
    });
}

function processesByPs() {
  const output = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return output.split('\n').map((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return { pid, parent, bytes: kilobytes * 1024 };
  });
}
