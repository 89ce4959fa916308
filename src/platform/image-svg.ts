import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  if (/^(xlink:)?href$/i.test(name) && !value.startsWith('#')) attribute.keepAttr = false;
  if (name === 'style') attribute.attrValue = withoutFilters(value);
});
purifier.addHook('uponSanitizeElement', (element, { tagName }) => {
  if (tagName === 'style') element.textContent = withoutFilters(element.textContent ?? '');
});

/** Filters cost whoever looks at the drawing seconds of work. */
function withoutFilters(styles: string) {
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
