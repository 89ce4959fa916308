import StreamedDocument from 'pdfkit';
import { xmlText } from '../../../lib/html/xml.ts';

/** PDFKit writes the title and the company into XML (the XMP metadata) as they are. */
export class TaggedPdf extends StreamedDocument {
  override endMetadata() {
    const { info } = this;
    const entries = Object.entries(info).map(([name, value]) => [
      name,
      typeof value === 'string' ? xmlText(value) : value,
    ]);
    this.info = Object.fromEntries(entries) as typeof info;
    super.endMetadata();
    this.info = info;
  }
}
