import { z } from 'zod';

/** What was done, as it is stored. */
export const acts = {
  added: 'Added',
  saved: 'Changed',
  drafted: 'Draft saved',
  scheduled: 'Scheduled',
  published: 'Published',
  hidden: 'Unpublished',
  moved: 'Moved',
  described: 'Described',
  deleted: 'Deleted',
  restored: 'Brought back',
  read: 'Read',
  marked: 'Marked',
  noted: 'Note changed',
  resent: 'Sent again',
  staged: 'Stage changed',
  given: 'Given to a member',
  dated: 'Follow-up set',
  replied: 'Replied',
  received: 'Answer received',
  joined: 'Joined',
  parted: 'Parted',
  undone: 'Taken back',
  erased: 'Erased',
  'signed-in': 'Signed in',
  refused: 'Sign-in refused',
  forbidden: 'Refused by role',
  'signed-out': 'Signed out',
  password: 'Password changed',
  reset: 'New password asked for',
  sessions: 'Devices signed out',
  created: 'Account created',
  link: 'Sign-in link made',
  invited: 'Invited',
  accepted: 'Invitation accepted',
  withdrawn: 'Invitation withdrawn',
  role: 'Role changed',
  removed: 'Member removed',
  codes: 'Second step changed',
  passkey: 'Passkeys changed',
  rule: 'Rule changed',
} as const;

export type Act = keyof typeof acts;

export const actNames = Object.keys(acts) as Act[];

/** What is no record of a noun. */
export const otherKinds = { media: 'Media', enquiries: 'Enquiries', accounts: 'Accounts' } as const;

export type ActivityRow<Noun extends string> = {
  /** Rises with time. */
  id: string;
  at: string;
  /** An e-mail, or one of `actors`. */
  actor: string;
  kind: Noun | keyof typeof otherKinds;
  act: Act;
  subjectId: string | null;
  revision: number | null;
  /** Of the record, file or account at that time. Enquiries have none: erasing is final. */
  name: string;
  detail: string;
  searchText: string;
  /** The entry that this one takes back. */
  undoes: string | null;
  /** How an enquiry stood before the step, as JSON. */
  standing: string | null;
};

/** Undefined and unknown values filter nothing. */
export const filterSchema = z.object({
  who: text(254),
  kind: text(40),
  act: z.enum(actNames).optional().catch(undefined),
  /** `7` or `30` days until now, or a day such as `2026-01-05`. */
  when: z
    .union([z.enum(['1', '7', '30']), z.iso.date()])
    .optional()
    .catch(undefined),
  words: text(200),
});

export type ActivityFilter = z.output<typeof filterSchema>;

export const listSchema = filterSchema.extend({ before: text(40) });

export const undoSchema = z.object({ id: z.string().max(40) });

/** A field before and after. The values are null where they are long, or no text that says something. */
export type FieldChange = { label: string; from: string | null; to: string | null };

export type ActivityEntry = Pick<
  ActivityRow<string>,
  'id' | 'at' | 'actor' | 'kind' | 'act' | 'name' | 'detail' | 'subjectId'
> & {
  /** The name of who did it; undefined for those without an account. */
  actorName: string | undefined;
  changes: FieldChange[];
  /** Where it can be seen, while it can. */
  address: string | undefined;
  /** What can be done about it: `history` where a field was changed again since. */
  offer: 'undo' | 'restore' | 'history' | undefined;
  undone: { at: string; actor: string; actorName: string | undefined } | undefined;
};

export type ActivityPage = {
  entries: ActivityEntry[];
  /** The entry after which the next page begins. */
  next: string | undefined;
  /** Everybody who has done anything. */
  people: { actor: string; name: string | undefined }[];
};

export type Undone =
  | { outcome: 'done'; name: string }
  /** A field was changed again since, or the record is gone. */
  | { outcome: 'changed'; name: string };

export const activityErrors = {
  fetch: 'Failed to fetch the activity',
  undo: 'Failed to undo this',
} as const;

function text(longest: number) {
  return z
    .string()
    .max(longest)
    .optional()
    .catch(undefined)
    .transform((given) => given?.replaceAll('\0', '') || undefined);
}
