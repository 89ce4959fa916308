/** A text that an assistant proposes, until a person takes or dismisses it. */
export type Proposal = { body: string; madeBy: string; madeAt: string };

export type ProposalRow = Proposal & {
  id: string;
  /** The enquiry that it answers. */
  enquiryId: string | null;
  /** The file that it describes. */
  mediaUrl: string | null;
};
