import { startLine } from '../src/platform/observability/start-line.ts';

/** Ends the process if it runs on a system Node instead of the version that npm selects. */
export function requireNode() {
  const [major = '0'] = process.versions.node.split('.');
  if (Number(major) >= 26) return;
  const message = `Node 26 is required (found ${process.versions.node}). Run this through npm.`;
  console.error(startLine('error', message));
  process.exit(1);
}
