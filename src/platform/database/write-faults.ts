import { errorCode } from '../../lib/values/error-code.ts';

/** Where something cannot be written. */
export type WriteTarget = 'database' | 'data folder';
type WriteFault = 'disk full' | 'not writable';

/** A place that cannot be written for another reason than those that its error tells. */
export class NotWritable extends Error {
  readonly place: WriteTarget;

  constructor(place: WriteTarget, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause));
    this.place = place;
  }
}

const sqliteReadOnly = 8;
const sqliteFull = 13;
const codes: Record<string, [WriteTarget, WriteFault]> = {
  '53100': ['database', 'disk full'],
  '25006': ['database', 'not writable'],
  ENOSPC: ['data folder', 'disk full'],
  EDQUOT: ['data folder', 'disk full'],
  EROFS: ['data folder', 'not writable'],
};

const faults = new Map<WriteTarget, WriteFault>();
const logged = new Set<WriteTarget>();

/** The places that could not be written when that was last tried. */
export function writeFaults(): ReadonlyMap<WriteTarget, WriteFault> {
  return faults;
}

/** What an error says about writing; undefined for any other error. Errors that only wrap another count as that one. */
export function findWriteFault(cause: unknown): [WriteTarget, WriteFault] | undefined {
  if (!(cause instanceof Error)) return undefined;
  if (cause instanceof NotWritable) return [cause.place, 'not writable'];
  if ('errcode' in cause && typeof cause.errcode === 'number') {
    const code = cause.errcode & 0xff;
    if (code === sqliteFull) return ['database', 'disk full'];
    return code === sqliteReadOnly ? ['database', 'not writable'] : undefined;
  }
  // The image process passes on only the message, which begins with the code.
  const code = errorCode(cause) ?? /^[A-Z]+\b/.exec(cause.message)?.[0] ?? '';
  return Object.hasOwn(codes, code) ? codes[code] : findWriteFault(cause.cause);
}

/** Notes the error of a failed write for `/health`. */
export function recordWriteFault(cause: unknown) {
  const fault = findWriteFault(cause);
  if (fault) faults.set(...fault);
  return fault;
}

/** The line to log for a failed write: undefined if its place was told before, `other` for any other error. */
export function lineFor(cause: unknown, other: string) {
  const fault = recordWriteFault(cause);
  if (!fault) return other;
  const [place, kind] = fault;
  if (logged.has(place)) return undefined;
  logged.add(place);
  const line = kind === 'disk full' ? fullLines[place] : unwritableLines[place];
  return `${line} (${other})`;
}

const fullLines: Record<WriteTarget, string> = {
  database: 'The disk of the database is full, nothing can be saved: free up space',
  'data folder': 'The disk is full, no file can be stored: free up space',
};

const unwritableLines: Record<WriteTarget, string> = {
  database: 'The database is read-only, nothing can be saved: let the site write to it',
  'data folder':
    'A folder cannot be written, no file can be stored: give it to the user of the site',
};

/** Notes that a place can be written. True if it could not before. */
export function recordWritable(place: WriteTarget) {
  logged.delete(place);
  return faults.delete(place);
}
