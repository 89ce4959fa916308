import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { textMedium } from '../../lib/html/rich-text.ts';
import { richTextTags } from '../../lib/html/rich-text-tags.ts';
import styles from './RichText.module.css';
import { shownMedium } from './shown-medium.ts';

const allowedTags = new Set([...richTextTags, 'del', 'ins', 'mark']);
const hiddenTags = new Set(['script', 'style', 'template', 'iframe', 'svg', 'math']);

/** Renders rich text from an untrusted source: only its structure, without active content. */
export function RenderedRichText({ html }: { html: string }) {
  const content = useMemo(() => renderChildren(parseBody(html)), [html]);
  return <div className={styles.text}>{content}</div>;
}

function parseBody(html: string) {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function renderChildren(element: Element): ReactNode[] {
  return [...element.childNodes].map(render);
}

function render(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || hiddenTags.has(node.localName)) return null;
  if (node.localName === 'br') return <br key={key} />;
  if (node.localName === 'img' || node.localName === 'video') {
    const src = textMedium(node.localName, node.getAttribute('src') ?? undefined);
    if (src === undefined) return null;
    const { tag, attributes, text } = shownMedium(src);
    return createElement(tag, { key, ...attributes }, text);
  }
  const children = renderChildren(node);
  if (node.localName === 'a') return <u key={key}>{children}</u>;
  return createElement(
    allowedTags.has(node.localName) ? node.localName : Fragment,
    { key },
    children,
  );
}
