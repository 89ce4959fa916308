/** A part of a page's content, in reading order. */
export type PageBlock =
  | { kind: 'heading'; level: 1 | 2 | 3; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'image'; url: string; alt: string };
