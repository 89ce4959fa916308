import type { Focal } from '../../lib/media/focal-point.ts';
import type { AreaUnit } from '../../lib/geo/areas.ts';
import type { PastDocument } from '../past/past-document.ts';
import type { Plate } from '../partners/plate/plate.ts';

export type BrochureImage = {
  url: string;
  alt: string;
  focal: Focal;
};

/** `href` makes the text a link. */
export type BrochureFact = {
  label: string;
  text: string;
  href?: string;
  /** At the end of the line. */
  amount?: string;
};

export type BrochurePlan = {
  name: string;
  rooms: string;
  interior: string;
  floors: string;
  left: string;
  price: string;
  isSoldOut: boolean;
};

/** An available home. */
export type BrochureHome = {
  number: string;
  floor: string;
  plan: string;
  /** Empty unless the areas within a plan differ. */
  interior: string;
  price: string;
};

export type BrochureProject = {
  title: string;
  /** The footer of its pages. */
  foot: string;
  /** Says which of its pictures are renderings. */
  renderings?: string | undefined;
  image: BrochureImage | null;
  paragraphs: string[];
  facts: BrochureFact[];
  features: string[];
  plans: BrochurePlan[];
  /** The available homes, as many as fit. */
  homes: { title: string; rows: BrochureHome[] } | null;
  /** The deposit schedule; empty if unknown. */
  deposits: BrochureFact[];
  depositNote: string | null;
  /** States the currency of prices and the unit of areas. */
  plansNote: string;
  /** The drawings of plans, with the unit of areas of their place. */
  drawings: { name: string; text: string; image: BrochureImage; unit: AreaUnit }[];
  gallery: BrochureImage[];
  address: string[];
  /** What the law wants read, in full sentences, on the last page of the project. */
  legal?: string[];
  /** The surrounding water: an SVG path, and a view box with the project in its middle. */
  ground: { path: string; view: string } | null;
  /** The partner, or else the office. */
  contact: {
    label: string;
    name: string;
    title: string | null;
    image: BrochureImage | null;
    /** Printed if there is no image. */
    plate: Plate | null;
    /** The registered name of the brokerage, and the lines below it. */
    seller?: { name: string; lines: string[] } | null;
    facts: BrochureFact[];
  };
};

/** A row of a comparison: one text per project, in order. */
export type ComparedFact = { label: string; texts: string[] };

export type ForeignTexts = { lang: string; texts: string[] };

/** The complete content of a brochure. Equal content is the same file. */
export type Brochure = {
  paper: 'Letter' | 'A4';
  /** A locale such as `en-CA`. */
  language: string;
  /** The texts in another language: names, and what is not translated. */
  foreign?: ForeignTexts | undefined;
  title: string;
  company: string;
  /** The letter spacing of the company name, in em. */
  spacing: number;
  look: { ink: string; accent: string };
  /** A date in words. */
  asOf: string;
  cover: {
    name: string;
    kind: string;
    place: string;
    lead: string;
    facts: BrochureFact[];
    image: BrochureImage | null;
    /** The brokerages, in the foot. */
    sellers?: string;
  };
  compared: { names: string[]; rows: ComparedFact[] } | null;
  projects: BrochureProject[];
  imprint: string;
  /** The page it was made from, to which the imprint links. */
  url: string;
};

type PrintFiles = {
  /** The path of each picture, by URL. Pictures without a path are left out. */
  files: Record<string, string>;
  /** The path of the PDF to write. */
  target: string;
};

export type BrochureJob = PrintFiles & { brochure: Brochure };

/** The request to the printing process. */
export type PrintJob = BrochureJob | (PrintFiles & { past: PastDocument });

export const brochureErrors = {
  making: 'The brochure is being prepared. Please try again in a few seconds.',
  busy: 'Many brochures are being prepared right now. Please try again in a few seconds.',
  limited:
    'Too many brochures were requested from your network. Please try again in a few minutes.',
  failed: 'The brochure could not be created. Please try again in a minute.',
} as const;

/** What stands at the address of a brochure that cannot be opened yet. */
export type BrochureNotice = {
  outcome: 'making' | 'busy' | 'failed' | 'limited';
  /** The brochure's own address. */
  href: string;
  /** The page of which it is the brochure. */
  back: string;
};
