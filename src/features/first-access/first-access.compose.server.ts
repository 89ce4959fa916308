import { formatFullDateTime } from '../../lib/time/dates.ts';
import { brokerageName } from '../../site/settings/sellers.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import {
  countOpening,
  deviceMark,
  findAccess,
  isDeviceMark,
  mayTry,
  type FoundAccess,
} from './open-access.server.ts';
import { askDoorAboutSaved } from '../public-door.server.ts';
import { db } from '../../platform/database/database.ts';
import { readCookie } from '../../platform/http/cookies.ts';
import { hostAttributes, hostPrefix } from '../../platform/http/host-cookies.ts';
import { findSaved } from '../../compose/previews.server.ts';
import { findProjectPartner } from '../projects/page/project-partner.server.ts';
import type { ProjectPartner } from '../projects/page/project-partner.ts';
import { findProject } from '../projects/projects.server.ts';

type Access = NonNullable<FoundAccess>;

/**
 * What a link of first access opens. A device that has opened it is recognised and counts once. Whether the project may
 * be shown is asked at each opening: what was lawful when the link was sent may have expired.
 */
export async function openAccess(token: string, request: Request, clientAddress: string) {
  if (!(await mayTry(clientAddress))) return { outcome: 'limited' } as const;
  const access = await findAccess(token);
  if (!access) return { outcome: 'unknown' } as const;
  const now = new Date();
  const isPast = access.expiresAt <= now.toISOString();
  const until = formatFullDateTime(headOffice().timeZone, access.expiresAt);
  const isOpen = !isPast && access.state === 'sent';
  if (isOpen && (await isRefused(access, now)))
    return { outcome: 'withheld', contact: findContact() } as const;
  const project = isOpen ? await findAccessProject(access) : undefined;
  const partner = project && (await findProjectPartner(project));
  const contact = findContact(partner);
  const closed = {
    outcome: 'closed',
    project: access.projectTitle,
    name: access.name,
    until,
    isPast,
    contact,
  } as const;
  if (!project) return closed;
  const open = { outcome: 'open', project, partner, access, contact } as const;
  if (isDeviceMark(access.id, markIn(request, access.id))) return { ...open, cookie: undefined };
  const left = access.openings - access.opened;
  if (left <= 0) return closed;
  if (request.method !== 'POST') return { ...closed, outcome: 'shut', left } as const;
  if (!(await countOpening(access.id, now))) return closed;
  return { ...open, cookie: newCookie(access) };
}

async function isRefused({ projectId }: Access, at: Date) {
  const asked = { noun: 'projects', id: projectId, at, channel: 'first-access' } as const;
  return (await askDoorAboutSaved(db, asked))?.outcome === 'refused';
}

/** The project as its editors see it, since it may not be public yet. */
async function findAccessProject({ projectId }: Access) {
  const saved = await findSaved('projects', projectId);
  return saved && findProject(String(saved.row['slug']), saved);
}

function findContact(partner?: ProjectPartner) {
  const { email, infoEmail } = headOffice();
  return partner
    ? { name: partner.name, brokerage: brokerageName(partner), email: partner.email }
    : {
        name: settings().company.name,
        brokerage: brokerageName(),
        email: email || infoEmail,
      };
}

/** A cookie for each link, since a visitor may have several. */
function cookieName(linkId: string, prefix = hostPrefix) {
  return `${prefix}first_access_${linkId.slice(0, 8)}`;
}

/** Cookies of earlier releases have no prefix. */
function markIn({ headers }: Request, linkId: string) {
  const cookies = headers.get('cookie');
  return readCookie(cookies, cookieName(linkId)) ?? readCookie(cookies, cookieName(linkId, ''));
}

function newCookie({ id, expiresAt }: Access) {
  const expires = `Expires=${new Date(expiresAt).toUTCString()}`;
  return `${cookieName(id)}=${deviceMark(id)}; ${expires}; ${hostAttributes}`;
}
