import type { App } from 'astro/app';
import { env } from './env.ts';
import { log } from './log.ts';

const actionRoute = '/_actions/[...path]';

/**
 * Removes from the table of routes what the framework adds by itself, such as `/_image`, which resizes pictures
 * for anybody. Pages and actions stay.
 */
export function closeFrameworkRoutes(app: Pick<App, 'manifestData'>) {
  const routes = app.manifestData.routes.filter(
    ({ origin, route }) => origin === 'project' || route === actionRoute,
  );
  app.manifestData = { routes };
}

/** True for a page address that calls an action by its query. Ours are called at `/_actions/…` only. */
export function callsActionByQuery(address: string) {
  return new URL(env.siteUrl.origin + address).searchParams.has('_action');
}

/** Sends the framework's errors to our log, each with the line that threw it, and nothing else of its log. */
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
