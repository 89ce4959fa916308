import { startLine } from '../src/platform/start-line.ts';

/** Ends a process that was started on a Node of the system and not by npm, which finds the right one. */
export function requireNode() {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) >= 26) return;
  const found = `This needs Node 26, this is Node ${process.versions.node}: run it by npm.`;
  console.error(startLine('error', found));
  process.exit(1);
}
