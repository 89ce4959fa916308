import { z } from 'zod';

/** The kinds of activity, as stored. */
export const actionLabels = {
  added: 'Added',
  saved: 'Changed',
  drafted: 'Draft saved',
  scheduled: 'Scheduled',
  sent: 'Sent',
  paused: 'Paused',
  continued: 'Continued',
  stopped: 'Stopped',
  published: 'Published',
  hidden: 'Unpublished',
  flagged: 'Flagged',
  moved: 'Reordered',
  described: 'Alt text changed',
  replaced: 'File replaced',
  detached: 'File removed',
  attached: 'File added back',
  deleted: 'Deleted',
  restored: 'Restored',
  read: 'Read',
  marked: 'Marked',
  noted: 'Note changed',
  answered: 'Note answered',
  resolved: 'Note resolved',
  reopened: 'Note reopened',
  resent: 'Resent',
  staged: 'Stage changed',
  given: 'Assigned',
  dated: 'Follow-up set',
  viewing: 'Viewing changed',
  shared: 'Preview shared',
  replied: 'Replied',
  received: 'Reply received',
  joined: 'Merged',
  parted: 'Unmerged',
  undone: 'Undone',
  unsubscribed: 'Unsubscribed',
  unmuted: 'Emails allowed again',
  erased: 'Erased',
  'signed-in': 'Signed in',
  refused: 'Sign-in refused',
  forbidden: 'Access denied',
  'signed-out': 'Signed out',
  password: 'Password changed',
  reset: 'Password reset requested',
  sessions: 'Devices signed out',
  created: 'Account created',
  link: 'Sign-in link created',
  invited: 'Invited',
  accepted: 'Invitation accepted',
  withdrawn: 'Invitation withdrawn',
  role: 'Role changed',
  removed: 'Team member removed',
  codes: 'Two-step verification changed',
  passkey: 'Passkeys changed',
  rule: 'Security rule changed',
  'key-created': 'API key created',
  'key-revoked': 'API key revoked',
  'key-expired': 'API key expired',
  'client-connected': 'Assistant connected',
  'client-disconnected': 'Assistant disconnected',
  'assistants-on': 'Assistants allowed',
  'assistants-off': 'Assistants no longer allowed',
} as const;

export type ActivityAction = keyof typeof actionLabels;

export const activityTypes = Object.keys(actionLabels) as ActivityAction[];

/** Kinds that are not nouns. */
export const otherKinds = {
  media: 'Media',
  enquiries: 'Enquiries',
  accounts: 'Accounts',
  connections: 'Connections',
  notes: 'Notes',
} as const;

export type ActivityRow<Noun extends string> = {
  /** Increases with time. */
  id: string;
  at: string;
  /** An e-mail, or one of `actors`. */
  actor: string;
  kind: Noun | keyof typeof otherKinds;
  act: ActivityAction;
  subjectId: string | null;
  revision: number | null;
  /** The name of the record, file or account at that time. Empty for enquiries, because erasing is final. */
  name: string;
  detail: string;
  searchText: string;
  /** The id of the entry that this one undoes. */
  undoes: string | null;
  /** What undoing the change needs, as JSON: the state before, or what a replacement changed. */
  standing: string | null;
  /** The id of the entry of the change that this one is part of. Undoing that entry undoes this one, too. */
  partOf: string | null;
};

/** Undefined and unknown values do not filter. */
export const filterSchema = z.object({
  who: text(400),
  kind: text(40),
  act: z.enum(activityTypes).optional().catch(undefined),
  /** The last `7` or `30` days, or a day such as `2026-01-05`. */
  when: z
    .union([z.enum(['1', '7', '30']), z.iso.date()])
    .optional()
    .catch(undefined),
  words: text(200),
});

export type ActivityFilter = z.output<typeof filterSchema>;

export const listSchema = filterSchema.extend({ before: text(40) });

/** A field before and after. Null for values that are long or not readable text. */
export type FieldChange = { label: string; from: string | null; to: string | null };

export type ActivityEntry = Pick<
  ActivityRow<string>,
  'id' | 'at' | 'actor' | 'kind' | 'act' | 'name' | 'detail' | 'subjectId'
> & {
  /** The actor's name; undefined without an account. */
  actorName: string | undefined;
  changes: FieldChange[];
  /** The URL of the subject, if it still exists. */
  address: string | undefined;
  /** The possible undo action. `history` if a field has changed again since. */
  offer: 'undo' | 'restore' | 'history' | undefined;
  undone: { at: string; actor: string; actorName: string | undefined } | undefined;
};

export type ActivityPage = {
  entries: ActivityEntry[];
  /** The id to load the next page before. */
  next: string | undefined;
  /** Everyone with at least one entry. */
  people: { actor: string; name: string | undefined }[];
};

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
    .transform((value) => value?.replaceAll('\0', '') || undefined);
}
