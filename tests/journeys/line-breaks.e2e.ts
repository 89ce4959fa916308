/* oxlint-disable unicorn/consistent-function-scoping -- What a page evaluates has no other scope. */
import type { Page } from '@playwright/test';
import { expect, test } from '../browser/fixtures.ts';

for (const prefix of ['', '/fr', '/ja', '/zh-hant'])
  test(`no line of ${prefix || '/en'} breaks within an amount, a date or a word @long`, async ({
    page,
    request,
  }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const paths = [...sitemap.matchAll(/<loc>([^<]*)/g)]
      .map(([, url = '']) => new URL(url).pathname)
      .filter((path) => !/^\/(?:fr|ja|zh-hant)(?:\/|$)/.test(path));
    const broken: string[] = [];
    for (const path of [...paths, '/projects?view=table', '/shortlist']) {
      await page.goto(prefix + (path === '/' && prefix ? '' : path));
      await page
        .locator('main details')
        .evaluateAll((all: HTMLDetailsElement[]) => all.forEach((one) => (one.open = true)));
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const first = await brokenLines(page);
        // What moves while it is measured is not broken.
        const still = first.length > 0 ? await brokenLines(page) : [];
        broken.push(
          ...still
            .filter((text) => first.includes(text))
            .map((text) => `${path} ${width}: ${text}`),
        );
      }
    }
    expect(broken).toEqual([]);
  });

/** The ends and beginnings of lines that part what belongs together. An address of an email may break anywhere. */
function brokenLines(page: Page) {
  return page.evaluate(() => {
    const together =
      /(?:(?:[$€£¥]|[A-Z]{3}[ \u00a0])\d[\d.,\u00a0]*\d|\d[\d.,\u00a0]*(?:[ \u00a0]?[億万萬](?:[ \u00a0]?\d[\d,]*[ \u00a0]?[万萬]?)?)?[ \u00a0]?(?:\$(?:[ \u00a0](?:CA|US))?|¥|円|加幣|日圓|美元|カナダドル|米ドル|㎡|m²|坪|平方フィート|平方英尺|pi²|sq[ \u00a0]ft|%|h[ \u00a0]\d\d|階|樓|戸|戶|年|月|日|時|分))/g;
    const ideograph = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
    const found: string[] = [];
    for (const [, nodes] of Map.groupBy(shownTexts(), blockOf)) {
      const { text, heights, size } = measured(nodes);
      let before = -1;
      for (const [at, height] of heights.entries()) {
        if (height === undefined || text[at]?.trim() === '') continue;
        const last = heights[before];
        if (last !== undefined && height - last > size * 0.6 && partsWhatBelongs(text, before, at))
          found.push(
            `${text.slice(Math.max(0, before - 14), before + 1)} | ${text.slice(at, at + 14)}`,
          );
        before = at;
      }
    }
    return found;

    function partsWhatBelongs(text: string, before: number, at: number) {
      const [end = '', begin = ''] = [text[before], text[at]];
      const isInWord =
        at === before + 1 &&
        [end, begin].every((sign) => /\p{L}/u.test(sign) && !ideograph.test(sign));
      return (
        isInWord ||
        [...text.matchAll(together)].some(
          ({ 0: whole, index }) => index <= before && at < index + whole.length,
        )
      );
    }

    function shownTexts() {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        const parent = text.parentElement;
        if (!parent || text.data.trim() === '' || !parent.checkVisibility()) continue;
        if (parent.closest('script, style, svg, select, textarea, address, .sr, [href^="mailto:"]'))
          continue;
        if (parent.getBoundingClientRect().width > 2) texts.push(text);
      }
      return texts;
    }

    function blockOf(text: Text) {
      let block = text.parentElement;
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
      return block;
    }

    /** The letters of a block with the middle of the line that each stands on. A line break by hand is a letter of its own. */
    function measured(nodes: Text[]) {
      let text = '';
      const heights: (number | undefined)[] = [];
      for (const node of nodes) {
        if ([node, node.parentElement].some((one) => one?.previousSibling?.nodeName === 'BR')) {
          text += '\n';
          heights.push(undefined);
        }
        for (let at = 0; at < node.data.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const box = range.getClientRects()[0];
          text += node.data[at] ?? '';
          heights.push(box && box.width > 0 ? box.top + box.height / 2 : undefined);
        }
      }
      const parent = nodes[0]?.parentElement;
      return {
        text,
        heights,
        size: parent ? Number.parseFloat(getComputedStyle(parent).fontSize) : 16,
      };
    }
  });
}
