import { xmlText } from './xml.ts';

type Sharing = {
  subject: string;
  /** The formatted time when sharing ends. */
  until: string;
  /** The URL of the strip's stylesheet. */
  styles: string;
};

/** Adds a strip that marks the page as a preview, and disables its forms. */
export function sharedPage(html: string, { subject, until, styles }: Sharing) {
  const text = `<b>Preview of ${xmlText(subject)}</b> <span>Not published. Available until ${xmlText(until)} Forms are disabled.</span>`;
  const strip = `<aside class="preview-strip" aria-label="Preview">${text}</aside>`;
  return html
    .replaceAll(/<form\b/g, '<form inert')
    .replace('</head>', () => `<link rel="stylesheet" href="${xmlText(styles)}"></head>`)
    .replace(/<body\b[^>]*>/, (body) => `${body}${strip}`);
}
