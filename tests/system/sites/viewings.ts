import { instantAt } from '../../../src/lib/time/zoned-time.ts';
import type { HostInput } from '../../../src/features/viewings/hosts/host.ts';
import type { Change } from '../../../src/model/record.ts';
import { newHost } from '../../fixtures/host.ts';
import { callAction, type Editor } from './editor.ts';

/** A project of the demo content whose demo host is none. */
export const viewedProject = 'westwater';

const timeZone = 'America/Vancouver';

/** A local day, so many days from now. */
export function dayAhead(days: number) {
  return Temporal.Now.plainDateISO(timeZone).add({ days }).toString();
}

export function instantOn(day: string, time: string) {
  return instantAt(timeZone, day, time)?.instant ?? '';
}

/** Adds a host in Vancouver who receives visitors of one project, without notice or pauses. */
export async function addHost(editor: Editor, id: string, host: Partial<HostInput>) {
  const change = await callAction<Change<object>>(editor, 'hosts.save', {
    ...newHost,
    id,
    name: 'Noor Lindqvist',
    email: hostEmail,
    city: 'VANCOUVER',
    languages: ['en'],
    place: 'Sales centre, 4 Westwater Quay',
    pause: 0,
    travel: 0,
    noticeHours: 0,
    ...host,
  });
  if (change.outcome !== 'done') throw new Error(JSON.stringify(change));
}

export const hostEmail = 'noor@lindqvist.example';

type Booked = { email: string; at: string; key: string; headers: Record<string, string> };

/** Sends the form of the project with a time. Throws if it is neither booked nor refused because of the time. */
export async function bookViewing(origin: string, { email, at, key, headers }: Booked) {
  const response = await fetch(`${origin}/projects/${viewedProject}`, {
    method: 'POST',
    headers: { origin, accept: 'application/json', ...headers },
    body: new URLSearchParams({
      'form-name': 'project-interest',
      'submission-key': key,
      fullName: 'Samir Haddad',
      email,
      phone: '+1 604 555 0142',
      viewing: at,
      'viewing-medium': 'in-person',
      'viewing-language': 'en',
    }),
  });
  const answer = await response.text();
  if (response.status === 409) return 'refused';
  if (!response.ok) throw new Error(`${response.status}: ${answer.slice(0, 200)}`);
  return 'booked';
}
