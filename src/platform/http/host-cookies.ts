import { env } from '../env/env.ts';

const isSecure = env.siteUrl.protocol === 'https:';

/** Browsers take `__Host-` cookies only over HTTPS and only from this host, not from a subdomain. */
export const hostPrefix = isSecure ? '__Host-' : '';

/** The attributes of a cookie with that prefix. */
export const hostAttributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
