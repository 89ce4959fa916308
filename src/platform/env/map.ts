type MapVariables = { MAP_STYLE_URL?: string | undefined; MAP_KEY?: string | undefined };

/** The default provider needs no key. */
export function mapStyleOf({ MAP_STYLE_URL: styleUrl, MAP_KEY: key }: MapVariables) {
  if (styleUrl === 'off') return undefined;
  if (styleUrl === undefined) return new URL('https://tiles.openfreemap.org/styles/positron');
  return withMapKey(styleUrl, key);
}

/** Replaces `{key}` in the URL, or else appends `key=…`. */
function withMapKey(styleUrl: string, key: string | undefined) {
  if (!key) return new URL(styleUrl);
  const placeholder = /\{key\}|%7Bkey%7D/i;
  if (placeholder.test(styleUrl))
    return new URL(styleUrl.replace(placeholder, encodeURIComponent(key)));
  const url = new URL(styleUrl);
  url.searchParams.set('key', key);
  return url;
}
