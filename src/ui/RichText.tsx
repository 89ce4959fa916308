import { linkInText } from '../lib/web/local-path.ts';
import styles from './RichText.module.css';

type RichTextProps = {
  /** Must be sanitised: this happens on save. */
  html: string;
  /** The level of the section heading. Headings in the text start one level below. */
  under: 1 | 2;
  className?: string;
  'data-filled-by'?: string;
};

/** Rich text in the site's typography. Renders nothing if it has no words. */
export function RichText({ html, under, className, ...mark }: RichTextProps) {
  if (!hasWords(html)) return null;
  const classes = ['prose', styles.text, className].filter(Boolean).join(' ');
  const inner = { __html: publicHtml(html, under) };
  return <div className={classes} {...mark} dangerouslySetInnerHTML={inner} />;
}

function publicHtml(html: string, under: number) {
  return withHeadingsBelow(html, under)
    .replaceAll(/(?<=<a href=")[^"]*/g, (address) => linkInText(address))
    .replaceAll(/<a (?=href="https?:)/g, '<a rel="noopener" ');
}

/** The page has its own `h1`, so h1 to h3 move down below the given level. */
function withHeadingsBelow(html: string, level: number) {
  return html.replace(
    /<(\/?)h([1-3])>/g,
    (_tag, slash: string, digit: string) => `<${slash}h${Number(digit) + level}>`,
  );
}

function hasWords(html: string) {
  return html.replace(/<[^>]*>/g, '').trim() !== '';
}
