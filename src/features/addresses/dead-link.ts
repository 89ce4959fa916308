/** A link in the text of a record that leads nowhere. */
export type DeadLink = {
  address: string;
  fault: string;
  since: string;
  /** The record, and where it is edited. */
  title: string;
  kind: string;
  adminAddress: string;
};
