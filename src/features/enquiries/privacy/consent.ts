import type { EnquiryFormName } from '../forms/enquiry-declaration.ts';

/** The forms of subscriptions besides those of enquiries. */
export const subscriptionForms = {
  'tell-me-when': 'Tell me when',
  import: 'Imported list',
} as const;

export type ConsentForm = EnquiryFormName | keyof typeof subscriptionForms;

/** How someone unsubscribed: `link` is the page or one click, from before the register told them apart. */
export const withdrawalWays = {
  page: 'unsubscribe page',
  'one-click': 'one click in the email program',
  link: 'unsubscribe link',
  own: 'page of their own',
  reply: 'reply to an email',
  complaint: 'marked as spam',
  team: 'recorded by the team',
} as const;

export type WithdrawalWay = keyof typeof withdrawalWays;

export type ConsentWithdrawalRow = {
  /** A keyed hash of the email address. */
  personKey: string;
  /** The time of the consent that it ends; empty if it is older than the register. */
  consentedAt: string;
  withdrawnAt: string;
  way: WithdrawalWay;
};

/** What stays of a consent to emails after its enquiry was erased. It names nobody. */
export type ConsentProofRow = {
  id: string;
  personKey: string;
  form: ConsentForm;
  sentence: string;
  version: string;
  language: string;
  consentedAt: string;
  erasedAt: string;
  /** When the link in the first email was used. Null if it was not, or is older than subscriptions. */
  confirmedAt: string | null;
  /** When and how a subscription ended by itself. */
  endedAt: string | null;
  endWay: WithdrawalWay | null;
};

/** The years that a proof is kept after the erasure: as long as a complaint can be made. */
export const proofYears = 3;

/** One entry of the register of consents. */
export type Consent = {
  /** Null if the enquiry was erased and only the proof is left. */
  enquiryId: string | null;
  form: ConsentForm;
  /** To a reply, to emails about launches and first access, or to alerts. */
  purpose: 'reply' | 'emails' | 'alerts';
  /** As shown to the visitor. */
  sentence: string;
  version: string;
  /** The locale of the page, such as `en-CA`. */
  language: string;
  consentedAt: string;
  /** When the link in the first email was used. */
  confirmedAt: string | null;
  withdrawal: { at: string; way: WithdrawalWay } | null;
  erasedAt: string | null;
};

/** A consent in the register of everybody. The address is empty if the person was erased. */
export type RegisterEntry = { email: string; key: string; consent: Consent };

export const consentPurposes = {
  reply: 'Reply',
  emails: 'Emails about launches',
  alerts: 'Alerts',
} as const satisfies Record<Consent['purpose'], string>;

/** For example `Withdrawn February 5, 2026: unsubscribe page`. */
export function withdrawalText(
  { at, way }: NonNullable<Consent['withdrawal']>,
  formatTime: (time: string) => string,
) {
  return `Withdrawn ${formatTime(at)}: ${withdrawalWays[way]}`;
}

/** True if one of these still allows emails that were not asked for one by one. */
export function allowsEmails(consents: readonly Consent[]) {
  return consents.some(
    ({ purpose, withdrawal, erasedAt }) =>
      purpose !== 'reply' && withdrawal === null && erasedAt === null,
  );
}
