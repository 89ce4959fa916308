import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { richTextTags } from '../../lib/html/rich-text-tags.ts';
import styles from './RichText.module.css';

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
  const children = renderChildren(node);
  if (node.localName === 'a') return <u key={key}>{children}</u>;
  return createElement(
    allowedTags.has(node.localName) ? node.localName : Fragment,
    { key },
    children,
  );
}
