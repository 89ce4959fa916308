/** A dead link in the text of a record. */
export type DeadLink = {
  address: string;
  fault: string;
  since: string;
  /** The record with the link, and its form. */
  recordId: string;
  title: string;
  kind: string;
  adminAddress: string;
};
