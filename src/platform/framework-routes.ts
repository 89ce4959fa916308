import type { App } from 'astro/app';
import { env } from './env.ts';
import { log } from './log.ts';

const actionRoute = '/_actions/[...path]';

/**
 * Leaves in the table of routes what the site has made, and actions. What the framework adds by itself then
 * has no address, however one is written: `/_image` makes pictures for anyone who asks.
 */
export function closeFrameworkRoutes(app: Pick<App, 'manifestData'>) {
  const routes = app.manifestData.routes.filter(
    ({ origin, route }) => origin === 'project' || route === actionRoute,
  );
  app.manifestData = { routes };
}

/** True for an address that calls an action beside what stands there; ours are called at their own alone. */
export function callsActionByQuery(address: string) {
  return new URL(env.siteUrl.origin + address).searchParams.has('_action');
}

/** The framework's log as lines of ours: errors alone, each with the place where it was thrown. */
export function logFrameworkErrors({ logger }: Pick<App, 'logger'>) {
  logger.setDestination({
    write({ level, message }) {
      if (level !== 'error') return;
      const [error = '', place = ''] = message.split(/\n\s+at /);
      log.error(place ? `${inOneLine(error)} at ${inOneLine(place)}` : inOneLine(error));
    },
  });
}

function inOneLine(text: string) {
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}
