import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { asStranger } from '../sites/stranger.ts';
import { readTexts } from '../sources/read-texts.ts';

const { findAll, getElementsByTagName, removeElement, textContent } = DomUtils;

/** What a browser reads in the HTML of an address, without one. What is in templates waits until it is needed. */
export async function parsePage(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { headers: asStranger() });
  const html = await answer.text();
  const parsed = parseDocument(html);
  for (const template of getElementsByTagName('template', parsed)) removeElement(template);
  const all = (name: string) => getElementsByTagName(name, parsed);
  const [title] = all('title');
  return {
    status: answer.status(),
    texts: readTexts(html),
    title: title ? textContent(title).trim() : '',
    headings: all('h1').map(textContent),
    canonical: all('link').find(({ attribs }) => attribs['rel'] === 'canonical')?.attribs['href'],
    /** By their names, such as `og:url`. */
    properties: Object.fromEntries(
      all('meta')
        .filter(({ attribs }) => attribs['property'] !== undefined)
        .map(({ attribs }) => [attribs['property'], attribs['content']]),
    ) as Record<string, string | undefined>,
    structuredData: all('script')
      .filter(({ attribs }) => attribs['type'] === 'application/ld+json')
      .map(textContent),
    links: findAll(({ name, attribs }) => name === 'a' && 'href' in attribs, parsed.children).map(
      ({ attribs }) => new URL(attribs['href'] ?? '', answer.url()).href,
    ),
  };
}
