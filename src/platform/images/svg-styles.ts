import { properties } from './svg-names.ts';

export type Declaration = { property: string; value: string };

/** A selector and its keys, such as `.a`, `#b`, `path` or `*`. It can only match elements that have one of them. */
type Selector = { keys: string[]; text: string };
export type StyleRule = { selectors: string; list: Selector[]; declarations: Declaration[] };

/**
 * The plain rules of a style sheet: no at-rules, and nothing that could hide or fetch content or that matches siblings of
 * an element.
 */
export function parseRules(sheet: string): StyleRule[] {
  if (sheet.includes('\\')) return [];
  return plainBlocks(withoutComments(sheet)).flatMap(({ selectors, body }) => {
    if (!/^[\w\s.#,*>-]+$/.test(selectors)) return [];
    const declarations = parseDeclarations(body);
    if (declarations.length === 0) return [];
    const list = selectors
      .split(',')
      .map((text) => ({ keys: selectorKeys(text), text: text.trim() }));
    return [{ selectors: selectors.trim(), list, declarations }];
  });
}

export function parseDeclarations(style: string): Declaration[] {
  return style.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return properties.has(property) && isHarmless(value) ? [{ property, value }] : [];
  });
}

export function formatDeclarations(declarations: Declaration[]) {
  return declarations.map(({ property, value }) => `${property}:${value}`).join(';');
}

/** True for a complete value that refers to nothing outside the drawing. */
export function isHarmless(value: string) {
  if (/[\\@{}<>;]|\/\*/.test(value)) return false;
  if (!/^(?:[^"']|"[^"]*"|'[^']*')*$/.test(value)) return false;
  return !/\b(?:image-set|src|image|cross-fade|element)\(/i.test(value) && !reachesOut(value);
}
export function findReferences(value: string) {
  return value.includes('(') ? [...value.matchAll(localReference)].map(([, id]) => id ?? '') : [];
}

const localReference = /url\(\s{0,9}["']?#([^"'()\s%]+)["']?\s{0,9}\)/gi;

function reachesOut(value: string) {
  return value.includes('(') && /url\(/i.test(value.replaceAll(localReference, ''));
}

function withoutComments(sheet: string) {
  const [first = '', ...rest] = sheet.split('/*');
  return first + rest.map((part) => part.split('*/').slice(1).join('')).join(' ');
}

/** Blocks without nested blocks. At-rules are dropped with their content. */
function plainBlocks(sheet: string) {
  const blocks: { selectors: string; body: string }[] = [];
  let depth = 0;
  let from = 0;
  let openIndex = 0;
  let isPlain = true;
  for (const { 0: brace, index } of sheet.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) openIndex = index;
      else isPlain = false;
      depth++;
      continue;
    }
    depth = Math.max(depth - 1, 0);
    if (depth > 0) continue;
    const selectors = sheet.slice(from, openIndex).split(';').at(-1) ?? '';
    if (isPlain && openIndex >= from)
      blocks.push({ selectors, body: sheet.slice(openIndex + 1, index) });
    from = index + 1;
    isPlain = true;
  }
  return blocks;
}

function selectorKeys(selector: string) {
  const compound = selector.trim().split(/[\s>]/).at(-1) ?? '';
  const classesAndIds = new Set(compound.match(/[.#][\w-]+/g));
  return classesAndIds.size > 0 ? [...classesAndIds] : [/^[\w-]+/.exec(compound)?.[0] || '*'];
}
