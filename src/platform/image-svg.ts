import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('');
const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  if (/^(xlink:)?href$/i.test(attribute.attrName) && !attribute.attrValue.startsWith('#')) {
    attribute.keepAttr = false;
  }
});

/** A drawing without scripts, links, outside references and filters. Undefined when there is no drawing in it. */
export function cleanSvg(source: string) {
  const fragment = purifier.sanitize(source, {
    USE_PROFILES: { svg: true },
    FORBID_TAGS: ['a'],
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const svg = fragment.querySelector('svg');
  if (!svg || svg.childElementCount === 0) return undefined;
  return new window.XMLSerializer().serializeToString(svg);
}
