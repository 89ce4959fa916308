type MapVariables = { MAP_STYLE_URL?: string | undefined; MAP_KEY?: string | undefined };

/** The free provider takes no key. */
export function mapStyleOf({ MAP_STYLE_URL: chosen, MAP_KEY: key }: MapVariables) {
  if (chosen === 'off') return undefined;
  if (chosen === undefined) return new URL('https://tiles.openfreemap.org/styles/positron');
  return withMapKey(chosen, key);
}

/** In place of `{key}` in the address, else at its end as `key=…`. */
function withMapKey(address: string, key: string | undefined) {
  if (!key) return new URL(address);
  const placeholder = /\{key\}|%7Bkey%7D/i;
  if (placeholder.test(address))
    return new URL(address.replace(placeholder, encodeURIComponent(key)));
  const url = new URL(address);
  url.searchParams.set('key', key);
  return url;
}
