import { SaxesParser } from 'saxes';

/** An element, by its name without a prefix, with its elements and texts in their order. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  children: (XmlElement | string)[];
};

const maxDepth = 100;

/** The root of a document. Undefined if it is no complete XML. */
export function readXml(text: string): XmlElement | undefined {
  const parser = new SaxesParser({ xmlns: true });
  const document: XmlElement = { name: '', attributes: {}, children: [] };
  const open = [document];
  parser.on('error', (cause) => {
    throw cause;
  });
  parser.on('opentag', ({ local, attributes }) => {
    if (open.length > maxDepth) throw new Error('Nested too deeply');
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value]);
    const element = { name: local, attributes: Object.fromEntries(values), children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  for (const kind of ['text', 'cdata'] as const)
    parser.on(kind, (part) => open.at(-1)?.children.push(part));
  try {
    parser.write(text.trimStart()).close();
  } catch {
    return undefined;
  }
  return childrenOf(document)[0];
}

/** The elements within an element, without its texts. */
export function childrenOf({ children }: XmlElement): XmlElement[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The elements of a name at any depth. */
export function findElements(element: XmlElement, name: string): XmlElement[] {
  return childrenOf(element).flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...findElements(child, name),
  ]);
}

export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('');
}
