import { readFileSync } from 'node:fs';

/** Loaded before a process: its clock goes ahead by the milliseconds that stand in the file of CLOCK_FILE. */
const file = process.env['CLOCK_FILE'] ?? '';
const realNow = Date.now;
const RealDate = Date;

function now() {
  return realNow() + Number(readFileSync(file, 'utf8'));
}

globalThis.Date = class extends RealDate {
  constructor(...parts: [] | ConstructorParameters<typeof RealDate>) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static override now = now;
} as DateConstructor;
Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(now());
