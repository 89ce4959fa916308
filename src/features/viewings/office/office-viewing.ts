import { z } from 'zod';
import { email, day, telephone, line } from '../../../model/fields.ts';
import { mediums, type Medium, type viewingStates } from '../viewing.ts';

export const viewingsKey = ['viewings'];

export type OfficeViewing = {
  /** The id and the revision of the enquiry. */
  id: string;
  revision: number;
  name: string;
  email: string;
  phone: string;
  projectId: string | null;
  /** The project, and the home if one is known. */
  about: string;
  state: (typeof viewingStates)[number];
  hostId: string;
  host: string;
  timeZone: string;
  medium: Medium;
  language: string;
  isOpenHouse: boolean;
  wish: string;
  word: string;
  /** It has begun. */
  isPast: boolean;
  /** In the host's time zone. Undefined while another time is asked for. */
  local?: { day: string; time: string; until: string } | undefined;
};

export type Range = { from: string; until: string };

export type OpenHouse = Range & { about: string; places: number; taken: OfficeViewing[] };

export type OfficeDay = {
  day: string;
  /** When visitors can book. */
  hours: Range[];
  openHouses: OpenHouse[];
  /** In order, without those of open houses. */
  viewings: OfficeViewing[];
};

export type OfficeHost = {
  id: string;
  name: string;
  timeZone: string;
  minutes: number;
  projectIds: string[];
  languages: string[];
  mediums: Medium[];
};

export type OfficeWeek = {
  hosts: OfficeHost[];
  /** The host of the week. Undefined without any. */
  host: OfficeHost | undefined;
  projects: { id: string; name: string }[];
  /** From Monday. */
  days: OfficeDay[];
  /** In the time zone of the host. */
  now: { day: string; time: string };
  toAnswer: OfficeViewing[];
  toMark: OfficeViewing[];
};

export const weekInput = z.object({
  /** Any day of the week. Today, if left out. */
  from: day.optional(),
  hostId: z.string().max(100).optional(),
});

const changed = {
  id: z.uuid(),
  revision: z.number().int().min(1),
};

/** What is sent to the visitor with a change. */
const word = z.string().trim().max(500, 'Use 500 characters or fewer').default('');

const time = {
  hostId: z.string().min(1, 'Choose a host').max(100),
  day,
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time, such as 09:30'),
  medium: z.enum(mediums),
};

export const moveSchema = z.object({ ...changed, ...time, word });
export const cancelSchema = z.object({ ...changed, word });
export const markSchema = z.object({ ...changed, state: z.enum(['came', 'missed']) });

export const addSchema = z.object({
  id: z.uuid(),
  ...time,
  name: line.max(200, 'Too long: use 200 characters or fewer.'),
  email: email.nullable(),
  phone: telephone.nullable(),
  projectId: z.string().min(1, 'Choose a project').max(100),
  language: z.string().min(1).max(10),
  note: z.string().trim().max(2_000, 'Use 2,000 characters or fewer').default(''),
});

export type NewViewing = z.output<typeof addSchema>;
export type MovedViewing = z.output<typeof moveSchema>;
