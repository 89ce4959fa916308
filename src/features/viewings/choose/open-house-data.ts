import { formatIsoDateTime } from '../../../lib/time/dates.ts';
import { localPath } from '../../../lib/web/local-path.ts';
import { viewingMessages } from '../../../messages/viewings.ts';
import { cityName, type ProjectDetail } from '../../projects/project.ts';
import type { Offer } from './offer.ts';

/** The coming open houses of a project as structured data. `pageUrl` is absolute. */
export function openHouseData(project: ProjectDetail, offer: Offer | undefined, pageUrl: URL) {
  const url = new URL(localPath(pageUrl.pathname), pageUrl).href;
  return (offer?.openHouses ?? []).map(({ at, until, place }) => ({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: `${viewingMessages().openHouse}: ${project.title}`,
    startDate: formatIsoDateTime(offer?.timeZone ?? 'UTC', at),
    endDate: formatIsoDateTime(offer?.timeZone ?? 'UTC', until),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: place ?? project.title,
      address: place ?? cityName(project.city),
    },
    organizer: { '@id': `${pageUrl.origin}/#company` },
    about: { '@id': `${url}#building` },
    url: `${url}#interest`,
  }));
}
