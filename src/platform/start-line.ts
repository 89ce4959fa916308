import { release } from './release.ts';

/** A line that is told before the settings are known to be right, as `log` writes it. */
export function startLine(level: 'info' | 'error', message: string) {
  if (process.env['LOG_FORMAT'] !== 'json') return message;
  return JSON.stringify({ level, time: new Date().toISOString(), release, msg: message });
}
