import { jsonValue } from './json-text.ts';

const wholeAddress = /^https?:\/\/[^\s<>"]+$/i;
const ownPath = /^\/[^\s/<>"][^\s<>"]*$/;
const anchors = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * The addresses that a record leads to: those that are a text of it, and those of links in its rich text. Pictures
 * and films are none.
 */
export function linksIn(record: unknown): Set<string> {
  const links = new Set<string>();
  collect(record, links);
  return links;
}

function collect(value: unknown, links: Set<string>) {
  if (typeof value === 'string') {
    const text = value.trim();
    const inner = /^[[{]/.test(text) ? jsonValue(text) : undefined;
    if (inner !== undefined) return collect(inner, links);
    const found = [...text.matchAll(anchors)].map(([, one, other]) => plain(one ?? other ?? ''));
    for (const address of [text, ...found]) if (isLink(address)) links.add(address);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, links);
  }
}

function isLink(text: string) {
  return (wholeAddress.test(text) && URL.canParse(text)) || (ownPath.test(text) && !isFile(text));
}

function isFile(path: string) {
  return path.startsWith('/media/');
}

function plain(attribute: string) {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
