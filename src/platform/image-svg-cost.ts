import { shapes } from './image-svg-names.ts';
import { dashOf, widestOf } from './image-svg-lines.ts';
import { referencesOf, textOf, type Declaration, type Rule } from './image-svg-styles.ts';
import { MediaRefused } from './image-process.ts';

/** An element with what matters to the time that showing it takes. */
export type SvgNode = {
  name: string;
  id: string | undefined;
  classes: string[];
  /** How long it is as text, without what is in it. */
  length: number;
  /** How long its line is as text: it has no more points. */
  points: number;
  /** How long its line is at most as drawn, in its own units: endless if only a browser can tell. */
  extent: number;
  declarations: Declaration[];
  /** The id that a `href` names. */
  shows: string | undefined;
  children: SvgNode[];
};

/** What a drawing would be, had it to be written without references. */
type Cost = {
  length: number;
  shapes: number;
  points: number;
  /** How often lines meet themselves, at most. */
  crossings: number;
  extent: number;
  /** How wide a line is drawn at most, in the same units. */
  widest: number;
  depth: number;
};

export const deepest = 100;
const longest = 4e6;
/** What is drawn costs as much as this much text; most of all what takes a canvas of its own. */
const worth = {
  shape: 100,
  filledCrossing: 1 / 20_000,
  strokedCrossing: 1 / 300,
  dash: 16,
  wideDash: 1.6,
  rule: 1 / 4,
  /** A selector that looks at ancestors, too. */
  ancestors: 20,
  layer: 2_000,
  pattern: 25_000,
  mask: 6_000,
};

const layered = new Set(['clip-path', 'opacity', 'mix-blend-mode', 'isolation']);
const noCost = /^(?:1(?:\.0*)?|100%|none|normal|auto)$/;
const undashed = /^(?:none|inherit|initial|unset)$/;
const maxStyles = 1e6;

/** Refuses a drawing that shows its parts, or parts in parts, so often that a browser would freeze. */
export function refuseCostly(root: SvgNode, nodes: readonly SvgNode[], rules: readonly Rule[]) {
  const named = new Map<string, SvgNode>();
  for (const node of nodes)
    if (node.id !== undefined && !named.has(node.id)) named.set(node.id, node);
  const { styles, weights } = sheetOf(rules);
  const widest = widestOf([...nodes, ...rules].flatMap(({ declarations }) => declarations));
  const known = new Map<SvgNode, Cost>();
  let looked = 0;
  costOf(root, 0);

  function costOf(node: SvgNode, level: number): Cost {
    const found = known.get(node);
    if (level + (found?.depth ?? 0) > deepest) throw new MediaRefused('too large');
    if (found) return found;
    const drawn = shapes.has(node.name) ? 1 : 0;
    const crossings = node.points ** 2;
    const keys = keysOf(node);
    const compared = keys.reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
    const cost: Cost = {
      length:
        node.length +
        crossings * worth.filledCrossing +
        drawn * worth.shape +
        compared * worth.rule,
      shapes: drawn,
      points: node.points,
      crossings,
      extent: node.extent,
      widest,
      depth: 0,
    };
    const shown = node.shows === undefined ? undefined : named.get(node.shows);
    for (const child of shown ? [...node.children, shown] : node.children) {
      const inside = costOf(child, level + 1);
      cost.shapes += inside.shapes;
      cost.points += inside.points;
      cost.crossings += inside.crossings;
      cost.extent += inside.extent;
      add(inside, 1);
    }
    const declarations = [...node.declarations, ...keys.flatMap((key) => styles.get(key) ?? [])];
    if (cost.extent > 0 && declarations.some(isUnscaled)) cost.extent = Infinity;
    for (const declaration of declarations) {
      if (++looked > maxStyles) throw new MediaRefused('too large');
      const { property, value } = declaration;
      cost.length += ownCost(declaration, cost);
      for (const id of referencesOf(value)) {
        const target = named.get(id);
        if (!target) continue;
        const times = timesOf(property, cost);
        add(costOf(target, level + 1), times);
        if (target.name === 'mask') cost.length += worth.mask;
        if (target.name === 'pattern') cost.length += worth.pattern * times;
      }
    }
    if (!(cost.length <= longest)) throw new MediaRefused('too large');
    known.set(node, cost);
    return cost;

    function add(inside: Cost, times: number) {
      cost.length += inside.length * times;
      cost.depth = Math.max(cost.depth, inside.depth + 1);
    }
  }
}

function keysOf({ name, id, classes }: SvgNode) {
  return [...new Set(['*', name, `#${id}`, ...classes.map((one) => `.${one}`)])];
}

/** Paint and markers are handed down: all that is inside may be drawn with them. */
function timesOf(property: string, { shapes: drawn, points }: Cost) {
  if (property === 'fill' || property === 'stroke') return Math.max(drawn, 1);
  return property.startsWith('marker') ? Math.max(points, 1) : 1;
}

/** What a style costs by itself, without what it refers to. */
function ownCost(
  { property, value }: Declaration,
  { crossings, extent, widest }: Pick<Cost, 'crossings' | 'extent' | 'widest'>,
) {
  if (property === 'stroke-dasharray') {
    if (extent === 0 || undashed.test(value)) return 0;
    const dash = dashOf(value);
    return (extent / dash) * Math.max(worth.dash, (widest / dash) * worth.wideDash);
  }
  if (noCost.test(value)) return 0;
  if (property === 'stroke') return crossings * worth.strokedCrossing;
  if ((property === 'mask' || property === 'clip-path') && /inherit/i.test(value)) return Infinity;
  return layered.has(property) ? worth.layer : 0;
}

function isCostly(one: Declaration) {
  return (
    ownCost(one, { crossings: 1, extent: 1, widest: 1 }) > 0 ||
    referencesOf(one.value).length > 0 ||
    isUnscaled(one)
  );
}

/** Its line is as long as it is on the screen, whatever its own units are. */
function isUnscaled({ property, value }: Declaration) {
  return property === 'vector-effect' && !noCost.test(value);
}

/** By key the declarations that bear on the cost, and how long the rules are that an element is compared with. */
function sheetOf(rules: readonly Rule[]) {
  const styles = new Map<string, Declaration[]>();
  const weights = new Map<string, number>();
  for (const { each, declarations } of rules) {
    const body = textOf(declarations).length;
    for (const { keys, text } of each) {
      const weight = body + text.length * (/[\s>]/.test(text) ? worth.ancestors : 1);
      for (const key of keys) weights.set(key, (weights.get(key) ?? 0) + weight);
    }
    const costly = declarations.filter(isCostly);
    const keys = costly.length > 0 ? each.flatMap((selector) => selector.keys) : [];
    for (const key of new Set(keys)) {
      const all = styles.get(key) ?? [];
      all.push(...costly);
      styles.set(key, all);
    }
  }
  return { styles, weights };
}
