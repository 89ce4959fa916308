import { facts } from './facts.ts';

/** A letter of the company: what is written, without how it looks. All of it is plain text. */
export type Letter = {
  /** Stands beside the subject in lists of mail. */
  preview: string;
  heading: string;
  paragraphs: readonly string[];
  /** Ruled lines of a label and what was said to it. */
  lines?: readonly { label: string; words: string }[];
  button?: { label: string; url: string };
};

/** Whom mails come from unless told otherwise. */
export const sender = `${facts.name} <${facts.infoEmail}>`;

const { street, city, region, postalCode, country } = facts.address;
/** Who writes, and from where. */
export const imprint = [
  `${facts.name}, ${street}`,
  `${city}, ${region} ${postalCode}, ${country}`,
  `${facts.infoEmail}, ${facts.phone}`,
  `${facts.galleryHours.join('. ')}.`,
];

export function letterAsText({ heading, paragraphs, lines, button }: Letter) {
  const parts = [
    heading,
    ...paragraphs,
    ...(lines ? [lines.map(lineAsText).join('\n')] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    `-- \n${imprint.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Indents further lines, so that no answer can pass for a line of the letter. */
function lineAsText({ label, words }: { label: string; words: string }) {
  return words.includes('\n')
    ? `${label}:\n    ${words.replaceAll('\n', '\n    ')}`
    : `${label}: ${words}`;
}
