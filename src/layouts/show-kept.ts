import { createHash } from 'node:crypto';

/**
 * Shows in the navigation how many projects are kept on the device, before it is drawn, so that nothing moves. The
 * page is the same for all. `kept-projects.ts` does the same when the number changes.
 */
export const showKept =
  "try{let n=JSON.parse(localStorage.shortlist).length;n&&document.documentElement.style.setProperty('--kept',n)}catch{}";

export const showKeptHash =
  `sha256-${createHash('sha256').update(showKept).digest('base64')}` as const;
