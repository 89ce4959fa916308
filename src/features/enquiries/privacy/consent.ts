import type { EnquiryFormName } from '../forms/enquiry-declaration.ts';

/** How someone unsubscribed: `link` is the page or one click, from before the register told them apart. */
const withdrawalWays = {
  page: 'unsubscribe page',
  'one-click': 'one click in the email program',
  link: 'unsubscribe link',
  team: 'recorded by the team',
} as const;

type WithdrawalWay = keyof typeof withdrawalWays;

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
  form: EnquiryFormName;
  sentence: string;
  version: string;
  language: string;
  consentedAt: string;
  erasedAt: string;
};

/** The years that a proof is kept after the erasure: as long as a complaint can be made. */
export const proofYears = 3;

/** One entry of the register of consents. */
export type Consent = {
  /** Null if the enquiry was erased and only the proof is left. */
  enquiryId: string | null;
  form: EnquiryFormName;
  /** To a reply, or to emails about launches and first access. */
  purpose: 'reply' | 'emails';
  /** As shown to the visitor. */
  sentence: string;
  version: string;
  /** The locale of the page, such as `en-CA`. */
  language: string;
  consentedAt: string;
  withdrawal: { at: string; way: WithdrawalWay } | null;
  erasedAt: string | null;
};

export const consentPurposes = {
  reply: 'Reply',
  emails: 'Emails about launches',
} as const satisfies Record<Consent['purpose'], string>;

/** For example `Withdrawn February 5, 2026: unsubscribe page`. */
export function withdrawalText(
  { at, way }: NonNullable<Consent['withdrawal']>,
  formatTime: (time: string) => string,
) {
  return `Withdrawn ${formatTime(at)}: ${withdrawalWays[way]}`;
}

/** True if one of these still allows emails about launches. */
export function allowsEmails(consents: readonly Consent[]) {
  return consents.some(
    ({ purpose, withdrawal, erasedAt }) =>
      purpose === 'emails' && withdrawal === null && erasedAt === null,
  );
}
