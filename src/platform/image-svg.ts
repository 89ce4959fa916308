import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  const isLinkAway = /^(xlink:)?href$/i.test(name) && !value.startsWith('#');
  if (isLinkAway || hides(value) || reachesOut(value)) attribute.keepAttr = false;
  else if (name === 'style') attribute.attrValue = safeStyles(value);
});
purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
  if (tagName === 'style') element.textContent = safeStyles(element.textContent ?? '');
});

/** Escapes and comments, in which a name can be written so that it is not found. */
function hides(styles: string) {
  return /\\|\/\*/.test(styles);
}

/** Names something outside of the drawing. */
function reachesOut(styles: string) {
  return /url\((?!\s*["']?#)|\b(?:image-set|src)\(/i.test(styles);
}

/** Filters cost whoever looks at the drawing seconds of work. */
function safeStyles(styles: string) {
  if (hides(styles) || reachesOut(styles) || styles.includes('@')) return '';
  return styles.replaceAll(/[\w-]*filter\s*:[^;}]*/gi, '');
}

/** A drawing without scripts, links, outside references and filters. Undefined when there is no drawing in it. */
export function cleanSvg(source: string) {
  const fragment = purifier.sanitize(source, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ['a', 'filter'],
    FORBID_ATTR: ['filter'],
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = fragment.querySelector('svg');
  if (!svg || svg.childElementCount === 0) return undefined;
  return new window.XMLSerializer().serializeToString(svg);
}
