/** The tags allowed in rich text, besides links, images and videos. */
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
  'blockquote',
  /** The source of a quote, at its end. */
  'cite',
  /** An image or a video, with its caption. */
  'figure',
  'figcaption',
];
