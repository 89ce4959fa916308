import type { Transaction } from '../../platform/database/database.ts';
import type { Enquiry, ViewingColumns } from './enquiry.ts';

/** What is stored with an enquiry or not at all: a viewing that is booked or asked for. */
export type Booking = {
  /** What was chosen, by the name of its control, for the form that is shown again. */
  values: Record<string, string>;
  /** What makes two submissions of the same answers different. */
  key: string;
  /** Runs the submission of an enquiry as a change of what pages show. Throws `FieldError`. */
  within: <T>(submit: () => Promise<T>, enquiry: Enquiry, now: Date) => Promise<T>;
  /**
   * The columns of the new enquiry, or the id of an enquiry that holds the same viewing. `isLimited`: the person has too
   * many, which only an email to their address says. Throws `FieldError`.
   */
  reserve: (
    tx: Transaction,
    enquiry: Enquiry,
    now: Date,
  ) => Promise<{ columns: ViewingColumns } | { sameAs: string } | { isLimited: true }>;
};
