import { xmlText } from './xml.ts';

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** Converts sanitised rich text to plain text, with blank lines between paragraphs and the URLs of links. */
export function textOfHtml(html: string) {
  return (
    html
      .replaceAll(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_all, href: string, linkText: string) =>
        linkText === href || href.endsWith(`:${linkText}`) ? linkText : `${linkText} (${href})`,
      )
      .replaceAll(/<li(?: [^<>]*)?>(?:<p>)?/g, '\n- ')
      .replaceAll(/<\/?(?:p|h[1-6]|ul|ol|blockquote|figure|figcaption)(?: [^<>]*)?>/g, '\n\n')
      .replaceAll(/<br ?\/?>/g, '\n')
      .replaceAll(/<[^<>]*>/g, '')
      .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
      // The lookbehind keeps this linear on a million blanks sent by an attacker.
      .replaceAll(/(?<![ \t])[ \t]+\n/g, '\n')
      .replaceAll(/(\n- [^\n]*)\n+(?=\n- )/g, '$1')
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
  );
}

/** Converts plain text to rich text. A blank line starts a new paragraph. */
export function htmlOfText(text: string) {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${xmlText(paragraph).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
