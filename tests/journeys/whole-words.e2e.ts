import { expect, test } from '../browser/fixtures.ts';

const languages = { English: '', French: '/fr', Japanese: '/ja', Chinese: '/zh-hant' };
const widths = [320, 390, 768, 1440];
const addresses = [
  '',
  '/about',
  '/partners',
  '/partners/mei-tanaka',
  '/projects',
  '/projects?city=tokyo',
  '/projects?view=table',
  '/projects?bedrooms=3&price=600000',
  '/projects/kestrel-house',
  '/projects/ito-house',
  '/shortlist?projects=kestrel-house,ito-house,longswell&view=comparison',
  '/vip',
  '/join',
  '/news',
  '/testimonials',
  '/contact',
];

test.describe.configure({ timeout: 900_000 });

for (const [language, prefix] of Object.entries(languages)) {
  test(`no line breaks an amount, a unit or a word in ${language} @long`, async ({ page }, {
    project,
  }) => {
    test.skip(project.name !== 'desktop', 'Each width is set here');
    // Otherwise an offer of the browser's language lies on the page.
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    const broken: unknown[] = [];
    for (const address of addresses) {
      await page.goto(prefix + address || '/');
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('details')) details.open = true;
      });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.waitForFunction((wanted) => innerWidth === wanted, width, { polling: 'raf' });
        await page.evaluate(settle);
        const texts = await page.evaluate<string[]>(probe);
        broken.push(...texts.map((text) => `${address || '/'} at ${width}: ${text}`));
      }
    }
    expect(broken).toEqual([]);
  });
}

/** Fonts are there, and media queries and units of the viewport have followed its width. */
async function settle() {
  await document.fonts.ready;
  for (let frames = 0; frames < 2; frames++)
    await new Promise((seen) => requestAnimationFrame(seen));
}

const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const compounds = /お手伝い|お問い合わせ|九項禮遇/g;
const figure = String.raw`\d[\d.,\u00a0\u202f]*`;
const large = String.raw`(?:[ \u00a0]?[億万萬](?:[ \u00a0]?${figure}[万萬]?)?)?[ \u00a0\u202f]?`;
const units =
  '\\$(?:[ \\u00a0](?:CA|US))?|[¥%]|円|加幣|日圓|美元|カナダドル|米ドル|㎡|m²|坪|平方フィート|平方英尺|pi²|sq[ \\u00a0]ft|(?:h|m|km)\\b|[階樓戸戶年月日時分]';
const amounts = new RegExp(
  String.raw`(?:[$€£¥]|[A-Z]{3}[ \u00a0])${figure}|${figure}${large}(?:${units})`,
  'gu',
);

function isShown(element: Element) {
  if (element.closest('script, style, template, noscript, svg, select, textarea')) return false;
  if (!element.checkVisibility({ visibilityProperty: true })) return false;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { width, height } = each.getBoundingClientRect();
    const { overflow, clipPath } = getComputedStyle(each);
    if (clipPath.startsWith('inset(50%') || (overflow !== 'visible' && Math.min(width, height) < 3))
      return false;
  }
  return true;
}

function blockOf(node: Node) {
  let element = node.parentElement;
  while (element && getComputedStyle(element).display === 'inline') element = element.parentElement;
  return element;
}

function isAfterBreak({ previousSibling, parentElement }: Text) {
  return [previousSibling, parentElement?.previousSibling].some((node) => node?.nodeName === 'BR');
}

function hasLines(nodes: readonly Text[], size: number) {
  const range = document.createRange();
  const heights = nodes.flatMap((node) => {
    range.selectNodeContents(node);
    return [...range.getClientRects()].flatMap(({ width, top, height }) =>
      width ? top + height / 2 : [],
    );
  });
  return Math.max(...heights) - Math.min(...heights) > size * 0.6;
}

/** The text, and the height at which each of its characters stands. */
function measure(nodes: readonly Text[]) {
  const range = document.createRange();
  let text = '';
  const heights: (number | undefined)[] = [];
  for (const node of nodes) {
    if (isAfterBreak(node)) {
      text += '\n';
      heights.push(undefined);
    }
    for (let index = 0; index < node.data.length; index++) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = [...range.getClientRects()].at(-1);
      text += node.data[index];
      heights.push(box?.width ? box.top + box.height / 2 : undefined);
    }
  }
  return { text, heights };
}

/** The indices of the last character of a line and of the first of the next. */
type Break = { end: number; start: number };

function breaksIn({ text, heights }: ReturnType<typeof measure>, size: number) {
  const breaks: Break[] = [];
  let last: number | undefined;
  for (const [index, height] of heights.entries()) {
    if (height === undefined || !text[index]?.trim()) continue;
    if (last !== undefined && height - (heights[last] ?? 0) > size * 0.6)
      breaks.push({ end: last, start: index });
    last = index;
  }
  return breaks;
}

type Part = { index: number; 0?: string; segment?: string };

function isWithin(parts: Iterable<Part>, { end, start }: Break) {
  return [...parts].some(
    ({ index, 0: match = '', segment = match }) => index <= end && start < index + segment.length,
  );
}

function isBroken(text: string, at: Break, isProse: boolean) {
  const { end, start } = at;
  if (text.slice(end + 1, start).includes('\n')) return false;
  if (isWithin(text.matchAll(amounts), at)) return true;
  if (start > end + 1) return false;
  const signs = [text[end] ?? '', text[start] ?? ''];
  if (signs.every((sign) => ideograph.test(sign))) {
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' });
    return isWithin([...(isProse ? [] : words.segment(text)), ...text.matchAll(compounds)], at);
  }
  return signs.every((sign) => /\p{L}/u.test(sign) && !ideograph.test(sign));
}

/** One or two ideographs alone on the last line. */
function hasShortEnd(text: string, { start }: Break) {
  const end = text.slice(start).replaceAll(/[\s。、，！？」）]/g, '');
  return ideograph.test(end) && end.length <= 2;
}

/** Leaves out vertical and hidden text, and of prose all but amounts, compounds and Latin words. */
function brokenTexts() {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (node.data.trim() && node.parentElement && isShown(node.parentElement)) nodes.push(node);
  }
  return [...Map.groupBy(nodes, blockOf)].flatMap(([block, ofBlock]) => {
    const style = block && getComputedStyle(block);
    if (!style || style.writingMode !== 'horizontal-tb') return [];
    const size = Number.parseFloat(style.fontSize);
    if (!hasLines(ofBlock, size)) return [];
    const measured = measure(ofBlock);
    const { text } = measured;
    const isProse =
      text.trim().length > 40 && block.matches('p, li, dd, div, blockquote, .prose *');
    const breaks = breaksIn(measured, size);
    const last = breaks.at(-1);
    return breaks
      .filter(
        (at) => isBroken(text, at, isProse) || (at === last && !isProse && hasShortEnd(text, at)),
      )
      .map(({ end, start }) =>
        `${text.slice(Math.max(0, end - 13), end + 1)} / ${text.slice(start, start + 14)}`.replaceAll(
          /\s+/g,
          ' ',
        ),
      );
  });
}

/** What runs in the page. */
const probe = [
  `const [ideograph, compounds, amounts] = [${String(ideograph)}, ${String(compounds)}, ${String(amounts)}];`,
  ...[
    isShown,
    blockOf,
    isAfterBreak,
    hasLines,
    measure,
    breaksIn,
    isWithin,
    isBroken,
    hasShortEnd,
  ].map(String),
  `(${String(brokenTexts)})()`,
].join('\n');
