import { isConnected } from './connection.ts';
import { db } from './database.ts';

export type QueueFigure = { queue: string; length: number; ageSeconds: number };

/** What waits in the queues and for how long. Nothing while the database is away. */
export async function queueFigures(now = new Date()): Promise<QueueFigure[]> {
  if (!isConnected()) return [];
  try {
    const [mails, variants] = await Promise.all([
      db
        .selectFrom('outgoingMails')
        .select((eb) => [eb.fn.countAll().as('length'), eb.fn.min('createdAt').as('first')])
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow(),
      db
        .selectFrom('media')
        .select((eb) => [eb.fn.countAll().as('length'), eb.fn.min('createdAt').as('first')])
        .where('variantsReady', '=', 0)
        .executeTakeFirstOrThrow(),
    ]);
    return Object.entries({ mails, variants }).map(([queue, { length, first }]) => ({
      queue,
      length: Number(length),
      ageSeconds: first === null ? 0 : (now.getTime() - Date.parse(first)) / 1_000,
    }));
  } catch {
    return [];
  }
}
