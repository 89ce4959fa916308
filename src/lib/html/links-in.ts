import { jsonValue } from '../values/json-text.ts';

const fullUrl = /^https?:\/\/[^\s<>"]+$/i;
const ownPath = /^\/[^\s/<>"][^\s<>"]*$/;
const anchors = /<a\b[^>]*?\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;

/**
 * The links of a record: fields that are a URL, and links in rich text. Excludes pictures and films.
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
    const hrefs = [...text.matchAll(anchors)].map(([, double, single]) =>
      unescaped(double ?? single ?? ''),
    );
    for (const url of [text, ...hrefs]) if (isLink(url)) links.add(url);
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) collect(part, links);
  }
}

function isLink(text: string) {
  return (fullUrl.test(text) && URL.canParse(text)) || (ownPath.test(text) && !isFile(text));
}

function isFile(path: string) {
  return path.startsWith('/media/');
}

function unescaped(attribute: string) {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();
}
