import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium';
import sharp from 'sharp';
import { maxPdfPages } from '../../lib/media/plan-pdf.ts';
import { MediaRefused } from './process.ts';

/** The picture of a page has at most this size, in pixels. */
const box = { width: 2400, height: 3200 };
const minSide = 200;
/** The copy is compared at this share of the size. */
const sampleShare = 0.25;
const maxCopyBytes = 10e6;
const wrongPassword = 4;
const withAnnotations = 0x01;
const redFirst = 0x10;
const white = 0xffffffff;
/** Of 255, on average. A layer that the copy shows or hides differs by more. */
const maxDifference = 0.05;
/** PDFium writes names plainly. In compressed content these do not occur by chance. */
const active =
  /\/(?:JavaScript|OpenAction|Launch|EmbeddedFile|Filespec|AcroForm|Annots|SubmitForm|(?:JS|AA|AF|EF|XFA|URI)\s*(?:<<|[[(<]|\d+ \d+ R))/;

type Raster = { data: Buffer; width: number; height: number };

/** The first page of a PDF: its pixels as PNG, and a PDF of only what it draws, unless that would look different. */
export async function readFirstPage(source: Buffer): Promise<{ png: Buffer; copy: Buffer | null }> {
  try {
    return await readPage(source);
  } catch (cause) {
    throw cause instanceof WebAssembly.RuntimeError ? new MediaRefused('too large') : cause;
  }
}

async function readPage(source: Buffer) {
  const pdfium = await startPdfium();
  const document = open(pdfium, source);
  const page = pdfium.FPDF_LoadPage(document, 0);
  if (!page) throw new MediaRefused('damaged');
  const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  const { data, width, height } = drawPage(pdfium, page, size);
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
  const sample = drawPage(pdfium, page, size, sampleShare);
  const copy = copyPage(pdfium, document, page, size);
  return { png, copy: copy && isSafe(copy) && looksLike(pdfium, copy, sample) ? copy : null };
}

function open(pdfium: WrappedPdfiumModule, source: Buffer) {
  const { heap, allocate } = findMemory(pdfium);
  const address = allocate(source.length);
  heap().set(source, address);
  const document = pdfium.FPDF_LoadMemDocument(address, source.length, '');
  if (!document) {
    const isProtected = pdfium.FPDF_GetLastError() === wrongPassword;
    throw new MediaRefused(isProtected ? 'protected' : 'damaged');
  }
  if (pdfium.FPDF_GetPageCount(document) > maxPdfPages) throw new MediaRefused('too many pages');
  return document;
}

/** Scripts, links, forms and files of the page are not in a copy; those of what it draws may be. */
function isSafe(copy: Buffer) {
  return copy.length <= maxCopyBytes && !active.test(copy.toString('latin1'));
}

/** A copy does not know, for example, which layers are hidden. */
function looksLike(pdfium: WrappedPdfiumModule, copy: Buffer, sample: Raster) {
  const page = pdfium.FPDF_LoadPage(open(pdfium, copy), 0);
  const size = { width: pdfium.FPDF_GetPageWidthF(page), height: pdfium.FPDF_GetPageHeightF(page) };
  return difference(sample, drawPage(pdfium, page, size, sampleShare)) <= maxDifference;
}

type Size = { width: number; height: number };

function drawPage(pdfium: WrappedPdfiumModule, page: number, size: Size, share = 1): Raster {
  const scale = share * Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  if (!(Math.min(width, height) >= minSide * share)) throw new MediaRefused('damaged');
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (!bitmap) throw new MediaRefused('too large');
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | redFirst);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const data = Buffer.from(
    findMemory(pdfium)
      .heap()
      .slice(start, start + width * height * 4),
  );
  pdfium.FPDFBitmap_Destroy(bitmap);
  return { data, width, height };
}

/** Puts what the page draws on a new page of a new document. */
function copyPage(pdfium: WrappedPdfiumModule, document: number, page: number, size: Size) {
  pdfium.FPDFPage_Flatten(page, 0);
  pdfium.FPDF_ClosePage(page);
  const target = pdfium.FPDF_CreateNewDocument();
  const content = pdfium.FPDF_NewXObjectFromPage(target, document, 0);
  if (!content) return null;
  const targetPage = pdfium.FPDFPage_New(target, 0, size.width, size.height);
  pdfium.FPDFPage_InsertObject(targetPage, pdfium.FPDF_NewFormObjectFromXObject(content));
  pdfium.FPDFPage_GenerateContent(targetPage);
  pdfium.FPDF_CloseXObject(content);
  pdfium.FPDF_ClosePage(targetPage);
  return save(pdfium, target);
}

function save(pdfium: WrappedPdfiumModule, document: number) {
  const { heap, allocate } = findMemory(pdfium);
  const writer = pdfium.PDFiumExt_OpenFileWriter();
  pdfium.PDFiumExt_SaveAsCopy(document, writer);
  const bytes = pdfium.PDFiumExt_GetFileWriterSize(writer);
  const address = allocate(bytes);
  pdfium.PDFiumExt_GetFileWriterData(writer, address, bytes);
  return Buffer.from(heap().slice(address, address + bytes));
}

/** The average difference of two pictures, from 0 to 255. */
function difference(one: Raster, other: Raster) {
  if (one.width !== other.width || one.height !== other.height) return 255;
  let sum = 0;
  for (let index = 0; index < one.data.length; index++)
    sum += Math.abs((one.data[index] ?? 0) - (other.data[index] ?? 0));
  return sum / one.data.length;
}

async function startPdfium() {
  const program = fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm'));
  const wasmBinary = new Uint8Array(await readFile(program)).buffer;
  const pdfium = await init({ wasmBinary, print: () => undefined, printErr: () => undefined });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** The views change when the memory grows. */
function findMemory({ pdfium }: WrappedPdfiumModule) {
  const { wasmExports } = pdfium;
  return {
    heap: () => (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8,
    allocate: (bytes: number) => {
      const address = wasmExports.malloc(bytes);
      if (address === 0) throw new MediaRefused('too large');
      return address;
    },
  };
}
