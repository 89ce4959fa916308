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
import { viewingUid } from './viewing-uid.ts';
import { viewingToken } from './viewing-token.server.ts';
import { viewingDetails } from './viewing.ts';
import { cityName } from '../projects/project.ts';
import { dayAndTime, dayIn, timeRange, zoneCity } from './viewing-texts.ts';

export type ViewedEnquiry = Pick<
  EnquiryRow,
  | 'id'
  | 'name'
  | 'email'
  | 'aboutId'
  | 'aboutName'
  | 'aboutSlug'
  | 'home'
  | 'reference'
  | 'consentLanguage'
  | 'revision'
  | 'updatedAt'
  | 'viewingState'
  | 'viewingHost'
  | 'viewingAt'
  | 'viewingUntil'
  | 'viewingDetails'
>;

export type ViewingFacts = NonNullable<Awaited<ReturnType<typeof readViewingFacts>>>;

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
  return {
    enquiry,
    details,
    time: at !== null && until !== null ? { at, until } : undefined,
    host: {
      name: host?.name ?? settings().company.name,
      email: partner?.email ?? host?.email ?? (officeAddress() || headOffice().email),
      phone: partner
        ? telephoneText(partner.office, cityCountry(partner.city))
        : headOffice().phone,
      brokerage: brokerageName(partner),
    },
    /** Whose photo is shown. A sales centre has a plate. */
    portrait: { slug: partner?.slug ?? host?.id ?? '', imageUrl: partner?.imageUrl ?? null },
    where: (isVideo ? host?.videoUrl : host?.place) ?? '',
    isVideo,
    wayIn: isVideo ? '' : (host?.wayIn ?? ''),
    // The host may have moved to another city since.
    city: host?.timeZone === details.zone ? cityName(host.city) : zoneCity(details.zone),
    project: enquiry.aboutName ?? '',
    url: new URL(paths.viewing(viewingToken(enquiry.id)), env.siteUrl).href,
  };
}

/** The facts as labelled lines. */
export function viewingLines({
  details,
  time,
  host,
  where,
  isVideo,
  wayIn,
  enquiry,
  city,
}: ViewingFacts) {
  const messages = viewingMessages();
  const isElsewhere = details.visitorZone !== null && details.visitorZone !== details.zone;
  return [
    ...(time
      ? [
          {
            label: messages.when,
            text: [
              inLine([dayIn(details.zone, time.at), timeRange(details.zone, time), city]),
              isElsewhere && details.visitorZone
                ? messages.yourTime(
                    dayAndTime(details.visitorZone, time.at),
                    zoneCity(details.visitorZone),
                  )
                : '',
            ]
              .filter(Boolean)
              .join('\n'),
          },
        ]
      : []),
    ...(where
      ? [
          {
            label: isVideo ? messages.mediums.video : messages.where,
            text: [where, wayIn, isVideo ? '' : paths.directions(where)].filter(Boolean).join('\n'),
          },
        ]
      : []),
    { label: messages.who, text: inLine([host.name, host.brokerage, host.phone]) },
    ...(enquiry.reference ? [{ label: messages.reference, text: enquiry.reference }] : []),
  ];
}

/** The calendar entry of a viewing that has a time: an invitation, or its withdrawal. Undefined without a time. */
export function viewingCalendar(facts: ViewingFacts, isInvitation = true) {
  const { enquiry, time, host, details, where, isVideo, wayIn, project, url } = facts;
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
        timeZone: details.zone,
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
