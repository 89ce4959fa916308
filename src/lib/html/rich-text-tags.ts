/** The tags allowed in rich text, besides links. */
export const richTextTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'ul',
  'ol',
  'li',
  'h1',
  'h2',
  'h3',
];
