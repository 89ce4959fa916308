/** An item of a list that Word wrote as a block of its own. */
type Item = {
  block: HTMLElement;
  level: number;
  tag: 'ul' | 'ol';
  /** The numbers that its marker may mean: `i` is 1 or 9. The likeliest is the first. */
  numbers: readonly number[];
};

type OpenList = { list: HTMLElement; level: number; next: number };

/** Makes nested lists of the blocks that Word and Word Online write for items. Continued lists keep their numbers. */
export function makeWordLists(body: HTMLElement) {
  const items = [...onlineItems(body), ...desktopItems(body)];
  let open: OpenList[] = [];
  for (const item of items) {
    const isNext = item.block.previousElementSibling === open[0]?.list;
    open = isNext ? open.filter(({ level }) => level <= item.level) : [];
    if (!continues(open.at(-1), item)) {
      if (open.at(-1)?.level === item.level) open.pop();
      open.push(startList(item, open.at(-1)));
    }
    const last = open.at(-1);
    if (!last) continue;
    const entry = body.ownerDocument.createElement('li');
    entry.append(...item.block.childNodes);
    last.list.append(entry);
    last.next++;
    item.block.remove();
  }
}

function continues(last: OpenList | undefined, { level, tag, numbers }: Item) {
  if (last?.level !== level || last.list.localName !== tag) return false;
  return tag === 'ul' || numbers.length === 0 || numbers.includes(last.next);
}

function startList({ block, level, tag, numbers }: Item, outer: OpenList | undefined): OpenList {
  const list = block.ownerDocument.createElement(tag);
  const [number = 1] = numbers;
  if (tag === 'ol' && number !== 1) list.setAttribute('start', String(number));
  const entry = outer?.list.lastElementChild;
  if (entry) entry.append(list);
  else block.before(list);
  return { list, level, next: number };
}

/** Word writes an item as a paragraph, with its bullet or number as text and its level as a style. */
function desktopItems(body: HTMLElement): Item[] {
  return [...body.querySelectorAll<HTMLElement>('p, h1, h2, h3')].flatMap((block) => {
    const style = block.getAttribute('style') ?? '';
    if (!/mso-list:\s*l\d/i.test(style)) return [];
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(style)?.[1] ?? 1);
    const numbers = numbersIn(takeMarker(block));
    return [{ block, level, tag: numbers.length > 0 ? 'ol' : 'ul', numbers }];
  });
}

function takeMarker(block: HTMLElement) {
  const marker = [...block.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  marker?.remove();
  return marker?.textContent ?? '';
}

/** Word Online writes a list for each item, and its level as an attribute. */
function onlineItems(body: HTMLElement): Item[] {
  const entries = [...body.querySelectorAll<HTMLElement>('li[data-aria-level]')];
  const items = entries.map((entry): Item & { outer: Element } => {
    const parent = entry.parentElement ?? body;
    const tag = parent.localName === 'ol' ? 'ol' : 'ul';
    const at = [...parent.children].indexOf(entry);
    const start = Number(parent.getAttribute('start') ?? 1);
    const level = Number(entry.getAttribute('data-aria-level')) || 1;
    const block = body.ownerDocument.createElement('div');
    return {
      block,
      level,
      tag,
      numbers: tag === 'ol' ? [start + at] : [],
      outer: outermost(entry),
    };
  });
  for (const [index, { block, outer }] of items.entries()) {
    const children = [...(entries[index]?.childNodes ?? [])];
    block.append(...children.filter((child) => !isList(child)));
    outer.before(block);
  }
  for (const { outer } of items) outer.remove();
  return items;
}

/** The list, or the element around it, in which everything is part of lists. */
function outermost(entry: Element) {
  let outer: Element = entry;
  for (let around = entry.parentElement; around; around = around.parentElement) {
    if (around.matches('ul, ol, .ListContainerWrapper')) outer = around;
  }
  return outer;
}

function isList(node: Node) {
  return node instanceof Element && node.matches('ul, ol, .ListContainerWrapper');
}

/** What a marker such as `2.`, `(b)`, `iv)` or `1.3.` counts. Empty for a bullet. */
function numbersIn(marker: string): number[] {
  const text = marker.normalize('NFKC').trim().toLowerCase();
  const digits = /^[([]?(?:\d+[.-])*(\d{1,4})(?:[.):\]\s]|$)/.exec(text)?.[1];
  if (digits !== undefined) return [Number(digits)];
  const letters = /^[([]?(?:\d+[.-])*([a-z]{1,7})[.):\]]/.exec(text)?.[1];
  if (letters === undefined) return [];
  const candidates = [romanNumber(letters), letterNumber(letters)];
  const isRomanLikely = letters.length > 1 || letters === 'i';
  return (isRomanLikely ? candidates : candidates.toReversed()).filter((one) => one !== undefined);
}

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };

function romanNumber(letters: string) {
  const values = Array.from(letters, (letter) => romanDigits[letter] ?? 0);
  if (values.includes(0)) return undefined;
  return values.reduce(
    (sum, value, at) => sum + (value < (values[at + 1] ?? 0) ? -value : value),
    0,
  );
}

/** `a` is 1, `z` is 26, `aa` is 27, `bb` is 28. */
function letterNumber(letters: string) {
  const [first = ''] = letters;
  if (letters !== first.repeat(letters.length)) return undefined;
  return first.charCodeAt(0) - 96 + 26 * (letters.length - 1);
}
