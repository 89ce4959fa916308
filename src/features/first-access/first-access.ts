import { z } from 'zod';
import * as field from '../../records/fields.ts';

/** For how many days access may be given. It ends at six in the evening of the last. */
export const accessDays = [7, 14, 30] as const;

/** On how many devices a link may be opened. */
export const maxOpenings = 10;
const maxPeople = 500;
const maxHomes = 1_000;

const openings = z.number().int().min(1).max(maxOpenings);

export const newAccessSchema = z.object({
  /** Made by the form: sending twice is sending once. */
  id: z.uuid().optional(),
  projectId: z.string({ error: 'Choose a project' }).min(1, 'Choose a project').max(100),
  projectTitle: z.string().min(1).max(300),
  /** The keys of homes; null for the whole project. */
  homes: z.array(z.string().max(100)).min(1, 'Choose a home').max(maxHomes).nullable(),
  /** The ids of their VIP enquiries. */
  people: z.array(z.uuid()).min(1, 'Choose somebody').max(maxPeople),
  days: z.literal(accessDays),
  openings,
  subject: field.line,
  words: field.line,
});

/** Without a letter there are no words. */
export const newLinksSchema = newAccessSchema.omit({ subject: true, words: true });

export type NewLinks = z.output<typeof newLinksSchema>;
export type NewAccess = z.output<typeof newAccessSchema>;
export type TypedAccess = z.input<typeof newAccessSchema>;

export const moreInput = z.object({ id: z.uuid(), openings });

export const accessErrors = {
  fetch: 'Failed to fetch first access',
  send: 'Failed to send the letters',
  links: 'Failed to make the links',
  end: 'Failed to end the access',
  more: 'Failed to give more openings',
  open: 'Failed to open the page',
  leave: 'Failed to leave the list',
} as const;

export type FirstAccessRow = {
  id: string;
  projectId: string;
  projectTitle: string;
  /** The keys of homes as JSON text; null for the whole project. */
  homes: string | null;
  /** Empty, like the words, when links were handed on without letters. */
  subject: string;
  words: string;
  expiresAt: string;
  createdBy: string;
  createdAt: string;
};

export type FirstAccessLinkRow = {
  id: string;
  accessId: string;
  enquiryId: string;
  /** Null until its letter is written. */
  tokenHash: string | null;
  /**
   * `sent`: its letter is written, or it was given to the editor. `left`: the person it is for has left the list before
   * the letter was written.
   */
  state: 'waiting' | 'sent' | 'left' | 'ended';
  openings: number;
  opened: number;
  lastOpenedAt: string | null;
  createdAt: string;
};

/** Somebody on the VIP list who may be written to. */
export type VipPerson = { id: string; name: string; email: string; message: string; since: string };

/** Links to hand on, and the origin of the site that they lead to. */
export type LinksGiven = {
  outcome: 'done';
  links: { name: string; token: string }[];
  site: string;
};

/** A link as its staff see it. */
export type GivenAccess = Pick<
  FirstAccessLinkRow,
  'id' | 'state' | 'openings' | 'opened' | 'lastOpenedAt'
> &
  Pick<FirstAccessRow, 'projectTitle' | 'expiresAt' | 'createdAt'> & {
    name: string;
    email: string;
    isHandedOn: boolean;
    /** What became of the letter; null when there is none. */
    letter: 'waiting' | 'sent' | 'failed' | null;
  };

export type AccessScreen = { people: VipPerson[]; given: GivenAccess[] };

export function isOpen({ state, expiresAt }: Pick<GivenAccess, 'state' | 'expiresAt'>, now: Date) {
  return (state === 'sent' || state === 'waiting') && expiresAt > now.toISOString();
}

export const accessKey = ['firstAccess'];
