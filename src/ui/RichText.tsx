import { renderToStaticMarkup } from 'react-dom/server';
import { withFigures } from '../lib/html/figures.ts';
import { hasContent, hasWords, withQuoteSources, type TextMedia } from '../lib/html/rich-text.ts';
import { linkInText } from '../lib/web/local-path.ts';
import { TextFigure } from './media/TextFigure.tsx';
import styles from './RichText.module.css';

type RichTextProps = {
  /** Must be sanitised: this happens on save. */
  html: string;
  /** The level of the section heading. Headings in the text start one level below. */
  under: 1 | 2;
  /** Its images and videos. Without them it shows its words only. */
  media?: TextMedia;
  className?: string;
  'data-filled-by'?: string;
};

/** Rich text in the site's typography. Renders nothing if it has no words and shows nothing. */
export function RichText({ html, under, media, className, ...mark }: RichTextProps) {
  if (!(media ? hasContent : hasWords)(html)) return null;
  const classes = ['prose', styles.text, className].filter(Boolean).join(' ');
  const inner = { __html: publicHtml(html, under, media) };
  return <div className={classes} {...mark} dangerouslySetInnerHTML={inner} />;
}

function publicHtml(html: string, under: number, media?: TextMedia) {
  const text = withQuoteSources(withHeadingsBelow(html, under))
    .replaceAll(/(?<=<a href=")[^"]*/g, (address) => linkInText(address))
    .replaceAll(/<a (?=href="https?:)/g, '<a rel="noopener" ');
  return withFigures(text, (src, caption) => {
    const medium = media?.get(src);
    return medium ? renderToStaticMarkup(<TextFigure {...{ medium, caption }} />) : '';
  });
}

/** The page has its own `h1`, so h1 to h3 move down below the given level. */
function withHeadingsBelow(html: string, level: number) {
  return html.replace(
    /<(\/?)h([1-3])>/g,
    (_tag, slash: string, digit: string) => `<${slash}h${Number(digit) + level}>`,
  );
}
