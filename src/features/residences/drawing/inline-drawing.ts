/** A drawing that may stand in a page: only shapes and texts, which refer to nothing and have no names. */
export type InlineDrawing = {
  viewBox: string;
  content: string;
  /** In each place, the units of the drawing on a pixel. */
  units: Record<string, string>;
};

const longest = 64_000;
/** Where a drawing fills a phone, or its place beside the tower, letters that are too small are marked with the place, or without one if in both. */
const places = { phone: [366, Infinity], panel: [349, 308] } as const;
const smallest = 8;
/** The largest letters, which name the rooms, are marked to grow to this size instead. */
const smallestOfNames = 11;
const shareOfLargest = 0.9;
const token =
  /<(\/?)([a-z]+)((?:\s[\w:-]+="[^"<>]*")*)\s?(\/?)>|((?:[^<>&]|&(?:amp|lt|gt|quot);)+)/y;
const attributes = /\s([\w:-]+)="([^"]*)"/g;
const fontSize = /\bfont-size(?:="|:)\s*([\d.]+)/g;

const shapes = new Set('g path rect circle ellipse line polyline polygon text tspan'.split(' '));
/** They describe the file, and the page describes the drawing. */
const silent = new Set(['title', 'desc']);
const allowed = new Set(
  `d x y x1 y1 x2 y2 cx cy r rx ry dx dy rotate points width height transform textLength lengthAdjust
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit opacity paint-order vector-effect shape-rendering display visibility font-size
  font-weight font-style letter-spacing word-spacing text-anchor dominant-baseline baseline-shift`.split(
    /\s+/,
  ),
);
/** The page has a face, a language and a description of its own. */
const dropped =
  /^(?:xmlns|id|role|lang|version|type|overflow|font-family|preserveAspectRatio|xml:\w+)$/;
const functions = /\b(?:rgba?|hsla?|matrix|translate|rotate|scale|skew[XY])\([-\d\s.,%e+]*\)/gi;
const plainValue = /^[-\w\s.,#%+]*$/;

class Unsupported extends Error {}

/** The drawing rewritten from what is known to be harmless in a page. Undefined if it has, or looks like, anything else. */
export function inlineDrawing(svg: string): InlineDrawing | undefined {
  try {
    return svg.length > longest ? undefined : rewrite(svg.trim());
  } catch (cause) {
    if (cause instanceof Unsupported) return undefined;
    throw cause;
  }
}

function rewrite(svg: string): InlineDrawing {
  const open: string[] = [];
  let viewBox: string | undefined;
  let scales: [string, number][] = [];
  let content = '';
  const sizes = Array.from(svg.matchAll(fontSize), ([, size]) => Number(size));
  const leastOfNames = Math.max(0, ...sizes) * shareOfLargest;
  for (let at = 0; at < svg.length; at = token.lastIndex) {
    token.lastIndex = at;
    const [, closing, name, written = '', selfClosing, text] = token.exec(svg) ?? [];
    const isSilent = open.some((one) => silent.has(one));
    if (text !== undefined) {
      const isBetween = text.trim() === '';
      if (!isSilent && (!isBetween || open.includes('text'))) content += isBetween ? ' ' : text;
    } else if (name === undefined) throw new Unsupported();
    else if (closing) {
      if (open.pop() !== name) throw new Unsupported();
      if (!isSilent) content += name === 'svg' ? '</g>' : `</${name}>`;
    } else if (open.length === 0) {
      if (name !== 'svg' || selfClosing || viewBox !== undefined) throw new Unsupported();
      const { width, height, ...root } = readAttributes(written);
      viewBox = /\sviewBox="([-\d\s.,]+)"/.exec(written)?.[1] ?? `0 0 ${width} ${height}`;
      const [, , wide = 1, high = 1] = viewBox
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      scales = Object.entries(places).map(([place, [across, down]]) => [
        place,
        Math.min(across / wide, down / high),
      ]);
      content += `<g${formatted(root)}>`;
      open.push(name);
    } else {
      if (!shapes.has(name) && !silent.has(name)) throw new Unsupported();
      if (!isSilent && !silent.has(name)) {
        const values = readAttributes(written);
        const size = Number(values['font-size']);
        const [mark, least] =
          size >= leastOfNames ? ['grown', smallestOfNames] : ['fine', smallest];
        const small = scales.flatMap(([place, scale]) => (size * scale < least ? place : []));
        const marked =
          small.length > 0 ? ` data-${mark}="${small.length === 1 ? small[0] : ''}"` : '';
        content += `<${name}${formatted(values)}${marked}${selfClosing ? '/' : ''}>`;
      }
      if (!selfClosing) open.push(name);
    }
  }
  if (open.length > 0 || viewBox === undefined || !/^[-\d\s.,]+$/.test(viewBox))
    throw new Unsupported();
  const units = scales.map(([place, scale]) => [`--${place}`, (1 / scale).toFixed(2)]);
  return { viewBox, content, units: Object.fromEntries(units) };
}

/** What a `style` declares is an attribute, too. */
function readAttributes(written: string) {
  const values: Record<string, string> = {};
  for (const [, name = '', value = ''] of written.matchAll(attributes)) {
    if (dropped.test(name) || name === 'viewBox') continue;
    if (name !== 'style') values[name] = value;
  }
  const [, style = ''] = /\sstyle="([^"]*)"/.exec(written) ?? [];
  for (const declaration of style.split(';').filter((one) => one.trim() !== '')) {
    const [name = '', value = ''] = declaration.split(':').map((one) => one.trim());
    if (!dropped.test(name)) values[name] = value;
  }
  return values;
}

function formatted(values: Record<string, string>) {
  return Object.entries(values)
    .map(([name, value]) => {
      if (!allowed.has(name) || !plainValue.test(value.replaceAll(functions, '')))
        throw new Unsupported();
      return ` ${name}="${value}"`;
    })
    .join('');
}
