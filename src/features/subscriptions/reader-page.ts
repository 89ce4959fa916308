import type { SubscriptionRow } from './subscription.ts';

type Heard = Pick<
  SubscriptionRow,
  'id' | 'kind' | 'state' | 'city' | 'search' | 'sentence' | 'language'
>;

/** An email with a link: written, or one too many for a day. */
export const requestAnswers = ['asked', 'limited'] as const;
type RequestAnswer = (typeof requestAnswers)[number];

/** What a reader's own page shows. */
export type ReaderView = {
  /** The secret of the page. */
  token: string;
  email: string;
  subscription: Heard;
  /** What it is about. */
  about: string;
  /** What fits today; null for what is no search. */
  fitting: { slug: string; title: string; left: number | null }[] | null;
  /** What else the person hears about. */
  others: { id: string; text: string; state: SubscriptionRow['state'] }[];
  isChanging: boolean;
  /** What was chosen is heard about already. */
  isSame: boolean;
  /** What became of an email with a link. */
  requested: RequestAnswer | null;
};
