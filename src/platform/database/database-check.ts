import { setPriority } from 'node:os';
import { DatabaseSync } from 'node:sqlite';

/** Prints `ok`, or the first fault of the SQLite file in the first argument. */
setPriority(10);
const database = new DatabaseSync(process.argv[2] ?? '', { readOnly: true, timeout: 5_000 });
console.log(check());
database.close();

function check() {
  try {
    return database.prepare('pragma quick_check(1)').get()?.['quick_check'];
  } catch (cause) {
    if (cause instanceof Error && 'errcode' in cause && [11, 26].includes(Number(cause.errcode)))
      return cause.message;
    throw cause;
  }
}
