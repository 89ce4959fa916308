import { randomInt } from 'node:crypto';

/** The headers of somebody from a network of their own, behind a proxy: of one network one page is rendered at a time. */
export function asStranger() {
  return { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` };
}
