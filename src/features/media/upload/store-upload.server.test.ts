import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { db } from '../../../platform/database/database.ts';
import { planPdf } from '../../../../tests/files/pdf.ts';
import { storeUpload } from './store-upload.server.ts';

vi.setConfig({ testTimeout: 60_000 });

test('a PDF of a floor plan is uploaded, and the same one is found again', async () => {
  const pdf = await planPdf();
  const answer = await upload(pdf, 'plans');
  expect(answer).toMatchObject({ status: 201, isNew: true, body: { file: { name: 'plan.pdf' } } });
  expect(await upload(pdf, 'plans', 'yes')).toMatchObject({ isNew: false });
});

test.each([
  ['has a password', () => planPdf({ userPassword: 'x' }), 'This PDF has a password. Save it'],
  ['is damaged', () => Buffer.from('%PDF-1.7 and no more'), 'This PDF cannot be read. Save it'],
])('a PDF that %s is refused with what to do', async (_name, pdf, text) => {
  const before = await countFiles();
  const { status, body } = await upload(await pdf(), 'plans');
  expect({ status, body }).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining(text) },
  });
  expect(await countFiles()).toBe(before);
});

test('a PDF is no photo and no logo', async () => {
  const pdf = await planPdf();
  for (const folder of ['projects', 'logos'] as const)
    expect(await upload(pdf, folder)).toMatchObject({
      status: 422,
      body: { message: 'Please upload an image file' },
    });
});

function upload(content: Buffer, folder: 'plans' | 'projects' | 'logos', offersDuplicate?: 'yes') {
  const request = Object.assign(Readable.from([content]), {
    headers: { 'content-length': String(content.length), 'x-file-name': 'plan.pdf' },
  });
  const target = { kind: 'image', folder, offersDuplicate } as const;
  const { signal } = new AbortController();
  return storeUpload(request as unknown as IncomingMessage, target, 'editor', signal);
}

async function countFiles() {
  return (await db.selectFrom('media').select('url').execute()).length;
}
