import { plural } from '../../lib/text/plural.ts';
import { placeholdersIn, type Unit } from '../../model/translations/units.ts';

type Tag = { name: string; isEnd: boolean; target: string | undefined };

const tagPattern = /<(\/?)([a-z][\da-z]*)\b([^>]*)>/gi;
const voidTags = new Set(['br', 'img']);

function tagsIn(html: string): Tag[] {
  return [...html.matchAll(tagPattern)].map(([, slash, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    isEnd: slash === '/',
    target: /\b(?:href|src)\s*=\s*"([^"]*)"/i.exec(rest)?.[1],
  }));
}

/** False if an element is not closed, or closed before one within it, or if a bracket is no tag. */
function isBalanced(html: string) {
  if (/[<>]/.test(html.replaceAll(tagPattern, ''))) return false;
  const open: string[] = [];
  for (const { name, isEnd } of tagsIn(html)) {
    if (voidTags.has(name)) continue;
    if (!isEnd) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** The elements of a rich text, with the targets of its links and its files, in any order. */
function elementsIn(html: string) {
  return tagsIn(html)
    .filter(({ isEnd }) => !isEnd)
    .map(({ name, target }) => (target === undefined ? name : `${name} ${target}`))
    .toSorted();
}

const damaged = 'HTML tags are missing or damaged. Use each tag of the source once, and close it.';

/** What a translation from outside has lost or broken of the structure of its source. */
export function structureError(unit: Pick<Unit, 'source' | 'kind'>, text: string) {
  const { source, kind } = unit;
  const [wanted, written] = [placeholdersIn(source), placeholdersIn(text)];
  const lost = wanted.find((name) => !written.includes(name));
  if (lost !== undefined) return `Placeholder ${lost} is missing. Write it as it is in the source.`;
  const foreign = written.find((name) => !wanted.includes(name));
  if (foreign !== undefined) return `The source has no placeholder ${foreign}. Remove it.`;
  if (kind !== 'html') return undefined;
  const isSame = elementsIn(source).join('\n') === elementsIn(text).join('\n');
  return isBalanced(text) && isSame ? undefined : damaged;
}

/** What a rich text has less of than its source: `English has 2 links, this text has 1`. */
export function structureNote({ source, kind }: Pick<Unit, 'source' | 'kind'>, text: string) {
  if (kind !== 'html') return undefined;
  for (const [name, one] of counted) {
    const [inSource, inText] = [countTags(source, name), countTags(text, name)];
    if (inText < inSource)
      return `The source has ${plural(inSource, `# ${one}`, `# ${one}s`)}, this text ${inText}`;
  }
  return undefined;
}

function countTags(html: string, name: string) {
  return tagsIn(html).filter((tag) => tag.name === name && !tag.isEnd).length;
}

const counted = [
  ['a', 'link'],
  ['li', 'list item'],
  ['p', 'paragraph'],
  ['img', 'image'],
  ['video', 'video'],
] as const;
