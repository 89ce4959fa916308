import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import type { AstroIntegration } from 'astro';
import { defineConfig } from 'astro/config';
import type { Plugin } from 'vite';
import { imagetools } from 'vite-imagetools';
import { builtLuminance, builtVariants } from './scripts/built-variants.ts';
import { shortClassNames } from './scripts/class-names.ts';

export default defineConfig({
  output: 'server',
  trailingSlash: 'never',
  outDir: process.env['BUILD_FOLDER'] ?? './dist/current',
  integrations: [react()],
  adapter: ownServer(),
  devToolbar: { enabled: false },
  markdown: { syntaxHighlight: false },
  build: { inlineStylesheets: 'auto' },
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'self'",
      ],
      styleDirective: {
        resources: [{ resource: "'unsafe-inline'", kind: 'attribute' }],
      },
    },
  },
  vite: {
    plugins: [
      builtLuminance(),
      imagetools(builtVariants),
      keepServerFromBrowsers(),
      shortClassNames(),
      bundlePackages(),
    ],
    build: { assetsInlineLimit: isSmallText },
  },
});

/** What waits in a template is fetched when it is needed, however small it is. */
function isSmallText(file: string, content: Buffer) {
  if (/(Deferred|Display|Language)Scripts\.astro/.test(file)) return false;
  if (file.endsWith('.css')) return content.length < 40_000;
  if (file.endsWith('.js')) return content.length < 2_048;
  return false;
}

function keepServerFromBrowsers(): Plugin {
  const serverFile = /\/src\/platform\/|\/demo\/|\.(server|demo)\.ts$/;
  return {
    name: 'keep-server-from-browsers',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const found = Object.keys(chunk.modules).filter((file) => serverFile.test(file));
        if (found.length > 0) this.error(`Browsers would get ${found.join(', ')}`);
      }
    },
  };
}

/**
 * The server's packages become part of its build, which then starts in half the time and keeps a quarter less in memory.
 * Not those that bring native code or look for some, or are read only where settings ask for them.
 */
function bundlePackages(): Plugin {
  const external = [
    '@aws-sdk/client-s3',
    'imapflow',
    'nodemailer',
    'pg',
    'pino',
    'prom-client',
    'sharp',
  ];
  return {
    name: 'bundle-packages',
    apply: 'build',
    config: () => ({
      ssr: { noExternal: true, external },
      environments: { ssr: { define: { 'process.env.NODE_ENV': '"production"' } } },
    }),
  };
}

function ownServer(): AstroIntegration {
  let serverFolder = '';
  return {
    name: 'own-server',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        setAdapter({
          name: 'own-server',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./src/server.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
        serverFolder = fileURLToPath(config.build.server);
      },
      'astro:build:done': () => writeOneByteSources(serverFolder),
    },
  };
}

/**
 * Node holds the text of each module, and the strings in it, with two bytes for each character if one of them is not
 * Latin. Where those are escaped, the server needs 8 MB less and reads its modules sooner.
 */
function writeOneByteSources(folder: string) {
  for (const name of globSync('**/*.mjs', { cwd: folder })) {
    const file = path.join(folder, name);
    const source = readFileSync(file, 'utf8');
    const escaped = source.replaceAll(/String\.raw`[^`]*`|(?<!\\)[\u0100-\uFFFF]/g, (found) =>
      found.length === 1 ? escapeCharacter(found) : found,
    );
    if (escaped !== source) writeFileSync(file, escaped);
  }
}

function escapeCharacter(character: string) {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
