import { isAllowed, type RequiredRight, type Role } from '../lib/rights.ts';
import { nounScreens } from './paths.ts';

const own = { hasOwn: true } as const;

/** What each route of the back office asks for. One that is missing here is open to nobody. */
const routeRights: Record<string, RequiredRight> = {
  ...Object.fromEntries(Object.values(nounScreens).map((screen) => [screen, { right: 'read' }])),
  '/admin': { right: 'enter', ...own },
  '/admin/account': { right: 'enter', ...own },
  '/admin/refused': { right: 'enter', ...own },
  '/admin/[...other]': { right: 'enter', ...own },
  '/admin/enquiries': { right: 'enquiries', ...own },
  '/admin/enquiries.csv': { right: 'enquiries' },
  '/admin/enquiries/files/[id]': { right: 'enquiries', ...own },
  '/admin/figures': { right: 'enquiries' },
  [nounScreens.partners]: { right: 'read', ...own },
  [nounScreens.projects]: { right: 'read', ...own },
  '/admin/preview/[noun]/[id]': { right: 'read', ...own },
  '/admin/map-ground.svg': { right: 'enter', ...own },
  '/admin/media': { right: 'media' },
  '/admin/vip': { right: 'media' },
  '/admin/activity': { right: 'activity' },
  '/admin/activity.csv': { right: 'activity' },
  '/admin/addresses': { right: 'settings' },
  '/admin/people': { right: 'people' },
  '/admin/settings': { right: 'settings' },
  '/admin/preview/settings/[section]': { right: 'settings' },
  '/admin/preview/parts/[section]': { right: 'settings' },
};

/** Whether a role may open a route. An address without parameters is its own route. */
export function mayOpen(role: Role, route: string) {
  const asked = routeRights[route];
  return asked !== undefined && isAllowed(role, asked);
}
