import { xmlText } from '../../../lib/html/xml.ts';
import type { ExchangedText, ExportedText } from './exchange.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';

/** The part of a DOM parser that reads XML. */
type XmlParser = { parseFromString: (text: string, type: 'application/xml') => Document };

const states = { missing: 'new', changed: 'needs-review-translation', current: 'final' } as const;

/** An XLIFF 1.2 file: one `file` for each record. Tags and placeholders are protected codes. */
export function writeXliff(
  texts: readonly ExportedText[],
  languages: { source: string; target: string },
) {
  const records = Map.groupBy(texts, ({ noun, recordId }) => `${noun}/${recordId}`);
  const files = Array.from(records, ([original, lines]) => {
    const units = lines.map(
      ({ path, kind, state, source, target }) =>
        `<trans-unit id="${xmlText(path)}" resname="${xmlText(path)}" datatype="${kind === 'html' ? 'html' : 'plaintext'}" xml:space="preserve">` +
        `<source>${withCodes(source, kind)}</source>` +
        `<target state="${states[state]}">${withCodes(target, kind, source)}</target></trans-unit>`,
    );
    return (
      `<file original="${xmlText(original)}" datatype="plaintext" source-language="${xmlText(languages.source)}" ` +
      `target-language="${xmlText(languages.target)}"><header><note>${xmlText(lines[0]?.name ?? '')}</note></header>` +
      `<body>\n${units.join('\n')}\n</body></file>`
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="${namespace}">\n${files.join('\n')}\n</xliff>\n`;
}

type Kind = ExportedText['kind'];

/** The tags of a rich text, and the placeholders of any text. */
const codesInHtml = /(<[^>]*>|\{[a-z]\w*(?:\.\w+)*\})/gi;
const codesInText = /(\{[a-z]\w*(?:\.\w+)*\})/gi;

/** Text and codes in turn, text first. */
function splitCodes(text: string, kind: Kind) {
  return text.split(kind === 'html' ? codesInHtml : codesInText);
}

/** XML with each code as a placeholder element. A code has the number that it has in the source. */
function withCodes(text: string, kind: Kind, source = text) {
  const codes = splitCodes(source, kind).filter((_, index) => index % 2 === 1);
  const used = new Set<number>();
  return splitCodes(text, kind)
    .map((part, index) => {
      if (index % 2 === 0) return xmlText(kind === 'html' ? decoded(part) : part);
      const free = codes.findIndex((code, at) => code === part && !used.has(at));
      const at = free === -1 ? codes.indexOf(part) : free;
      used.add(at);
      return `<ph id="${at === -1 ? `x${index}` : at + 1}">${xmlText(part)}</ph>`;
    })
    .join('');
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };

function decoded(html: string) {
  return html
    .replaceAll(/&(?:lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)
    .replaceAll('&nbsp;', '\u00A0')
    .replaceAll('&amp;', '&');
}

function encoded(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The texts of an XLIFF 1.2 file for a language, or why it cannot be read. */
export function readXliff(
  text: string,
  language: string,
  parser: XmlParser,
): { texts: ExchangedText[] } | { error: string } {
  const document = parser.parseFromString(text, 'application/xml');
  const damage = document.querySelector('parsererror');
  if (damage) return { error: 'This file is damaged: it is not complete XML.' };
  const { documentElement: root } = document;
  if (root.localName !== 'xliff') return { error: 'This is not an XLIFF file.' };
  if (!root.getAttribute('version')?.startsWith('1.'))
    return { error: 'This is XLIFF 2. Ask for the file as XLIFF 1.2, as it was exported.' };
  const files = [...root.getElementsByTagNameNS('*', 'file')];
  const other = files.find((file) => !isLanguage(file.getAttribute('target-language'), language));
  if (other)
    return {
      error: `This file is in ${other.getAttribute('target-language')}, not in ${language}.`,
    };
  return {
    texts: files.flatMap((file) => {
      const [noun = '', recordId = ''] = (file.getAttribute('original') ?? '').split('/');
      return [...file.getElementsByTagNameNS('*', 'trans-unit')].map((unit) => {
        const [source, target] = ['source', 'target'].map((name) =>
          [...unit.children].find(({ localName }) => localName === name),
        );
        const isHtml = unit.getAttribute('datatype') === 'html';
        const codes = new Map(
          [...(source?.getElementsByTagNameNS('*', 'ph') ?? [])].map((code) => [
            code.getAttribute('id'),
            code.textContent ?? '',
          ]),
        );
        return {
          noun,
          recordId,
          path: unit.getAttribute('resname') ?? unit.getAttribute('id') ?? '',
          source: source ? plainText(source, codes, isHtml) : '',
          target: target ? plainText(target, codes, isHtml) : '',
        };
      });
    }),
  };
}

function isLanguage(found: string | null, language: string) {
  return (
    found === null ||
    found.toLowerCase() === language.toLowerCase() ||
    found.toLowerCase() === language.split('-')[0]?.toLowerCase()
  );
}

/** The text of an element. A code is that of the source with its number, whatever a tool wrote into it. */
function plainText(
  element: Element,
  codes: ReadonlyMap<string | null, string>,
  isHtml: boolean,
): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
        return isHtml ? encoded(node.nodeValue ?? '') : (node.nodeValue ?? '');
      if (node.nodeType !== node.ELEMENT_NODE) return '';
      const child = node as Element;
      if (child.localName === 'ph' || child.localName === 'x')
        return codes.get(child.getAttribute('id')) ?? child.textContent ?? '';
      return plainText(child, codes, isHtml);
    })
    .join('');
}
