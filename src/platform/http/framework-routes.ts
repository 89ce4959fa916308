import type { App } from 'astro/app';
import { env } from '../env/env.ts';
import { log } from '../observability/log.ts';

const actionRoute = '/_actions/[...path]';

/** Removes the routes that the framework adds itself, such as `/_image`, which would resize pictures for anybody. */
export function closeFrameworkRoutes(app: Pick<App, 'manifestData'>) {
  const routes = app.manifestData.routes.filter(
    ({ origin, route }) => origin === 'project' || route === actionRoute,
  );
  app.manifestData = { routes };
}

/** True for a page URL that calls an action by query parameter. Our actions are called only at `/_actions/…`. */
export function callsActionByQuery(url: string) {
  return new URL(env.siteUrl.origin + url).searchParams.has('_action');
}

/** Sends only the framework's errors to our log, each in one line with the place that threw it. */
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
