import type { PageBlock } from '../../lib/html/page-block.ts';

/** The content of the PDF of a page as it was at a time. */
export type PastDocument = {
  paper: 'Letter' | 'A4';
  /** A locale such as `en-CA`. */
  language: string;
  company: string;
  look: { ink: string; accent: string };
  title: string;
  url: string;
  /** In words, with the time zone and in UTC. */
  asOf: string;
  madeAt: string;
  /** The SHA-256 hash of the HTML. */
  hash: string;
  html: string;
  /** What the page lacks, empty if nothing. */
  omitted: string;
  blocks: PageBlock[];
  /** True if the page has more than `blocks`. */
  isCut: boolean;
  /** Each file that the page shows, with its SHA-256 hash. */
  files: { url: string; hash: string }[];
};
