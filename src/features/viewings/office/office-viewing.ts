import { z } from 'zod';
import { day, email, line, telephone, time as timeOfDay } from '../../../model/fields.ts';
import type { EnquiryRow } from '../../enquiries/enquiry.ts';
import type { Range, TimedHost } from '../free-times.ts';
import { mediums, type Medium, type viewingStates, type ViewingDetails } from '../viewing.ts';

export const viewingsKey = ['viewings'];

/** The viewing of an enquiry, whose id and revision it has. */
export type OfficeViewing = Pick<
  EnquiryRow,
  'id' | 'revision' | 'name' | 'email' | 'phone' | 'aboutId'
> &
  Pick<ViewingDetails, 'medium' | 'language' | 'isOpenHouse' | 'wish' | 'word'> & {
    /** The project, and the home if one is known. */
    about: string;
    state: (typeof viewingStates)[number];
    hostId: string | null;
    host: string;
    timeZone: string;
    /** It has begun. */
    isPast: boolean;
    /** In the time zone. Undefined while another time is asked for. */
    local: { day: string; from: string; until: string } | undefined;
    /** The full open house of which a place is asked for, in the time zone. */
    house?: { day: string; from: string; hasPlace: boolean } | undefined;
  };

export type OfficeDay = {
  day: string;
  /** When visitors can book. */
  hours: Range[];
  /** What the other calendar of the host says. */
  busy: Range[];
  openHouses: (Range & { about: string; places: number; taken: number })[];
  viewings: OfficeViewing[];
};

export type OfficeHost = Pick<
  TimedHost,
  'id' | 'name' | 'timeZone' | 'minutes' | 'pause' | 'projectIds' | 'languages'
> & { mediums: Medium[] };

export type OfficeWeek = {
  hosts: OfficeHost[];
  /** Whose week it is. Undefined without hosts. */
  host: OfficeHost | undefined;
  projects: { id: string; title: string }[];
  /** From Monday. */
  days: OfficeDay[];
  /** In the time zone of the host. */
  now: { day: string; time: string };
  toAnswer: OfficeViewing[];
  toMark: OfficeViewing[];
};

/** `from` is any day of the week; without it, this week, or on a Sunday the next. */
export const weekInput = z.object({
  from: day.optional(),
  hostId: z.string().max(100).optional(),
});

/** `except` is the viewing that is moved. */
export const freeInput = z.object({
  hostId: z.string().max(100),
  projectId: z.string().max(100),
  day,
  except: z.string().max(100).optional(),
});

const seen = { id: z.uuid(), revision: z.number().int().min(1) };
const shortText = z.string().trim().max(2_000, 'Use 2,000 characters or fewer');

const time = {
  hostId: z.string().min(1, 'Choose a host').max(100),
  day,
  time: timeOfDay,
  medium: z.enum(mediums),
};

export const moveSchema = z.object({ ...seen, ...time, word: shortText });
export const cancelSchema = z.object({ ...seen, word: shortText });
export const markSchema = z.object({ ...seen, state: z.enum(['came', 'missed']) });
export const addSchema = z.object({
  id: z.uuid(),
  ...time,
  name: line.max(200, 'Too long: use 200 characters or fewer.'),
  email: email.nullable(),
  phone: telephone.nullable(),
  projectId: z.string().min(1, 'Choose a project').max(100),
  language: z.string().min(1).max(10),
  note: shortText,
});
