/** The stamp of the sources that this process was built from. */
export const release = /\/dist\/([^/]+)\/server\//.exec(import.meta.url)?.[1] ?? 'unbuilt';
