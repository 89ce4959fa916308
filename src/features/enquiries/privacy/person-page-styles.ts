import { letterColours } from '../../../site/settings-colours.ts';
import { paper } from '../../../site/settings-look.ts';

/** Matches the design of the letters, on screen and on paper. */
export function personPageStyles() {
  const { ink, ink2, rule, sol, mere, ink2OnMere, ruleOnMere, solOnMere } = letterColours();
  return `
:root { color-scheme: light dark; --paper: ${paper}; --ink: ${ink}; --ink-2: ${ink2}; --line: ${rule}; --sun: ${sol} }
@media (prefers-color-scheme: dark) {
  :root { --paper: ${mere}; --ink: ${paper}; --ink-2: ${ink2OnMere}; --line: ${ruleOnMere}; --sun: ${solOnMere} }
}
* { box-sizing: border-box; margin: 0 }
body { max-width: 46rem; margin: 0 auto; padding: 2.75rem 1.5rem 3rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.55 'Ysabeau Office', Optima, Candara, 'Gill Sans', Arial, sans-serif; overflow-wrap: anywhere }
html { background: var(--paper) }
header { position: relative; padding-bottom: .7rem; border-bottom: 1px solid; line-height: 1; letter-spacing: .18em; font-size: 1.5rem }
header::after { content: ''; position: absolute; right: 2.25rem; bottom: 0; width: 3.25rem; height: 1.625rem;
  border-radius: 1.625rem 1.625rem 0 0; background: var(--sun) }
header, h1, h2 { font-family: Didot, 'Bodoni 72', 'Times New Roman', Times, serif; font-weight: 400 }
h1 { margin: 2.75rem 0 1.25rem; font-size: 2.5rem; line-height: 1.08; letter-spacing: -.01em; text-wrap: balance }
h2 { margin: 3.5rem 0 1rem; font-size: 1.75rem; line-height: 1.15; break-after: avoid }
dl > div { display: grid; grid-template-columns: 11rem 1fr; gap: 0 1rem; padding: .7rem 0; border-top: 1px solid var(--line) }
dt, footer { color: var(--ink-2); font-size: .9375rem }
dd { white-space: pre-wrap }
footer { margin-top: 3rem; padding-top: 1.1rem; border-top: 1px solid var(--line); line-height: 1.6 }
@media (max-width: 30rem) { dl > div { grid-template-columns: 1fr } h1 { font-size: 2rem } }
@media print {
  :root { --paper: #fff; --ink: #000; --ink-2: #333; --line: #999; color-scheme: light }
  html { font-size: 10pt }
  body { max-width: none; padding: 0 }
  header::after { print-color-adjust: exact }
  dl > div { break-inside: avoid-page }
}
@page { margin: 18mm }
`;
}
