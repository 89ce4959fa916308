import { xmlText } from './xml.ts';

type Sharing = {
  /** What the strip is called. */
  label: string;
  /** Of what it is a preview. */
  title: string;
  /** That it is not published, and how long it is there. */
  note: string;
  /** The URL of the strip's stylesheet. */
  styles: string;
};

/** Adds a strip that marks the page as a preview, and disables its forms. */
export function sharedPage(html: string, { label, title, note, styles }: Sharing) {
  const text = `<b>${xmlText(title)}</b> <span>${xmlText(note)}</span>`;
  const strip = `<aside class="preview-strip" aria-label="${xmlText(label)}">${text}</aside>`;
  return html
    .replaceAll(/<form\b/g, '<form inert')
    .replace('</head>', () => `<link rel="stylesheet" href="${xmlText(styles)}"></head>`)
    .replace(/<body\b[^>]*>/, (body) => `${body}${strip}`);
}
