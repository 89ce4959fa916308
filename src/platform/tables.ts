import type { DeveloperRow } from '../features/developers/developer.ts';
import type { EnquiryRow } from '../features/enquiries/enquiry.ts';
import type { MediaRow } from '../features/media/media.ts';
import type { NewsRow } from '../features/news/news.ts';
import type { PageRow } from '../features/page-content/page-content.ts';
import type { PartnerRow } from '../features/partners/partner.ts';
import type { OutgoingMailRow } from './mail-row.ts';
import type { ProjectRow } from '../features/projects/project.ts';
import type { TestimonialRow } from '../features/testimonials/testimonial.ts';

/** The tables whose records have versions. */
export type Noun = 'developers' | 'news' | 'pages' | 'partners' | 'projects' | 'testimonials';

/** Every table and the type of its rows. The truth about columns is in `db/migrations`. */
export type Tables = {
  contentVersion: { id: number; version: number };
  developers: DeveloperRow;
  enquiries: EnquiryRow;
  jobs: JobRow;
  limitTries: LimitTryRow;
  media: MediaRow;
  news: NewsRow;
  outgoingMails: OutgoingMailRow;
  pages: PageRow;
  partners: PartnerRow;
  projects: ProjectRow;
  testimonials: TestimonialRow;
  versions: VersionRow;
};

export type JobRow = { name: string; dueAt: string; tries: number; leaseUntil: string | null };

/** One try as one bucket counts it, until it expires. */
type LimitTryRow = { tryId: string; bucket: string; expiresAt: string };

type VersionRow = {
  id: string;
  noun: Noun;
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
