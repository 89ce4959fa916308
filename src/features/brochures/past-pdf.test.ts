import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { extractText, getDocumentProxy } from 'unpdf';
import { brochure, files } from '../../../tests/fixtures/brochure.ts';
import type { PastDocument } from '../past/past-document.ts';
import { printPast } from './print/print-past.ts';

const [picture = ''] = Object.keys(files);
const hash = 'ab'.repeat(32);
const html = '<!doctype html><title>Kestrel House</title><p>From $1,200,000</p>';

const past: PastDocument = {
  paper: 'Letter',
  language: 'en-CA',
  company: brochure.company,
  look: brochure.look,
  title: 'Kestrel House',
  url: 'https://solmere.example/projects/kestrel',
  asOf: '2026-03-03T14:05:00-08:00 (2026-03-03T22:05:00Z)',
  madeAt: '2026-11-26T09:00:00-08:00 (2026-11-26T17:00:00Z)',
  hash,
  html,
  omitted: '1 record of that time is missing here.',
  blocks: [
    { kind: 'heading', level: 1, text: 'Kestrel House' },
    { kind: 'text', text: 'From $1,200,000' },
    { kind: 'image', url: picture, alt: 'The tower at dusk' },
    { kind: 'image', url: '/_astro/gone.jpg', alt: 'A drawing' },
    { kind: 'text', text: 'Every word counts. '.repeat(400) },
  ],
  isCut: true,
  files: [{ url: picture, hash: 'cd'.repeat(32) }],
};

test('the PDF has texts and pictures in order, the URL, both times and all hashes, and the HTML inside', async () => {
  const bytes = await printPast(past, files);
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  const compact = text.replaceAll(/\s+/g, '');
  for (const part of [
    past.url,
    past.asOf,
    past.madeAt,
    hash,
    'From $1,200,000',
    past.omitted,
    'Image: A drawing',
    'The rest of the page is in the attached HTML.',
    'cd'.repeat(32),
  ])
    expect(compact).toContain(part.replaceAll(/\s+/g, ''));
  expect(text.match(/Every word counts/g)).toHaveLength(400);
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });

  expect(inflateSync(attachedStream(bytes)).toString()).toBe(html);
});

function attachedStream(bytes: Buffer) {
  const start = bytes.indexOf('stream\n', bytes.indexOf('/EmbeddedFile\n')) + 'stream\n'.length;
  return bytes.subarray(start, bytes.indexOf('\nendstream', start));
}
