/**
 * Makes one part of a page equal to another by changing only the differences. Unchanged elements keep their scroll
 * position, loaded images and films, and do not animate again.
 */
export function morph(current: Element, next: Element) {
  morphAttributes(current, next);
  const document = current.ownerDocument;
  const old = [...current.childNodes];
  for (const [index, node] of [...next.childNodes].entries()) {
    const oldChild = old[index];
    if (!oldChild) current.append(document.importNode(node, true));
    else if (isAlike(oldChild, node)) morphNode(oldChild, node);
    else oldChild.replaceWith(document.importNode(node, true));
  }
  for (const node of old.slice(next.childNodes.length)) node.remove();
}

function isAlike(first: Node, second: Node) {
  return (
    first.nodeType === second.nodeType &&
    first.nodeName === second.nodeName &&
    videosIn(first) === videosIn(second)
  );
}

/** A playing film ignores changes of its sources, so another film needs a new element. */
function videosIn(node: Node) {
  if (node.nodeName !== 'VIDEO') return '';
  return [...(node as Element).querySelectorAll('source')].map(({ src }) => src).join(' ');
}

function morphNode(current: ChildNode, next: ChildNode) {
  if (current.isEqualNode(next)) return;
  if (current.nodeType === 1) morph(current as Element, next as Element);
  else current.nodeValue = next.nodeValue;
}

function morphAttributes(current: Element, next: Element) {
  for (const { name, value } of next.attributes) {
    if (current.getAttribute(name) !== value) current.setAttribute(name, value);
  }
  for (const name of current.getAttributeNames()) {
    if (!next.hasAttribute(name)) current.removeAttribute(name);
  }
}
