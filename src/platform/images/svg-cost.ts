import { shapes } from './svg-names.ts';
import { dashLength, maxStrokeWidth } from './svg-lines.ts';
import {
  findReferences,
  formatDeclarations,
  type Declaration,
  type StyleRule,
} from './svg-styles.ts';
import { MediaRefused } from './process.ts';

/** An element with the properties that affect its rendering time. */
export type SvgNode = {
  name: string;
  id: string | undefined;
  classes: string[];
  /** The length of its tag as text, without children. */
  length: number;
  /** The length of its path data as text, an upper bound for its number of points. */
  points: number;
  /** An upper bound for the length of its outline in its own units. Infinity if only a browser can tell. */
  extent: number;
  declarations: Declaration[];
  /** The id that its `href` refers to. */
  shows: string | undefined;
  children: SvgNode[];
};

/** The cost of a drawing if every reference were expanded. */
type Cost = {
  length: number;
  shapes: number;
  points: number;
  /** The highest possible number of self-intersections. */
  crossings: number;
  extent: number;
  /** The largest stroke width, in the same units. */
  widest: number;
  depth: number;
};

export const maxDepth = 100;
const maxCost = 4e6;
/** Costs in characters of text. Effects that need their own canvas cost the most. */
const unitCosts = {
  shape: 100,
  filledCrossing: 1 / 20_000,
  strokedCrossing: 1 / 300,
  dash: 16,
  wideDash: 1.6,
  rule: 1 / 4,
  /** The factor for selectors that match ancestors. */
  ancestors: 20,
  layer: 2_000,
  pattern: 25_000,
  mask: 6_000,
};

const layerProperties = new Set(['clip-path', 'opacity', 'mix-blend-mode', 'isolation']);
const noCost = /^(?:1(?:\.0*)?|100%|none|normal|auto)$/;
const noDashes = /^(?:none|inherit|initial|unset)$/;
const maxStyles = 1e6;

/** Refuses a drawing whose references expand to so many elements that a browser would freeze. */
export function refuseCostly(
  root: SvgNode,
  nodes: readonly SvgNode[],
  rules: readonly StyleRule[],
) {
  const nodesById = new Map<string, SvgNode>();
  for (const node of nodes)
    if (node.id !== undefined && !nodesById.has(node.id)) nodesById.set(node.id, node);
  const { styles, weights } = indexRules(rules);
  const widest = maxStrokeWidth([...nodes, ...rules].flatMap(({ declarations }) => declarations));
  const costs = new Map<SvgNode, Cost>();
  let styleCount = 0;
  measureCost(root, 0);

  function measureCost(node: SvgNode, level: number): Cost {
    const cached = costs.get(node);
    if (level + (cached?.depth ?? 0) > maxDepth) throw new MediaRefused('too large');
    if (cached) return cached;
    const shapeCount = shapes.has(node.name) ? 1 : 0;
    const crossings = node.points ** 2;
    const keys = nodeKeys(node);
    const ruleWeight = keys.reduce((sum, key) => sum + (weights.get(key) ?? 0), 0);
    const cost: Cost = {
      length:
        node.length +
        crossings * unitCosts.filledCrossing +
        shapeCount * unitCosts.shape +
        ruleWeight * unitCosts.rule,
      shapes: shapeCount,
      points: node.points,
      crossings,
      extent: node.extent,
      widest,
      depth: 0,
    };
    const referenced = node.shows === undefined ? undefined : nodesById.get(node.shows);
    for (const child of referenced ? [...node.children, referenced] : node.children) {
      const childCost = measureCost(child, level + 1);
      cost.shapes += childCost.shapes;
      cost.points += childCost.points;
      cost.crossings += childCost.crossings;
      cost.extent += childCost.extent;
      add(childCost, 1);
    }
    const declarations = [...node.declarations, ...keys.flatMap((key) => styles.get(key) ?? [])];
    if (cost.extent > 0 && declarations.some(isUnscaled)) cost.extent = Infinity;
    for (const declaration of declarations) {
      if (++styleCount > maxStyles) throw new MediaRefused('too large');
      const { property, value } = declaration;
      cost.length += ownCost(declaration, cost);
      for (const id of findReferences(value)) {
        const target = nodesById.get(id);
        if (!target) continue;
        const times = countPaints(property, cost);
        add(measureCost(target, level + 1), times);
        if (target.name === 'mask') cost.length += unitCosts.mask;
        if (target.name === 'pattern') cost.length += unitCosts.pattern * times;
      }
    }
    if (!(cost.length <= maxCost)) throw new MediaRefused('too large');
    costs.set(node, cost);
    return cost;

    function add(partCost: Cost, times: number) {
      cost.length += partCost.length * times;
      cost.depth = Math.max(cost.depth, partCost.depth + 1);
    }
  }
}

function nodeKeys({ name, id, classes }: SvgNode) {
  return [...new Set(['*', name, `#${id}`, ...classes.map((className) => `.${className}`)])];
}

/** Paint and markers are inherited: everything inside may be drawn with them. */
function countPaints(property: string, { shapes: shapeCount, points }: Cost) {
  if (property === 'fill' || property === 'stroke') return Math.max(shapeCount, 1);
  return property.startsWith('marker') ? Math.max(points, 1) : 1;
}

/** The cost of a declaration itself, without the elements it refers to. */
function ownCost(
  { property, value }: Declaration,
  { crossings, extent, widest }: Pick<Cost, 'crossings' | 'extent' | 'widest'>,
) {
  if (property === 'stroke-dasharray') {
    if (extent === 0 || noDashes.test(value)) return 0;
    const dash = dashLength(value);
    return (extent / dash) * Math.max(unitCosts.dash, (widest / dash) * unitCosts.wideDash);
  }
  if (noCost.test(value)) return 0;
  if (property === 'stroke') return crossings * unitCosts.strokedCrossing;
  if ((property === 'mask' || property === 'clip-path') && /inherit/i.test(value)) return Infinity;
  return layerProperties.has(property) ? unitCosts.layer : 0;
}

function isCostly(declaration: Declaration) {
  return (
    ownCost(declaration, { crossings: 1, extent: 1, widest: 1 }) > 0 ||
    findReferences(declaration.value).length > 0 ||
    isUnscaled(declaration)
  );
}

/** The outline keeps its size on the screen, whatever its units. */
function isUnscaled({ property, value }: Declaration) {
  return property === 'vector-effect' && !noCost.test(value);
}

/** By key: the declarations that affect the cost, and the total length of the rules an element is matched against. */
function indexRules(rules: readonly StyleRule[]) {
  const styles = new Map<string, Declaration[]>();
  const weights = new Map<string, number>();
  for (const { list, declarations } of rules) {
    const body = formatDeclarations(declarations).length;
    for (const { keys, text } of list) {
      const weight = body + text.length * (/[\s>]/.test(text) ? unitCosts.ancestors : 1);
      for (const key of keys) weights.set(key, (weights.get(key) ?? 0) + weight);
    }
    const costly = declarations.filter(isCostly);
    const keys = costly.length > 0 ? list.flatMap((selector) => selector.keys) : [];
    for (const key of new Set(keys)) {
      const collected = styles.get(key) ?? [];
      collected.push(...costly);
      styles.set(key, collected);
    }
  }
  return { styles, weights };
}
