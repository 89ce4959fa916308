import { isConnected } from './connection.ts';
import { db } from './database.ts';
import { env } from './env.ts';

export type QueueFigure = { queue: string; length: number; ageSeconds?: number };

/**
 * What waits in the queues and for how long. Nothing while the database is away, and no age of mails where no server
 * is set up to take them.
 */
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
      ...((queue !== 'mails' || env.smtpUrl !== undefined) && {
        ageSeconds: first === null ? 0 : (now.getTime() - Date.parse(first)) / 1_000,
      }),
    }));
  } catch {
    return [];
  }
}
