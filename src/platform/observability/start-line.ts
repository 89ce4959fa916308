import { release } from './release.ts';

/** A line in the format of `log`, for output before the settings are validated. */
export function startLine(level: 'info' | 'error', message: string) {
  if (process.env['LOG_FORMAT'] !== 'json') return message;
  return JSON.stringify({ level, time: new Date().toISOString(), release, msg: message });
}
