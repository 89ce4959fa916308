import { env } from './env.ts';

/** The part of `Astro.csp` that is used here. */
type Policy = {
  insertDirective: (directive: `${'connect' | 'img' | 'worker'}-src ${string}`) => void;
};

/** Lets a page show the provider's map. Gives the address of its style; null where none is set. */
export function openMap(policy: Policy | undefined) {
  if (!env.mapStyleUrl) return null;
  const { origin } = env.mapStyleUrl;
  policy?.insertDirective(`connect-src 'self' ${origin}`);
  policy?.insertDirective(`img-src 'self' data: blob: ${origin}`);
  policy?.insertDirective("worker-src 'self'");
  return env.mapStyleUrl.href;
}
