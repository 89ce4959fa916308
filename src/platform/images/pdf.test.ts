import { readFile } from 'node:fs/promises';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { folder, writeFixture } from '../../../tests/files/images.ts';
import { pdfOf, planPdf, streamOf } from '../../../tests/files/pdf.ts';
import { makePageMaster } from './process.ts';

vi.setConfig({ testTimeout: 60_000 });

const catalogue = '<</Type/Catalog/Pages 2 0 R>>';
const tree = '<</Type/Pages/Kids[3 0 R]/Count 1>>';
const room = '0.125 0.25 0.375 rg 100 100 400 300 re f';

test('the first page of a PDF becomes a picture on white, and a PDF of its own', async () => {
  const master = await make(
    await planPdf({
      pages: [
        [800, 600],
        [300, 300],
      ],
    }),
  );
  expect(master).toMatchObject({
    extension: 'png',
    pixels: { width: 2400, height: 1800, colour: 'f8f8f8' },
  });
  const { data, info } = await sharp(master.file).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  const pixel = (x: number, y: number) => [...data.subarray((y * 2400 + x) * 3).subarray(0, 3)];
  expect(pixel(5, 1795)).toEqual([255, 255, 255]);
  expect(pixel(900, 700)).toEqual([0x20, 0x40, 0x60]);

  const copy = await copyOf(master);
  expect(copy).toContain('/Count 1');
  expect(master.copy?.bytes).toBe(copy.length);
});

test('a tall page fits, and a turned one is upright @long', async () => {
  expect(await make(await planPdf({ pages: [[300, 900]] }))).toMatchObject({
    pixels: { width: 1067, height: 3200 },
  });
  const turned = pdfOf([
    catalogue,
    tree,
    '<</Type/Page/Parent 2 0 R/MediaBox[100 50 900 650]/Rotate 90/Contents 4 0 R>>',
    streamOf(room),
  ]);
  const master = await make(turned);
  expect(master).toMatchObject({ pixels: { width: 2400, height: 3200 } });
  expect(master.copy).not.toBeNull();
});

test('the PDF for visitors has no scripts, links, attachments and details of its maker', async () => {
  const source = await planPdf({ info: { Author: 'Someone private' } }, (document) => {
    document.addNamedJavaScript('greet', 'app.alert("hello")');
    document.file(Buffer.from('an attachment'), { name: 'attached.txt' });
    document.link(100, 100, 200, 30, 'https://elsewhere.example/');
  });
  const text = source.toString('latin1');
  for (const part of ['JavaScript', 'attached', 'URI', 'Annots', 'private'])
    expect(text).toContain(part);
  const copy = await copyOf(await make(source));
  expect(copy).not.toMatch(/JavaScript|attached|URI|elsewhere|Annots|private/);
});

test('scripts of the page itself are left behind, too @long', async () => {
  const source = pdfOf([
    '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>>>',
    tree,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 600]/Contents 4 0 R/AA<</O<</S/JavaScript/JS(app.alert\\(2\\))>>>>>>',
    streamOf(room),
  ]);
  expect(await copyOf(await make(source))).not.toMatch(/AA|JavaScript|alert/);
});

test('files hidden in what the page needs to draw keep the PDF from visitors @long', async () => {
  const source = pdfOf([
    catalogue,
    tree,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 600]/Contents 4 0 R/Resources<</Properties<</P<</AF[5 0 R]>>>>>>>>',
    streamOf(`/OC /P BDC ${room} EMC`),
    '<</Type/Filespec/F(program.exe)/EF<</F 6 0 R>>>>',
    streamOf('program', '/Type/EmbeddedFile'),
  ]);
  expect((await make(source)).copy).toBeNull();
});

test('a PDF with a hidden layer is shown without it, and is not offered @long', async () => {
  const source = pdfOf([
    '<</Type/Catalog/Pages 2 0 R/OCProperties<</OCGs[5 0 R]/D<</OFF[5 0 R]>>>>>>',
    tree,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 600]/Contents 4 0 R/Resources<</Properties<</L 5 0 R>>>>>>',
    streamOf(`/OC /L BDC ${room} EMC`),
    '<</Type/OCG/Name(Hidden)>>',
  ]);
  const master = await make(source);
  expect(master.pixels?.colour).toBe('f8f8f8');
  const { dominant } = await sharp(master.file).stats();
  expect(dominant.r).toBeGreaterThan(240);
  expect(master.copy).toBeNull();
});

test.each<[string, () => Promise<Buffer> | Buffer, string]>([
  ['with a password', () => planPdf({ userPassword: 'secret' }), 'protected'],
  ['of 10,000 pages', () => manyPages(10_000), 'too many pages'],
  ['that is only a beginning', () => Buffer.from('%PDF-1.7\n'), 'damaged'],
  ['without pages', () => pdfOf([catalogue, '<</Type/Pages/Kids[]/Count 0>>']), 'damaged'],
  ['as thin as a line', () => onePage('[0 0 14400 1]'), 'damaged'],
])('a PDF %s is refused', async (_name, source, reason) => {
  await expect(make(await source())).rejects.toMatchObject({ reason, type: 'application/pdf' });
});

test('a page of any size is drawn at the same one, and a table of contents that is wrong is mended', async () => {
  const huge = await make(onePage('[0 0 2000000 1500000]'));
  expect(huge.pixels).toMatchObject({ width: 2400, height: 1800 });
  const broken = (await planPdf()).toString('latin1').replace(/startxref\s+\d+/, 'startxref\n7');
  expect((await make(Buffer.from(broken, 'latin1'))).pixels).toMatchObject({ width: 2400 });
});

test('content that needs more memory than a PDF may take is refused, and the next file is drawn @long', async () => {
  const packed = deflateSync(deflateSync(Buffer.alloc(1.5e8, ' '), { level: 1 }));
  expect(packed.length).toBeLessThan(1e5);
  const source = pdfOf([
    catalogue,
    tree,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 600]/Contents 4 0 R>>',
    streamOf(packed, '/Filter[/FlateDecode/FlateDecode]'),
  ]);
  await expect(make(source)).rejects.toMatchObject({
    reason: 'too large',
    type: 'application/pdf',
  });
  expect((await make(await planPdf())).pixels).toMatchObject({ width: 2400 });
});

async function make(source: Buffer) {
  return makePageMaster(await writeFixture('plan.pdf', source), folder);
}

async function copyOf({ copy }: { copy: { file: string } | null }) {
  if (!copy) throw new Error('There is no PDF for visitors');
  return (await readFile(copy.file)).toString('latin1');
}

function onePage(box: string) {
  return pdfOf([
    catalogue,
    tree,
    `<</Type/Page/Parent 2 0 R/MediaBox${box}/Contents 4 0 R>>`,
    streamOf(room),
  ]);
}

function manyPages(count: number) {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return pdfOf([
    catalogue,
    `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 800 600]>>',
  ]);
}
