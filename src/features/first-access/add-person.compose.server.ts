import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addVipPerson } from '../enquiries/added-people.server.ts';
import type { NewPerson } from './first-access.ts';
import { listVipPeople } from './vip-people.server.ts';

/** Puts someone on the list by name and address, and answers with their id: their former one if they are on it. */
export async function addPerson(input: NewPerson, editor: string) {
  const id = await inTransaction(async (tx) => {
    const [former] = await listVipPeople(tx, input.email.toLowerCase());
    if (former) return former.id;
    const { id: newId = randomUUID() } = input;
    await addVipPerson(tx, { ...input, id: newId }, editor);
    return newId;
  });
  return { outcome: 'done', id } as const;
}
