import { createHash } from 'node:crypto';

/** Scripts that run while the page is read, before any other. Each is allowed by its hash. */

/**
 * Shows in the navigation how many projects are kept on the device, before it is drawn, so that nothing moves. The
 * page is the same for all. `kept-projects.ts` does the same when the number changes.
 */
export const showKept = inlineScript(
  "try{let n=JSON.parse(localStorage.shortlist).length;n&&document.documentElement.style.setProperty('--kept',n)}catch{}",
);

/** Repeats clicks on buttons of an island once it is hydrated. */
export const holdPresses = inlineScript(
  "addEventListener('click',e=>{let b=e.target.closest?.('button'),i=b?.closest('astro-island[ssr]');if(i){e.preventDefault();e.stopImmediatePropagation();i.addEventListener('astro:hydrate',()=>b.click(),{once:true})}},true)",
);

function inlineScript(text: string) {
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
  return { text, hash };
}
