import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailStyles } from './email-styles.tsx';

/** Sanitised rich text with the styles of emails. `whole` makes the addresses of its links. Images are left out. */
export function emailBody(html: string, whole: (address: string) => string) {
  const { paragraph, subheading, list, item, quote } = emailStyles();
  const [p, h2, ul, ol, li, blockquote, a] = [
    start(<p className="ink" style={paragraph} />),
    // oxlint-disable-next-line jsx-a11y/heading-has-content -- As below.
    start(<h2 className="ink" style={subheading} />),
    start(<ul className="ink" style={list} />),
    start(<ol className="ink" style={list} />),
    start(<li style={item} />),
    start(<blockquote className="ink horizon" style={quote} />),
    // oxlint-disable-next-line jsx-a11y/anchor-has-content, jsx-a11y/anchor-is-valid -- It is only the start of a tag.
    start(<a className="ink" style={{ color: paragraph.color }} />),
  ];
  const tags: Record<string, string> = { p, ul, ol, li, blockquote, h1: h2, h2, h3: h2 };
  return html
    .replaceAll(/<figure>.*?<\/figure>/gs, '')
    .replaceAll(/<li><p>(.*?)<\/p>/gs, '<li>$1')
    .replaceAll(/<(p|h[1-3]|ul|ol|li|blockquote)>/g, (_tag, name: string) => tags[name] ?? '')
    .replaceAll(/<\/h[13]>/g, '</h2>')
    .replaceAll(/<ol (start="\d+")>/g, (_tag, from: string) => ol.replace('<ol', `<ol ${from}`))
    .replaceAll(
      /<a href="([^"]*)">/g,
      (_tag, href: string) => `<a href="${whole(href)}"${a.slice(2)}`,
    );
}

function start(element: ReactElement) {
  return renderToStaticMarkup(element).replace(/<\/\w+>$/, '');
}
