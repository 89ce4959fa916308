import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { richTextTags } from '../../lib/rich-text-tags.ts';
import styles from './RichText.module.css';

const shownTags = new Set([...richTextTags, 'del', 'ins', 'mark']);
const hiddenTags = new Set(['script', 'style', 'template', 'iframe', 'svg', 'math']);

/** Shows rich text from an untrusted source: its structure alone, with nothing active. */
export function ShownRichText({ html }: { html: string }) {
  const content = useMemo(() => childrenOf(bodyOf(html)), [html]);
  return <div className={styles.text}>{content}</div>;
}

function bodyOf(html: string) {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

function childrenOf(element: Element): ReactNode[] {
  return [...element.childNodes].map(shown);
}

function shown(node: Node, key: number): ReactNode {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || hiddenTags.has(node.localName)) return null;
  if (node.localName === 'br') return <br key={key} />;
  const children = childrenOf(node);
  if (node.localName === 'a') return <u key={key}>{children}</u>;
  return createElement(
    shownTags.has(node.localName) ? node.localName : Fragment,
    { key },
    children,
  );
}
