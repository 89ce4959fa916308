import { inLine } from '../../lib/text/in-line.ts';
import { telephoneText } from '../../lib/web/telephone-forms.ts';
import { env } from '../../platform/env/env.ts';
import { timedCalendar } from '../../platform/calendar.ts';
import { contentLocale } from '../../platform/languages/page-language.ts';
import { brokerageName } from '../../site/settings/sellers.ts';
import { cityCountry, headOffice, officeAddress, settings } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { viewingMessages } from '../../messages/viewings.ts';
import type { EnquiryRow } from '../enquiries/enquiry.ts';
import { findTimedHost, type Connection } from './free-times.server.ts';
import { viewingToken } from './viewing-token.server.ts';
import { viewingDetails, viewingUid, type ViewingFacts } from './viewing.ts';
import { cityName } from '../projects/project.ts';
import { dayIn, timeRange, visitorsTime, zoneCity } from './viewing-texts.ts';

export type ViewedEnquiry = Omit<EnquiryRow, 'answers'>;

export type FoundViewing = NonNullable<Awaited<ReturnType<typeof readViewingFacts>>>;

/** What the page, the emails and the calendar say of a viewing, in the language of the content. */
export async function readViewingFacts(connection: Connection, enquiry: ViewedEnquiry) {
  const details = viewingDetails(enquiry);
  if (!details) return undefined;
  const language = contentLocale();
  const host = await findTimedHost(connection, enquiry.viewingHost, language);
  const partner = await connection
    .selectFrom('partners')
    .select(['slug', 'imageUrl', 'email', 'office', 'city', 'brokerage'])
    .where('id', '=', host?.partnerId ?? '')
    .executeTakeFirst();
  const { viewingAt: at, viewingUntil: until } = enquiry;
  const isVideo = details.medium === 'video';
  const { zone, visitorZone } = details;
  const facts: ViewingFacts = {
    zone,
    visitorZone,
    home: enquiry.home,
    reference: enquiry.reference,
    time: at !== null && until !== null ? { at, until } : undefined,
    host: {
      name: host?.name ?? settings().company.name,
      email: partner?.email ?? host?.email ?? (officeAddress() || headOffice().email),
      phone: partner
        ? telephoneText(partner.office, cityCountry(partner.city))
        : headOffice().phone,
      brokerage: brokerageName(partner),
    },
    where: (isVideo ? host?.videoUrl : host?.place) ?? '',
    isVideo,
    wayIn: isVideo ? '' : (host?.wayIn ?? ''),
    // The host may have moved to another city since.
    city: host?.timeZone === zone ? cityName(host.city) : zoneCity(zone),
    project: enquiry.aboutName ?? '',
  };
  return {
    facts,
    enquiry,
    details,
    /** Whose photo is shown. A sales centre has a plate. */
    portrait: { slug: partner?.slug ?? host?.id ?? '', imageUrl: partner?.imageUrl ?? null },
    url: new URL(paths.viewing(viewingToken(enquiry.id)), env.siteUrl).href,
  };
}

/** The facts as labelled lines. */
export function viewingLines(facts: ViewingFacts) {
  const messages = viewingMessages();
  const { time, zone, city, host, where, isVideo, wayIn, reference } = facts;
  const when = time && inLine([dayIn(zone, time.at), timeRange(zone, time), city]);
  const lines: [string, (string | undefined)[]][] = [
    [messages.when, [when, visitorsTime(facts)]],
    isVideo
      ? [messages.mediums.video, [where]]
      : [messages.where, where ? [where, wayIn, paths.directions(where)] : []],
    [messages.who, [inLine([host.name, host.brokerage, host.phone])]],
    [messages.reference, [reference ?? '']],
  ];
  return lines
    .map(([label, texts]) => ({ label, text: texts.filter(Boolean).join('\n') }))
    .filter(({ text }) => text !== '');
}

/** The calendar entry of a viewing that has a time: an invitation, or its withdrawal. Undefined without a time. */
export function viewingCalendar({ facts, enquiry, url }: FoundViewing, isInvitation = true) {
  const { time, zone, host, where, isVideo, wayIn, project } = facts;
  if (!time) return undefined;
  const isCancelled = enquiry.viewingState === 'cancelled';
  return timedCalendar(
    inLine([project, host.name]),
    [
      {
        id: viewingUid(enquiry.id),
        title: inLine([project, host.name]),
        description: [isVideo ? where : wayIn, url].filter(Boolean).join('\n'),
        url,
        ...time,
        timeZone: zone,
        sequence: enquiry.revision,
        updatedAt: enquiry.updatedAt,
        location: isVideo ? null : where,
        isCancelled,
        organizer: { name: host.name, email: host.email },
        ...(isInvitation && { attendee: { name: enquiry.name, email: enquiry.email } }),
      },
    ],
    isInvitation ? (isCancelled ? 'CANCEL' : 'REQUEST') : undefined,
  );
}
