/** A missing path and its requests of the last 30 days. */
export type NotFoundPath = {
  path: string;
  people: number;
  robots: number;
  /** The host of the latest referring page. */
  cameFrom: string | null;
  lastDay: string;
  /** The most similar existing page. */
  guess?: string | undefined;
};

export const reportedDays = 30;
export const retentionDays = 90;

const robotName =
  /bot\b|crawl|spider|slurp|scan|curl|wget|python|java\/|go-http|okhttp|axios|node-fetch|libwww|headless|monitor|uptime|preview|validator|feed|http-?client|^$/i;

/** Paths that scanners try on any site, and that browsers request automatically. */
const machinePath =
  /\.(php\d?|aspx?|jsp|cgi|env|sql|bak|old|ya?ml|ini|conf|config|log|zip|rar|t?gz|git|json|map)$|\/(wp-|wordpress|cgi-bin|phpmyadmin|vendor|actuator|owa|boaform|solr|console|apple-touch-icon|favicon\.ico|browserconfig)|\/\./i;

/** False for self-declared robots, and for paths that no person visits. */
export function isPerson(path: string, userAgent: string) {
  return !robotName.test(userAgent) && !machinePath.test(path);
}

export const notFoundErrors = {
  fetch: 'Failed to fetch redirects',
  ignore: 'Failed to ignore this URL. Please try again.',
} as const;
