/** The posted values by name, with an array for a repeated name, or the status for an unreadable body. */
export type Posted =
  | { values: Record<string, unknown>; status: 200 }
  | { values: undefined; status: 400 | 415 };

const unreadable: Posted = { values: undefined, status: 400 };
const unknownKind: Posted = { values: undefined, status: 415 };

export async function readPostedValues(request: Request): Promise<Posted> {
  const { headers } = request;
  if ((headers.get('content-encoding') ?? 'identity') !== 'identity') return unknownKind;
  const [kind, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';');
  const read = readers.get(kind?.trim() ?? '');
  if (!read || parameters.some(isOtherCharset)) return unknownKind;
  try {
    return { values: await read(request), status: 200 };
  } catch {
    return unreadable;
  }
}

const readers = new Map<string, (request: Request) => Promise<Record<string, unknown>>>([
  [
    'application/x-www-form-urlencoded',
    async (request) => valuesByName(new URLSearchParams(await utf8Text(request))),
  ],
  ['multipart/form-data', async (request) => valuesByName(await request.formData())],
  ['application/json', async (request) => requireObject(JSON.parse(await utf8Text(request)))],
]);

function requireObject(value: unknown) {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new TypeError('This is not an object');
}

function isOtherCharset(parameter: string) {
  const charset = /^\s*charset\s*=\s*"?([^"\s]*)/.exec(parameter)?.[1];
  return charset !== undefined && !['utf-8', 'utf8', 'us-ascii'].includes(charset);
}

async function utf8Text(request: Request) {
  return new TextDecoder('utf-8', { fatal: true }).decode(await request.arrayBuffer());
}

function valuesByName(pairs: Iterable<[string, unknown]>) {
  const byName = new Map<string, unknown[]>();
  for (const [name, value] of pairs) {
    const valuesOfName = byName.get(name);
    if (valuesOfName) valuesOfName.push(value);
    else byName.set(name, [value]);
  }
  return Object.fromEntries(
    [...byName].map(([name, values]) => [name, values.length === 1 ? values[0] : values]),
  );
}
