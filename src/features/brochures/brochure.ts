import { z } from 'zod';

/** A picture as a page of a brochure shows it. */
export type BrochurePicture = {
  url: string;
  alt: string;
  focal: { x: number; y: number };
};

/** `href` makes the text a link. */
export type BrochureFact = { label: string; text: string; href?: string };

export type BrochurePlan = {
  name: string;
  rooms: string;
  interior: string;
  floors: string;
  left: string;
  price: string;
  isSoldOut: boolean;
};

/** A home that is left. */
export type BrochureHome = { number: string; floor: string; plan: string; price: string };

export type BrochureProject = {
  title: string;
  /** Stands at the foot of its pages. */
  foot: string;
  picture: BrochurePicture | null;
  paragraphs: string[];
  facts: BrochureFact[];
  features: string[];
  plans: BrochurePlan[];
  /** Those that are left, as far as a page has room. */
  homes: { title: string; rows: BrochureHome[] } | null;
  /** What is paid when; none where it is not known. */
  deposits: BrochureFact[];
  depositNote: string | null;
  /** In what prices and areas are. */
  plansNote: string;
  /** The drawing of one of the plans. */
  drawing: { name: string; words: string; picture: BrochurePicture } | null;
  gallery: BrochurePicture[];
  address: string[];
  /** The water around it: a path, and the part of it that is seen, with the project in its middle. */
  ground: { path: string; view: string } | null;
  /** Whom to ask: the partner, else the office. */
  contact: {
    label: string;
    name: string;
    title: string | null;
    picture: BrochurePicture | null;
    facts: BrochureFact[];
  };
};

/** The rows of a comparison: what each of the projects says, in their order. */
export type ComparedFact = { label: string; texts: string[] };

/** All that a brochure says and shows, as text. Two that are equal are one file. */
export type Brochure = {
  paper: 'Letter' | 'A4';
  /** Such as `en-CA`. */
  language: string;
  /** Of the document. */
  title: string;
  company: string;
  /** Between the letters of the name, in em. */
  spacing: number;
  look: { ink: string; accent: string };
  /** A day, in words. */
  asOf: string;
  cover: {
    name: string;
    kind: string;
    place: string;
    lead: string;
    facts: BrochureFact[];
    picture: BrochurePicture | null;
  };
  compared: { names: string[]; rows: ComparedFact[] } | null;
  projects: BrochureProject[];
  imprint: string;
  /** The page it was made from, to which the imprint links. */
  url: string;
};

/** What the program that prints is asked for. */
export type PrintJob = {
  brochure: Brochure;
  /** Where each picture lies on this machine, by its address. One that is not there is left out. */
  files: Record<string, string>;
  /** Where the document is to be written. */
  target: string;
};

export const brochureErrors = {
  busy: 'Many brochures are being made just now. Try again in a minute.',
  limited: 'Many brochures were made for where you are. Try again in a few minutes.',
  failed: 'The brochure could not be made. Try again in a minute.',
} as const;

/** How the program that prints answers. */
export const printed = z.object({ error: z.string().optional() });
