import styles from './RichText.module.css';

type RichTextProps = {
  /** Sanitized when it was saved. */
  html: string;
  /** The level of the heading that the text stands under: its own begin one below. */
  under: 1 | 2;
  className?: string;
  'data-filled-by'?: string;
};

/** What an editor wrote in the editor of rich text, in the type of the site. Renders nothing when empty. */
export function RichText({ html, under, className, ...mark }: RichTextProps) {
  if (!hasWords(html)) return null;
  const classes = ['prose', styles.text, className].filter(Boolean).join(' ');
  const inner = { __html: shownHtml(html, under) };
  return <div className={classes} {...mark} dangerouslySetInnerHTML={inner} />;
}

function shownHtml(html: string, under: number) {
  return withHeadingsBelow(html, under).replaceAll(/<a (?=href="https?:)/g, '<a rel="noopener" ');
}

/** The one `h1` is the page's own: three levels of headings become those below another. */
function withHeadingsBelow(html: string, level: number) {
  return html.replace(
    /<(\/?)h([1-3])>/g,
    (_tag, slash: string, own: string) => `<${slash}h${Number(own) + level}>`,
  );
}

function hasWords(html: string) {
  return html.replace(/<[^>]*>/g, '').trim() !== '';
}
