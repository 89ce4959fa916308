import type { Results } from './results.ts';
import { bytes, milliseconds, table } from './tables.ts';

export function serverTable({ memory, startUpMs, cold, writes }: Results) {
  const { idleAfterFirstStart, idle, underLoad, savedUnderLoad } = memory;
  return table([
    ['', 'figure', ''],
    [
      'Memory idle, first start',
      bytes(idleAfterFirstStart.own),
      `10 s after the last image was made, ${childProcesses(idleAfterFirstStart.children)}`,
    ],
    [
      'Memory idle, second start',
      bytes(idle.own),
      `10 s after it was ready, ${childProcesses(idle.children)}`,
    ],
    [
      'Memory under load, warm cache',
      bytes(underLoad.highest),
      `the highest seen, ${childProcesses(underLoad.children)}`,
    ],
    ['… cold cache', bytes(cold.highestWhileChanging), 'the highest seen'],
    ['… no cache', bytes(cold.highestWhileRendering), 'the highest seen'],
    ...(savedUnderLoad
      ? [['… nginx', bytes(savedUnderLoad.highest), childProcesses(savedUnderLoad.children)]]
      : []),
    ['Start-up', milliseconds(startUpMs), 'to the first whole page, build and data present'],
    [
      'Write to page, own instance',
      milliseconds(writes.own.median),
      `longest ${milliseconds(writes.own.longest)}`,
    ],
    [
      'Write to page, other process',
      milliseconds(writes.ofOthers.median),
      `longest ${milliseconds(writes.ofOthers.longest)}; the site looks each second`,
    ],
  ]);
}

function childProcesses(memories: number[]) {
  return memories.length === 0
    ? 'no child process'
    : `child processes ${memories.map(bytes).join(', ')}`;
}
