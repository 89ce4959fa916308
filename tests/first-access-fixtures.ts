import { randomUUID } from 'node:crypto';
import { openAccess } from '../src/compose/first-access.server.ts';
import { newAccessSchema, newLinksSchema } from '../src/features/first-access/first-access.ts';
import { accessEmail } from '../src/features/first-access/first-access-emails.ts';
import { sendAccess, createAccessLinks } from '../src/features/first-access/grant-access.server.ts';
import { writeNextEmail } from '../src/features/first-access/access-emails.server.ts';
import { db } from '../src/platform/database/database.ts';
import { emptyProjects, kestrel, saved } from './project-fixtures.ts';

const address = '192.0.2.7';
let projectId: string;

/** A project and nobody who has access to it. */
export async function setUpFirstAccess() {
  for (const table of [
    'firstAccesses',
    'outgoingMails',
    'enquiries',
    'consentWithdrawals',
    'consentProofs',
    'limitTries',
  ] as const)
    await db.deleteFrom(table).execute();
  await emptyProjects();
  ({ id: projectId } = await saved(kestrel));
}

export function give(people: string[], other: object = {}) {
  return sendAccess(decided(people, other), 'ada@solmere.example');
}

export async function linksFor(people: string[], id: string = randomUUID()) {
  const created = await createAccessLinks(
    newLinksSchema.parse(decided(people, { id })),
    'ada@solmere.example',
  );
  return created.outcome === 'done' ? created.links : [];
}

function decided(people: string[], other: object) {
  return newAccessSchema.parse({
    projectId,
    projectTitle: 'Kestrel House',
    homes: null,
    people,
    days: 14,
    openings: 3,
    subject: 'First access to Kestrel House',
    words: 'Come and see.',
    ...other,
  });
}

export async function writeAll() {
  while (await writeNextEmail(accessEmail));
}

export async function theToken() {
  await writeAll();
  const [email] = await outbox();
  return email ? tokenIn(email) : '';
}

export function tokenIn({ bodyText }: { bodyText: string }) {
  return /\/private\/(?!leave)([\w-]+)/.exec(bodyText)?.[1] ?? '';
}

export function come(token: string, method: 'GET' | 'POST', setCookie = '') {
  const [cookie = ''] = setCookie.split(';');
  const request = new Request(`http://localhost/private/${token}`, { method, headers: { cookie } });
  return openAccess(token, request, address);
}

export function outbox() {
  return db.selectFrom('outgoingMails').selectAll().execute();
}
