import type { Page } from '@playwright/test';
import { readTexts } from '../sources/read-texts.ts';

/**
 * What a browser reads in the HTML of an address, without its pictures or scripts. `page` parses it, wherever it
 * stands.
 */
export async function parsePage(page: Page, address: string) {
  const answer = await page.request.get(address);
  const parts = { html: await answer.text(), url: answer.url() };
  const read = await page.evaluate(({ html, url }) => {
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    const all = <T>(selector: string, readValue: (element: Element) => T) =>
      [...parsed.querySelectorAll(selector)].map(readValue);
    return {
      title: parsed.title,
      headings: all('h1', ({ textContent }) => textContent),
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href'),
      /** By their names, such as `og:url`. */
      properties: Object.fromEntries(
        all('meta[property]', (meta) => [
          meta.getAttribute('property'),
          meta.getAttribute('content'),
        ]),
      ) as Record<string, string | undefined>,
      structuredData: all(
        'script[type="application/ld+json"]',
        ({ textContent }) => textContent ?? '',
      ),
      links: all('a[href]', (link) => new URL(link.getAttribute('href') ?? '', url).href),
    };
  }, parts);
  return { status: answer.status(), texts: readTexts(parts.html), ...read };
}
