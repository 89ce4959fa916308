/** A project that fits a subscription. */
export type AlertMatchRow = {
  subscriptionId: string;
  projectId: string;
  personKey: string;
  /** The number of the first news that the person was not told of; null if there is none. */
  since: number | null;
  /** When the email is due; null if there is nothing to say. */
  dueAt: string | null;
  notifiedAt: string | null;
};
