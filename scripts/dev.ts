import { commandLine } from './command-line.ts';
import path from 'node:path';
import { requireNode } from './node-version.ts';

commandLine('dev');
requireNode();
process.chdir(path.resolve(import.meta.dirname, '..'));
process.env['NODE_ENV'] = 'development';
process.env['ASTRO_TELEMETRY_DISABLED'] = '1';

// These read the environment when they are loaded, so they are imported after it is set.
const { dev } = await import('astro');
const { startVariantMaker } =
  await import('../src/features/media/storage/media-variants.server.ts');
const { handleMissingFile } = await import('../src/features/media/storage/lost-media.server.ts');
const { answerUpload } = await import('../src/features/media/upload/uploads.server.ts');
const { translatedDrawing } = await import('../src/features/residences/drawing/drawings.server.ts');
const { env } = await import('../src/platform/env/env.ts');
const { serveMedia } = await import('../src/platform/storage/media-files.ts');
const { prepareData } = await import('../src/start-up.ts');

await prepareData();
startVariantMaker();
await dev({
  server: { host: env.host, port: env.port },
  vite: {
    plugins: [
      {
        name: 'media',
        configureServer(server) {
          server.middlewares.use((request, response, next) => {
            const [prefix = ''] = request.originalUrl?.match(/^\/(media\/|uploads\b)/) ?? [];
            if (prefix === '') return next();
            const handling =
              prefix === '/uploads'
                ? answerUpload(request, response)
                : serveMedia(request, response, {
                    onMissing: handleMissingFile,
                    readDrawing: translatedDrawing,
                  });
            handling.catch((cause: unknown) => {
              console.error(cause);
              response.destroy();
            });
          });
        },
      },
    ],
  },
});
