/** The stamp of the build that this process runs. */
export const release = /\/dist\/([^/]+)\/server\//.exec(import.meta.url)?.[1] ?? 'unbuilt';
