import { xmlText } from '../../../lib/html/xml.ts';
import { localeName } from '../../../lib/text/languages.ts';
import {
  notOnSite,
  readRecordMark,
  recordMark,
  type ExchangedText,
  type ExportedText,
} from './exchange.ts';
import { childrenOf, findElements, readXml, textOf, type XmlElement } from './xml.ts';

const namespace = 'urn:oasis:names:tc:xliff:document:1.2';

const states = { missing: 'new', changed: 'needs-review-translation', current: 'final' } as const;

/** An XLIFF 1.2 file: one `file` for each record. Tags and placeholders are protected codes. */
export function writeXliff(
  texts: readonly ExportedText[],
  languages: { source: string; target: string },
) {
  const records = Map.groupBy(texts, recordMark);
  const files = Array.from(records, ([original, lines]) => {
    const units = lines.map(
      ({ path, kind, state, source, target }) =>
        `<trans-unit id="${xmlText(path)}" resname="${xmlText(path)}" datatype="${kind === 'html' ? 'html' : 'plaintext'}" xml:space="preserve">` +
        `<source>${withCodes(source, kind)}</source>` +
        `<target state="${states[state]}">${withCodes(target, kind, source)}</target></trans-unit>`,
    );
    const notes = [lines[0]?.name ?? '', ...(lines[0]?.isPublic === false ? [notOnSite] : [])];
    return (
      `<file original="${xmlText(original)}" datatype="plaintext" source-language="${xmlText(languages.source)}" ` +
      `target-language="${xmlText(languages.target)}"><header>${notes.map((note) => `<note>${xmlText(note)}</note>`).join('')}</header>` +
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

/** The tag itself for what is no tag. */
function languageName(tag: string) {
  try {
    return localeName(tag);
  } catch {
    return tag;
  }
}

/** The texts of an XLIFF 1.2 file for a language, or why it cannot be read. */
export function readXliff(
  text: string,
  language: string,
): { texts: ExchangedText[] } | { error: string } {
  const root = readXml(text);
  if (!root) return { error: 'This file is damaged: it is not complete XML. Export it again.' };
  if (root.name !== 'xliff') return { error: 'This is not an XLIFF file.' };
  if (!root.attributes['version']?.startsWith('1.'))
    return { error: 'This is XLIFF 2. Ask for the file as XLIFF 1.2, as it was exported.' };
  const files = findElements(root, 'file');
  const found = files.map(({ attributes }) => attributes['target-language']);
  const other = found.find((one) => one !== undefined && !isLanguage(one, language));
  if (other !== undefined)
    return { error: `This file is in ${languageName(other)}, not in ${languageName(language)}.` };
  return {
    texts: files.flatMap((file) => {
      const record = readRecordMark(file.attributes['original'] ?? '');
      return findElements(file, 'trans-unit').map((unit) => ({ ...record, ...readUnit(unit) }));
    }),
  };
}

/** True for the language that was exported, with or without its country or script. */
function isLanguage(found: string, language: string) {
  try {
    const locale = new Intl.Locale(found.replaceAll('_', '-'));
    const [own, wanted] = [locale.maximize(), new Intl.Locale(language).maximize()];
    const isSameRegion = locale.region === undefined || own.region === wanted.region;
    return own.language === wanted.language && own.script === wanted.script && isSameRegion;
  } catch {
    return false;
  }
}

/** What a tool says of a text that somebody has looked at. */
const confirmed = new Set(['translated', 'final', 'signed-off']);

function readUnit(unit: XmlElement): Omit<ExchangedText, 'noun' | 'recordId'> {
  const { attributes } = unit;
  const [source, target] = ['source', 'target'].map((name) =>
    childrenOf(unit).find((child) => child.name === name),
  );
  const codes = source ? readCodes(source) : new Map<string, string>();
  const hasTags = [...codes.values()].some((code) => code.startsWith('<'));
  const isHtml = hasTags || attributes['datatype'] === 'html';
  return {
    path: attributes['resname'] ?? attributes['id'] ?? '',
    source: source ? plainText(source, codes, isHtml) : '',
    target: target ? plainText(target, codes, isHtml) : '',
    isConfirmed:
      attributes['approved'] === 'yes' || confirmed.has(target?.attributes['state'] ?? ''),
  };
}

/** Elements that stand for a tag or a placeholder. Tools turn one into another. */
const codeNames = ['ph', 'x', 'it', 'bpt', 'ept', 'bx', 'ex'];

/** The codes of a source by their element and number, and by their number alone. */
function readCodes(source: XmlElement) {
  const codes = new Map<string, string>();
  for (const name of codeNames) {
    for (const element of findElements(source, name)) {
      const id = element.attributes['id'] ?? '';
      const code = textOf(element);
      codes.set(`${name} ${id}`, code);
      if (!codes.has(id)) codes.set(id, code);
    }
  }
  return codes;
}

/** The text of an element. A code is that of the source with its number, whatever a tool wrote into it. */
function plainText(
  element: XmlElement,
  codes: ReadonlyMap<string, string>,
  isHtml: boolean,
): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return isHtml ? encoded(child) : child;
      if (!codeNames.includes(child.name)) return plainText(child, codes, isHtml);
      const id = child.attributes['id'] ?? '';
      return codes.get(`${child.name} ${id}`) ?? codes.get(id) ?? textOf(child);
    })
    .join('');
}
