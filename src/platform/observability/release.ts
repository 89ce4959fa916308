import { fileURLToPath } from 'node:url';

const [, address, stamp] = /^(.*\/dist\/([^/]+)\/)server\//.exec(import.meta.url) ?? [];

/** The stamp of the build that this process runs. */
export const release = stamp ?? 'unbuilt';

/** What browsers get of this build. */
export const clientFolder = fileURLToPath(new URL('client', address ?? import.meta.url));
