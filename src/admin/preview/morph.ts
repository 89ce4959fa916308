/**
 * Makes one part of a page equal to another, changing only what differs. What stays keeps its scroll position,
 * loaded images and films, and is not animated again.
 */
export function morph(shown: Element, next: Element) {
  morphAttributes(shown, next);
  const document = shown.ownerDocument;
  const old = [...shown.childNodes];
  for (const [index, node] of [...next.childNodes].entries()) {
    const present = old[index];
    if (!present) shown.append(document.importNode(node, true));
    else if (isAlike(present, node)) morphNode(present, node);
    else present.replaceWith(document.importNode(node, true));
  }
  for (const node of old.slice(next.childNodes.length)) node.remove();
}

function isAlike(one: Node, other: Node) {
  return (
    one.nodeType === other.nodeType &&
    one.nodeName === other.nodeName &&
    filmsOf(one) === filmsOf(other)
  );
}

/** A playing film ignores changes of its sources, so another film needs another element. */
function filmsOf(node: Node) {
  if (node.nodeName !== 'VIDEO') return '';
  return [...(node as Element).querySelectorAll('source')].map(({ src }) => src).join(' ');
}

function morphNode(shown: ChildNode, next: ChildNode) {
  if (shown.isEqualNode(next)) return;
  if (shown.nodeType === 1) morph(shown as Element, next as Element);
  else shown.nodeValue = next.nodeValue;
}

function morphAttributes(shown: Element, next: Element) {
  for (const { name, value } of next.attributes) {
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value);
  }
  for (const name of shown.getAttributeNames()) {
    if (!next.hasAttribute(name)) shown.removeAttribute(name);
  }
}
