import { z } from 'zod';
import { jsonValue } from '../../lib/values/json-text.ts';
import type { Partner } from '../partners/partner.ts';
import type { WithPlate } from '../partners/plate/plate.ts';
import type { ViewingColumns } from '../enquiries/enquiry.ts';

export const mediums = ['in-person', 'video'] as const;

export type Medium = (typeof mediums)[number];

export const viewingStates = ['asked', 'booked', 'cancelled', 'came', 'missed'] as const;

export const bookedStates = ['booked', 'came', 'missed'] as const;

/** True for one that is booked, or was when it began. */
export function isBooked({ viewingState }: Pick<ViewingColumns, 'viewingState'>) {
  return bookedStates.some((one) => one === viewingState);
}

/** As the back office calls them. */
export const stateLabels: Record<(typeof viewingStates)[number], string> = {
  asked: 'Asks for another time',
  booked: 'Booked',
  cancelled: 'Cancelled',
  came: 'Came',
  missed: 'Did not come',
};

/** As the back office calls them. */
export const mediumLabels: Record<Medium, string> = {
  'in-person': 'In person',
  video: 'By video',
};

const detailsSchema = z.object({
  /** The local day and time, such as `2026-12-03T10:00`, which stays when zone data change. Null without a time. */
  local: z.string().nullable(),
  /** The time zone of the local time. */
  zone: z.string(),
  medium: z.enum(mediums),
  /** The code of the language of the visit. */
  language: z.string(),
  isOpenHouse: z.boolean(),
  /** The visitor's time zone, if their browser told it. */
  visitorZone: z.string().nullable(),
  /** Which other time the visitor asks for. */
  wish: z.string(),
  /** The UTC time of the full open house of which the visitor asks for a place. */
  waitsFor: z.string().nullable().default(null),
  /** What was said when it was cancelled or moved. */
  word: z.string(),
});

export type ViewingDetails = z.output<typeof detailsSchema>;

/** What a visitor chooses besides the time. */
export type Visit = Pick<ViewingDetails, 'medium' | 'language' | 'visitorZone' | 'wish'>;

/** The details of a stored viewing. Undefined for an enquiry without one. */
export function viewingDetails({ viewingDetails: json }: Pick<ViewingColumns, 'viewingDetails'>) {
  return json === null ? undefined : detailsSchema.safeParse(jsonValue(json)).data;
}

/** The details without what was said about an earlier change. */
export function withoutWord(row: Pick<ViewingColumns, 'viewingDetails'>) {
  const details = viewingDetails(row);
  return details ? JSON.stringify({ ...details, word: '' }) : row.viewingDetails;
}

/** At most this many open viewings of one project and person. */
export const maxOpenViewings = 3;

/** How long the visitor's link works after the viewing. */
export const linkDays = 30;

export const viewingErrors = {
  fetch: 'Failed to fetch viewings',
  save: 'Failed to change viewing',
  open: 'Failed to open viewing',
} as const;

/** The names of the controls. */
export const choiceNames = {
  at: 'viewing',
  medium: 'viewing-medium',
  language: 'viewing-language',
  visitorZone: 'viewing-zone',
  wish: 'viewing-wish',
} as const;

const waiting = 'wait ';

/** The choice of a place that becomes free at a full open house. */
export function waitingFor(at: string) {
  return waiting + at;
}

/** The UTC time of that open house. Undefined for another choice. */
export function waitedTime(choice: string) {
  return choice.startsWith(waiting) ? choice.slice(waiting.length) : undefined;
}

/** True for a choice that asks for a time instead of booking one. */
export function isRequest(choice = '') {
  return choice === 'other' || choice.startsWith(waiting);
}

/** What pages, emails and the calendar say of a viewing. */
export type ViewingFacts = {
  time: { at: string; until: string } | undefined;
  zone: string;
  /** The name of the city whose time it is. */
  city: string;
  visitorZone: string | null;
  isVideo: boolean;
  where: string;
  wayIn: string;
  host: { name: string; email: string; brokerage: string; phone: string };
  project: string;
  home: string | null;
  reference: string | null;
};

/** What pages show of a viewing. */
export type ShownViewing = ViewingFacts & {
  state: 'asked' | 'booked' | 'begun' | 'cancelled' | 'over' | 'past' | 'closed';
  email: string;
  photo: Pick<Partner, 'image'> & WithPlate;
  projectSlug: string | null;
  token: string;
};

/** True for a viewing that is booked or asked for. */
export function isOn(state: ShownViewing['state']): state is 'asked' | 'booked' | 'begun' {
  return state === 'booked' || state === 'begun' || state === 'asked';
}

const uidEnding = '@viewings';

/** The same in each email, download and feed, for the life of the viewing. */
export function viewingUid(id: string) {
  return id + uidEnding;
}

/** True for an event that this site has put into a calendar. */
export function isViewingUid(uid: string) {
  return uid.endsWith(uidEnding);
}
