import { isConnected } from '../database/connection.ts';
import { db } from '../database/database.ts';
import { env } from '../env/env.ts';

export type QueueFigure = { queue: string; length: number; ageSeconds?: number };

/** The length and age of the queues. Empty while the database is away. Mails have no age if no mail server is set. */
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
