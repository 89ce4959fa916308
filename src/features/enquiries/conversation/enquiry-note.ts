/** A remark for the team only, as an entry of the conversation. */
export type EnquiryNoteRow = {
  id: string;
  enquiryId: string;
  body: string;
  /** Folded, for searching. */
  searchText: string;
  /** The email of the member who wrote it; null if that is not known. */
  writtenBy: string | null;
  /** Null if that is not known. */
  createdAt: string | null;
  deletedAt: string | null;
};

export type EnquiryNote = Pick<
  EnquiryNoteRow,
  'id' | 'enquiryId' | 'body' | 'writtenBy' | 'createdAt'
>;

/** Sending a new note again under the same id changes nothing. */
export type ChangeOfNote =
  | { noteId: string; body: string }
  | { noteId: string; isDeleted: boolean };
