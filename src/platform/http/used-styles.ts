import { hash } from 'node:crypto';

const styleElement = /(?<=<style(?:\s[^>]*)?>)[\s\S]*?(?=<\/style>)/g;
/** A class of a CSS module, as the build names it. */
const moduleClass = /\b[A-Z]+\d+\b/g;
const moduleKeyframes = /@keyframes ([A-Z]+\d+)\{(?:[^{}]*\{[^{}]*\})*\}/g;
const groupRule = /^@(?:media|supports|container|layer|starting-style)\b/;
const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{};]/g;

/**
 * A page without the styles of what it does not show, and the policy that allows it. The framework sends the styles of
 * all components a page might show; without them most pages fit into the first packets of a connection. A page keeps
 * them all if scripts add what it does not contain.
 */
export function withUsedStyles({ html, policy }: { html: string; policy: string }) {
  if (/<astro-island|\sdata-all-styles/.test(html)) return { html, policy };
  const used = new Set(html.replace(styleElement, '').match(moduleClass));
  let allowed = policy;
  const lean = html.replace(styleElement, (css) => {
    const usedCss = withoutUnusedKeyframes(usedRules(css, used));
    allowed = allowed.replace(hashSource(css), hashSource(usedCss));
    return usedCss;
  });
  return { html: lean, policy: allowed };
}

function hashSource(content: string) {
  return `'sha256-${hash('sha256', content, 'base64')}'`;
}

function usedRules(css: string, used: ReadonlySet<string>) {
  const groups = [{ opening: '', rules: '' }];
  let start = 0;
  let depth = 0;
  const take = (end: number, isUsed = true) => {
    const group = groups.at(-1);
    if (group && isUsed) group.rules += css.slice(start, end);
    start = end;
  };
  let isUsed = true;
  for (const { 0: mark, index } of css.matchAll(marks)) {
    const end = index + 1;
    if (depth > 0) {
      if (mark === '{') depth += 1;
      if (mark === '}') depth -= 1;
      if (depth === 0) take(end, isUsed);
    } else if (mark === '{') {
      const prelude = css.slice(start, index).trim();
      if (groupRule.test(prelude)) {
        groups.push({ opening: css.slice(start, end), rules: '' });
        start = end;
      } else {
        depth = 1;
        isUsed = prelude.startsWith('@') || matchesUsed(prelude, used);
      }
    } else if (mark === '}') {
      const group = groups.pop();
      const parent = groups.at(-1);
      if (group?.rules && parent) parent.rules += `${group.opening}${group.rules}}`;
      start = end;
    } else if (mark === ';') take(end);
  }
  return groups.map(({ rules }) => rules).join('') + css.slice(start);
}

/** What is in brackets may be an alternative or excluded, so its classes need not be there. */
function matchesUsed(selectors: string, used: ReadonlySet<string>) {
  let outer = selectors;
  while (/\([^()]*\)/.test(outer)) outer = outer.replace(/\([^()]*\)/g, '');
  return outer
    .split(',')
    .some((one) => [...one.matchAll(/\.([A-Z]+\d+)/g)].every(([, name = '']) => used.has(name)));
}

function withoutUnusedKeyframes(css: string) {
  const named = Map.groupBy(css.match(moduleClass) ?? [], String);
  return css.replace(moduleKeyframes, (all, name: string) =>
    (named.get(name)?.length ?? 0) > 1 ? all : '',
  );
}
