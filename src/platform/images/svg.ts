import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { xmlText } from '../../lib/html/xml.ts';
import { MediaRefused } from './process.ts';
import { maxDepth, refuseCostly, type SvgNode } from './svg-cost.ts';
import { attributes, elements, properties, shapes, texts } from './svg-names.ts';
import { maxOutlineLength, isMeasure } from './svg-lines.ts';
import {
  parseDeclarations,
  isHarmless,
  parseRules,
  formatDeclarations,
  type StyleRule,
} from './svg-styles.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const maxElements = 10_000;
const maxAttributes = 200;
const maxClasses = 30;
const maxTextLength = 2e6;
const maxEntityLength = 1_000;

/** Removes scripts, links, external references and filters. Throws if a browser would be slow to render the drawing. */
export function cleanSvg(source: string) {
  const parser = new SaxesParser({ xmlns: true, additionalNamespaces: { xlink: xlinkNamespace } });
  const parts: string[] = [];
  const nodes: SvgNode[] = [];
  const open: SvgNode[] = [];
  const rules: StyleRule[] = [];
  let sheet: string | undefined;
  let skippedDepth = 0;
  let textLength = 0;
  let attributesOfTag = 0;

  parser.on('error', () => {
    throw new MediaRefused('damaged');
  });
  parser.on('doctype', (doctype) => Object.assign(parser.ENTITIES, parseEntities(doctype)));
  parser.on('opentagstart', () => (attributesOfTag = 0));
  parser.on('attribute', ({ value }) => {
    addLength(value.length);
    if (++attributesOfTag > maxAttributes) throw new MediaRefused('too large');
  });
  parser.on('opentag', (tag) => {
    const name = outputName(tag);
    if (nodes.length === 0 && name !== 'svg') throw new MediaRefused('damaged');
    if (nodes.length === maxElements || open.length + skippedDepth > maxDepth) {
      throw new MediaRefused('too large');
    }
    if (skippedDepth > 0 || name === undefined || sheet !== undefined) {
      skippedDepth++;
      return;
    }
    const { node, text } = cleanTag(tag, name);
    parts.push(nodes.length === 0 ? text.replace('<svg', `<svg xmlns="${svgNamespace}"`) : text);
    open.at(-1)?.children.push(node);
    nodes.push(node);
    open.push(node);
    if (name === 'style') sheet = '';
  });
  for (const kind of ['text', 'cdata'] as const) {
    parser.on(kind, (text) => {
      addLength(text.length);
      if (skippedDepth > 0 || open.length === 0) return;
      if (sheet === undefined) parts.push(xmlText(text));
      else sheet += text;
    });
  }
  parser.on('closetag', ({ isSelfClosing }) => {
    if (skippedDepth > 0) {
      skippedDepth--;
      return;
    }
    const { name = '' } = open.pop() ?? {};
    if (sheet !== undefined) {
      const sheetRules = parseRules(sheet);
      for (const rule of sheetRules) rules.push(rule);
      parts.push(xmlText(sheetRules.map(sheetText).join('')));
      sheet = undefined;
    }
    if (!isSelfClosing) parts.push(`</${name}>`);
  });
  parser.write(source).close();

  const [root] = nodes;
  if (!root || !nodes.some(({ name }) => shapes.has(name))) throw new MediaRefused('damaged');
  refuseCostly(root, nodes, rules);
  return parts.join('');

  function addLength(length: number) {
    textLength += length;
    if (textLength > maxTextLength) throw new MediaRefused('too large');
  }
}

/** The name of the element in the output; links become groups. Undefined for elements to remove. */
function outputName({ uri, local, attributes: tagAttributes }: SaxesTagNS) {
  if (uri !== svgNamespace && uri !== '') return undefined;
  if (local === 'a') return 'g';
  if (local === 'use' && !Object.values(tagAttributes).some(isReference)) return undefined;
  return elements.has(local) ? local : undefined;
}

function cleanTag(tag: SaxesTagNS, name: string) {
  const node: SvgNode = {
    name,
    id: undefined,
    classes: [],
    length: 0,
    points: name === 'line' ? 2 : 0,
    extent: texts.has(name) ? Infinity : 0,
    declarations: [],
    shows: undefined,
    children: [],
  };
  const attributeValues = new Map<string, string>();
  for (const attribute of Object.values(tag.attributes)) {
    const { local, prefix, uri } = attribute;
    const value = attribute.value.trim();
    if (isReference(attribute) && linking.has(name)) {
      attributeValues.set('href', value);
      node.shows = value.slice(1);
    } else if (prefix === 'xml' && local === 'space') attributeValues.set('xml:space', value);
    else if (uri !== '') continue;
    else if (local === 'style') {
      const declarations = parseDeclarations(value).filter(({ property }) => fits(property));
      node.declarations.push(...declarations);
      if (declarations.length > 0) attributeValues.set('style', formatDeclarations(declarations));
    } else if (attributes.has(local) && fits(local)) {
      if (properties.has(local)) {
        if (!isHarmless(value)) continue;
        node.declarations.push({ property: local, value });
      }
      if (local === 'id') node.id = value;
      if (local === 'd' || local === 'points') node.points = value.length;
      if (shapes.has(name) && isMeasure(local)) node.extent += maxOutlineLength(local, value);
      if (local === 'class') node.classes = value.split(/\s+/, maxClasses);
      attributeValues.set(local, local === 'class' ? node.classes.join(' ') : value);
    }
  }
  const text = `<${name}${[...attributeValues].map(([key, value]) => ` ${key}="${xmlText(value)}"`).join('')}${tag.isSelfClosing ? '/>' : '>'}`;
  node.length = text.length;
  return { node, text };

  function fits(property: string) {
    return property !== 'stroke-dasharray' || !texts.has(name);
  }
}

const linking = new Set(['use', 'textPath', 'linearGradient', 'radialGradient', 'pattern']);

function isReference({ local, uri, value }: SaxesAttributeNS) {
  return (
    local === 'href' && (uri === '' || uri === xlinkNamespace) && /^#[^%\s]+$/.test(value.trim())
  );
}

/** Internal entities, such as the namespaces of Illustrator. Those that contain markup or are too long become empty. */
function parseEntities(doctype: string) {
  const declarations = doctype.matchAll(/<!ENTITY\s+([\w.-]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g);
  return Object.fromEntries(
    [...declarations].map(([, name = '', double, single]) => {
      const text = double ?? single ?? '';
      return [name, text.length > maxEntityLength || /[&<%]/.test(text) ? '' : text];
    }),
  );
}

function sheetText({ selectors, declarations }: StyleRule) {
  return `${selectors}{${formatDeclarations(declarations)}}`;
}
