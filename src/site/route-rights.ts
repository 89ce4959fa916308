import { isAllowed, type RequiredRight, type Role } from '../model/rights.ts';
import { nounScreens } from './paths.ts';

const ownRecords = { hasOwn: true } as const;

/** The right required by each back-office route. Unlisted routes are closed to everyone. */
const routeRights: Record<string, RequiredRight> = {
  ...Object.fromEntries(Object.values(nounScreens).map((screen) => [screen, { right: 'read' }])),
  '/admin': { right: 'enter', ...ownRecords },
  '/admin/account': { right: 'enter', ...ownRecords },
  '/admin/connect': { right: 'enter', ...ownRecords },
  '/admin/refused': { right: 'enter', ...ownRecords },
  '/admin/away': { right: 'enter', ...ownRecords },
  '/admin/[...other]': { right: 'enter', ...ownRecords },
  '/admin/enquiries': { right: 'enquiries', ...ownRecords },
  '/admin/enquiries.csv': { right: 'enquiries' },
  '/admin/enquiries/files/[id]': { right: 'enquiries', ...ownRecords },
  '/admin/enquiries/[id]/follow-up.ics': { right: 'enquiries', ...ownRecords },
  '/admin/viewings': { right: 'enquiries', ...ownRecords },
  '/admin/reports': { right: 'enquiries' },
  [nounScreens.partners]: { right: 'read', ...ownRecords },
  [nounScreens.projects]: { right: 'read', ...ownRecords },
  '/admin/preview/[noun]/[id]': { right: 'read', ...ownRecords },
  '/admin/map-ground.svg': { right: 'enter', ...ownRecords },
  '/admin/media': { right: 'media' },
  '/admin/first-access': { right: 'media' },
  '/admin/activity': { right: 'activity' },
  '/admin/activity.csv': { right: 'activity' },
  '/admin/past': { right: 'activity' },
  '/admin/past/page': { right: 'activity' },
  '/admin/past/page.html': { right: 'activity' },
  '/admin/past/page.pdf': { right: 'activity' },
  '/admin/past/media/[...key]': { right: 'activity' },
  '/admin/redirects': { right: 'settings' },
  '/admin/team': { right: 'people' },
  '/admin/consents.csv': { right: 'settings' },
  '/admin/settings': { right: 'settings' },
  '/admin/connections': { right: 'settings' },
  '/admin/preview/settings/[section]': { right: 'settings' },
  '/admin/preview/parts/[section]': { right: 'settings' },
};

/** The route of a page without parameters is its path. */
export function mayOpen(role: Role, route: string) {
  const required = routeRights[route];
  return required !== undefined && isAllowed(role, required);
}
