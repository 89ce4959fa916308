import { xmlText } from './xml.ts';

type Sharing = {
  subject: string;
  /** The moment at which it ends, in words. */
  until: string;
  /** The address of the styles of the strip. */
  styles: string;
};

/** A page with a strip that says what it is, and with forms that send nothing. */
export function sharedPage(html: string, { subject, until, styles }: Sharing) {
  const words = `<b>Preview of ${xmlText(subject)}</b> <span>Not public. Until ${xmlText(until)} Forms send nothing.</span>`;
  const strip = `<aside class="preview-strip" aria-label="Preview">${words}</aside>`;
  return html
    .replaceAll(/<form\b/g, '<form inert')
    .replace('</head>', () => `<link rel="stylesheet" href="${xmlText(styles)}"></head>`)
    .replace(/<body\b[^>]*>/, (body) => `${body}${strip}`);
}
