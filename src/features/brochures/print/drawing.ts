import { SaxesParser, type SaxesTagPlain } from 'saxes';

/** a, b, c, d, e and f of SVG. */
type Matrix = readonly [number, number, number, number, number, number];

type Paint = {
  /** Null for none. */
  fill: string | null;
  stroke: string | null;
  fillOpacity: number;
  strokeOpacity: number;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  miterLimit: number;
  dashes: number[];
  isEvenOdd: boolean;
};

type TextStyle = {
  size: number;
  anchor: string;
  spacing: number;
  /** The outline lies behind the letters. */
  hasHalo: boolean;
};

export type DrawnPath = { kind: 'path'; d: string; matrix: Matrix; paint: Paint };
export type DrawnText = { kind: 'text'; text: string; x: number; y: number; matrix: Matrix } & {
  paint: Paint;
  style: TextStyle;
};

/** A drawing as shapes and texts that a PDF can hold. */
export type Drawing = {
  left: number;
  top: number;
  width: number;
  height: number;
  shapes: (DrawnPath | DrawnText)[];
  /** The size of its smallest text; undefined without text. */
  smallest: number | undefined;
};

type State = { paint: Paint; style: TextStyle; matrix: Matrix; isHidden: boolean };

const maxShapes = 6_000;

/** Drawings leave the ground of the page open, which is white on paper. */
const sitePaper = '#eff1ee';
const paper = '#ffffff';

/** Thrown inside for what a PDF would show differently. */
class Unsupported extends Error {}

/** Reads a cleaned SVG. Undefined if it uses more than shapes, texts and plain colours. */
export function readDrawing(svg: string): Drawing | undefined {
  try {
    return parse(svg);
  } catch {
    return undefined;
  }
}

function parse(svg: string): Drawing {
  const parser = new SaxesParser();
  const states: State[] = [];
  const shapes: Drawing['shapes'] = [];
  let box: number[] | undefined;
  let silent = 0;
  let run: { text: string; x: number; y: number; state: State } | undefined;

  parser.on('opentag', (tag) => {
    if (silent > 0 || silentElements.has(tag.name)) {
      silent++;
      return;
    }
    const parent = states.at(-1) ?? initial;
    const state = readState(tag, parent);
    if (tag.name === 'svg') {
      if (states.length > 0) throw new Unsupported();
      box = viewBox(tag);
    } else if (tag.name === 'text' || tag.name === 'tspan') {
      const { x, y } = tag.attributes;
      if (tag.name === 'tspan' && (run === undefined || x === undefined || y === undefined))
        throw new Unsupported();
      endRun();
      run = { text: '', x: number(x), y: number(y), state };
    } else if (tag.name !== 'g') {
      const d = toPath(tag);
      if (d === undefined) throw new Unsupported();
      if (!state.isHidden) add({ kind: 'path', d, matrix: state.matrix, paint: state.paint });
    }
    states.push(state);
  });
  parser.on('text', (text) => {
    if (silent === 0 && run) run.text += text;
  });
  parser.on('closetag', ({ name }) => {
    if (silent > 0) {
      silent--;
      return;
    }
    states.pop();
    if (name === 'tspan') endRun();
    if (name === 'text') {
      endRun();
      run = undefined;
    }
  });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(svg).close();
  const [left = 0, top = 0, width = 0, height = 0] = box ?? [];
  if (!(width > 0 && height > 0)) throw new Unsupported();
  const sizes = shapes.flatMap((shape) =>
    shape.kind === 'text' ? shape.style.size * scaleFactor(shape.matrix) : [],
  );
  const smallest = sizes.length === 0 ? undefined : sizes.reduce((a, b) => Math.min(a, b));
  return { left, top, width, height, shapes, smallest };

  function add(shape: DrawnPath | DrawnText) {
    if (shapes.length === maxShapes) throw new Unsupported();
    shapes.push(shape);
  }

  /** What follows an inner text without a place of its own would stand behind it. */
  function endRun() {
    if (!run) return;
    const { x, y, state } = run;
    const text = run.text.replaceAll(/\s+/g, ' ').trim();
    if (text !== '' && !state.isHidden)
      add({
        kind: 'text',
        text,
        x,
        y,
        matrix: state.matrix,
        paint: state.paint,
        style: state.style,
      });
    run = { ...run, text: '' };
  }
}

const silentElements = new Set(['title', 'desc']);

const initial: State = {
  paint: {
    fill: '#000000',
    stroke: null,
    fillOpacity: 1,
    strokeOpacity: 1,
    lineWidth: 1,
    lineCap: 'butt',
    lineJoin: 'miter',
    miterLimit: 4,
    dashes: [],
    isEvenOdd: false,
  },
  style: { size: 16, anchor: 'start', spacing: 0, hasHalo: false },
  matrix: [1, 0, 0, 1, 0, 0],
  isHidden: false,
};

function readState({ name, attributes }: SaxesTagPlain, parent: State): State {
  const state = { ...parent, paint: { ...parent.paint }, style: { ...parent.style } };
  for (const [property, value] of [...Object.entries(attributes), ...declarations(attributes)]) {
    const set = properties[property];
    if (set) set(state, value.trim(), name);
    else if (
      !harmless.has(property) &&
      !geometry.has(property) &&
      !/^(?:none|normal|auto)$/.test(value)
    )
      throw new Unsupported();
  }
  return state;
}

function declarations({ style = '' }: Record<string, string>) {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const [property = '', value] = declaration.split(':').map((part) => part.trim());
    return value === undefined ? [] : [[property, value]];
  });
}

const properties: Record<string, (state: State, value: string, element: string) => void> = {
  fill: ({ paint }, value) => (paint.fill = colour(value)),
  stroke: ({ paint }, value) => (paint.stroke = colour(value)),
  'fill-opacity': ({ paint }, value) => (paint.fillOpacity = share(value)),
  'stroke-opacity': ({ paint }, value) => (paint.strokeOpacity = share(value)),
  opacity({ paint }, value, element) {
    const opacity = share(value);
    // Overlapping parts of a group would show through each other.
    if (opacity !== 1 && (element === 'g' || element === 'svg')) throw new Unsupported();
    paint.fillOpacity *= opacity;
    paint.strokeOpacity *= opacity;
  },
  'stroke-width': ({ paint }, value) => (paint.lineWidth = number(value)),
  'stroke-linecap': ({ paint }, value) =>
    (paint.lineCap = requireKnown(value, ['butt', 'round', 'square'])),
  'stroke-linejoin': ({ paint }, value) =>
    (paint.lineJoin = requireKnown(value, ['miter', 'round', 'bevel'])),
  'stroke-miterlimit': ({ paint }, value) => (paint.miterLimit = Math.max(1, number(value))),
  'stroke-dasharray'({ paint }, value) {
    const lengths = value === 'none' ? [] : numbers(value);
    if (lengths.some((length) => length < 0)) throw new Unsupported();
    paint.dashes = lengths.every((length) => length === 0) ? [] : lengths;
  },
  'fill-rule': ({ paint }, value) => (paint.isEvenOdd = value === 'evenodd'),
  'font-size': ({ style }, value) => (style.size = number(value)),
  'text-anchor': ({ style }, value) =>
    (style.anchor = requireKnown(value, ['start', 'middle', 'end'])),
  'letter-spacing': ({ style }, value) => (style.spacing = value === 'normal' ? 0 : number(value)),
  'paint-order': ({ style }, value) => (style.hasHalo = value.startsWith('stroke')),
  display: (state, value) => (state.isHidden ||= value === 'none'),
  visibility: (state, value) => (state.isHidden = value !== 'visible'),
  transform: (state, value) => (state.matrix = multiply(state.matrix, parseTransform(value))),
};

/** Attributes of shapes, which `toPath` reads. */
const geometry = new Set(
  'd x y x1 y1 x2 y2 cx cy r rx ry points width height viewBox style'.split(' '),
);

/** Neither changes what a PDF shows in our own face. */
const harmless = new Set(
  'xmlns id class role lang version type xml:space xml:lang preserveAspectRatio font-family font-weight font-style font-stretch font-variant shape-rendering text-rendering color color-interpolation stroke-dashoffset overflow isolation'.split(
    ' ',
  ),
);

function viewBox({ attributes }: SaxesTagPlain) {
  const [left, top, width, height] = numbers(attributes['viewBox'] ?? '');
  if (height !== undefined) return [left ?? 0, top ?? 0, width ?? 0, height];
  return [0, 0, number(attributes['width']), number(attributes['height'])];
}

/** Undefined for elements that are no shape. */
function toPath({ name, attributes }: SaxesTagPlain) {
  const value = (attribute: string) => number(attributes[attribute]);
  if (name === 'path') {
    const { d = '' } = attributes;
    if (!/^[\sMLHVCSQTAZ\d.,+\-e]*$/i.test(d)) throw new Unsupported();
    return d;
  }
  if (name === 'rect') {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map(value) as [
      number,
      number,
      number,
      number,
    ];
    const { rx = attributes['ry'], ry = attributes['rx'] } = attributes;
    return rectangle(
      x,
      y,
      width,
      height,
      Math.min(number(rx), width / 2),
      Math.min(number(ry), height / 2),
    );
  }
  if (name === 'circle') return ellipse(value('cx'), value('cy'), value('r'), value('r'));
  if (name === 'ellipse') return ellipse(value('cx'), value('cy'), value('rx'), value('ry'));
  if (name === 'line') return `M${value('x1')} ${value('y1')}L${value('x2')} ${value('y2')}`;
  if (name !== 'polyline' && name !== 'polygon') return undefined;
  const points = numbers(attributes['points'] ?? '');
  if (points.length < 4) return '';
  return `M${points.slice(0, points.length - (points.length % 2)).join(' ')}${name === 'polygon' ? 'Z' : ''}`;
}

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number) {
  if (width <= 0 || height <= 0) return '';
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [w, h] = [width - 2 * rx, height - 2 * ry];
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${w}${corner(rx, ry)}v${h}${corner(-rx, ry)}h${-w}${corner(-rx, -ry)}v${-h}${corner(rx, -ry)}Z`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number) {
  if (rx <= 0 || ry <= 0) return '';
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

const names: Record<string, string> = {
  black: '#000000',
  white: paper,
  currentcolor: '#000000',
};

function colour(value: string): string | null {
  const text = value.toLowerCase();
  if (text === 'none' || text === 'transparent') return null;
  const named = names[text] ?? text;
  const [, red, green, blue] = /^#([\da-f])([\da-f])([\da-f])$/.exec(named) ?? [];
  const hex = red === undefined ? named : `#${red}${red}${green}${green}${blue}${blue}`;
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Unsupported();
  return hex === sitePaper ? paper : hex;
}

function share(value: string) {
  return Math.min(1, Math.max(0, number(value)));
}

function requireKnown(value: string, known: string[]) {
  if (!known.includes(value)) throw new Unsupported();
  return value;
}

/** A number of user units; 0 if missing. */
function number(value: string | undefined) {
  if (value === undefined) return 0;
  const [, text] = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?:px)?\s*$/i.exec(value) ?? [];
  if (text === undefined) throw new Unsupported();
  return Number(text);
}

function numbers(value: string) {
  return value.split(/[\s,]+/).flatMap((text) => (text === '' ? [] : number(text)));
}

function parseTransform(value: string): Matrix {
  if (!/^(?:\s*,?\s*\w+\s*\([^)]*\))*\s*$/.test(value)) throw new Unsupported();
  return [...value.matchAll(/(\w+)\s*\(([^)]*)\)/g)].reduce<Matrix>((matrix, [, name, values]) => {
    const [a = 0, b, c = 0, d = 1, e = 0, f = 0] = numbers(values ?? '');
    return multiply(matrix, transformation(name ?? '', [a, b, c, d, e, f]));
  }, initial.matrix);
}

function transformation(
  name: string,
  [a, b, c, d, e, f]: [number, number | undefined, number, number, number, number],
): Matrix {
  if (name === 'matrix') return [a, b ?? 0, c, d, e, f];
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name !== 'rotate') throw new Unsupported();
  const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)];
  const [x, y] = [b ?? 0, c];
  return [cos, sin, -sin, cos, x - x * cos + y * sin, y - x * sin - y * cos];
}

function multiply(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

function scaleFactor([a, b, c, d]: Matrix) {
  return Math.sqrt(Math.abs(a * d - b * c));
}
