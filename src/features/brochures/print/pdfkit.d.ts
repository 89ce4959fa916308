declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  /** Only the options used here. React PDF uses the rest. */
  export default class PDFDocument extends Readable {
    constructor(options: {
      pdfVersion: '1.7';
      subset: 'PDF/UA';
      tagged: boolean;
      lang: string;
      displayTitle: boolean;
      autoFirstPage: boolean;
      info: Record<'Title' | 'Author' | 'Creator', string>;
    });
    /** Attaches a file. */
    file(
      content: Uint8Array,
      options: { name: string; type: string; description: string; relationship: 'Source' },
    ): void;
    info: Record<string, string | Date>;
    /** Writes the XMP metadata. */
    endMetadata(): void;
  }
}
