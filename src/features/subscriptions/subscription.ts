/**
 * What a person asked to hear about. `search`: projects and homes that fit a search; `project`: the news of one project;
 * `similar`: homes like those of a project, or like one home; `vip` and `newsletter`: launches and first access.
 */
export const subscriptionKinds = ['search', 'project', 'similar', 'vip', 'newsletter'] as const;
type SubscriptionKind = (typeof subscriptionKinds)[number];

/** `asked`: nothing is sent before the link in the first email is pressed. */
type SubscriptionState = 'asked' | 'confirmed' | 'paused' | 'ended';

export type SubscriptionRow = {
  id: string;
  /** The same for the same person and wish, so that asking twice is one subscription. */
  sameKey: string;
  /** A keyed hash of the address. */
  personKey: string;
  kind: SubscriptionKind;
  /** Empty if it was not asked for. */
  name: string;
  email: string;
  emailFolded: string;
  /** The locale of the emails, which is that of the form. */
  language: string;
  /** The time zone of the reader; null: that of the office. */
  zone: string | null;
  projectId: string | null;
  /** The id of the city that is looked for, or of the project; null: any. */
  city: string | null;
  /** The conditions as the query of the list of projects, without a city and without `?`. */
  search: string;
  /** The enquiry with which it was asked for. */
  enquiryId: string | null;
  state: SubscriptionState;
  /** The form, such as `tell-me-when` or `vip`; `import` for a list that was brought. */
  form: string;
  /** The sentence beside the checkbox, as the person saw it. */
  sentence: string;
  /** The version of the consent texts. */
  version: string;
  /** The path of the page with the form. */
  placePath: string;
  /** Where and when the consent of a list that was brought was given, as JSON. */
  proof: string | null;
  askedAt: string;
  confirmedAt: string | null;
  endedAt: string | null;
  /** How it ended: see the ways of withdrawals; `unconfirmed`. */
  endWay: string | null;
  revision: number;
};

/** What is known of an address that is written to, under its keyed hash. */
export type ReaderRow = {
  personKey: string;
  /** Since when nothing is sent to it, and why. */
  mutedAt: string | null;
  mutedFor: 'bounced' | 'complained' | null;
  /** The status code of the server that returned an email. */
  mutedStatus: string | null;
  /** The last local day on which alerts were sent. */
  alertedOn: string | null;
  /** When the person was invited to confirm an earlier consent. */
  invitedAt: string | null;
};

export const subscriptionErrors = { invite: 'Failed to invite people to confirm' } as const;
