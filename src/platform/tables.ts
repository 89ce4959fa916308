import type { DeveloperRow } from '../features/developers/developer.ts';
import type { EnquiryRow, EnquiryTryRow } from '../features/enquiries/enquiry.ts';
import type { MediaRow } from '../features/media/media.ts';
import type { PageRow } from '../features/page-content/page-content.ts';
import type { PartnerRow } from '../features/partners/partner.ts';
import type { OutgoingMailRow } from './mail-row.ts';

/** Every table and the type of its rows. The truth about columns is in `db/migrations`. */
export type Tables = {
  contentVersion: { id: number; version: number };
  developers: DeveloperRow;
  enquiries: EnquiryRow;
  enquiryTries: EnquiryTryRow;
  media: MediaRow;
  outgoingMails: OutgoingMailRow;
  pages: PageRow;
  partners: PartnerRow;
  versions: VersionRow;
};

type VersionRow = {
  id: string;
  /** Enquiries and mails are no content: they have no history. */
  noun: Exclude<
    keyof Tables,
    'contentVersion' | 'enquiries' | 'enquiryTries' | 'media' | 'outgoingMails' | 'versions'
  >;
  recordId: string;
  revision: number;
  slug: string | null;
  /** The record as JSON text. */
  record: string;
  /** 1 for the last version of a record that was deleted: the record as it was. */
  isDeleted: 0 | 1;
  savedBy: string;
  savedAt: string;
};
