import { formatIsoDateTime } from '../../../lib/time/dates.ts';
import { viewingMessages } from '../../../messages/viewings.ts';
import type { Offer } from './offer.ts';

/** The coming open houses as structured data. `url` is that of the page. */
export function openHouseData({ openHouses, timeZone }: Offer, title: string, url: URL) {
  return openHouses.map(({ at, until, place }) => ({
    '@type': 'Event',
    name: `${title}: ${viewingMessages().openHouse}`,
    startDate: formatIsoDateTime(timeZone, at),
    endDate: formatIsoDateTime(timeZone, until),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: title, address: place },
    organizer: { '@id': `${url.origin}/#company` },
    url: new URL(url.pathname, url).href,
  }));
}
