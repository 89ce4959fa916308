import { gzipSync } from 'node:zlib';
import { demoEnquiries } from '../../../src/features/enquiries/enquiries.demo.ts';
import { enquiryFormNames, enquiryForms } from '../../../src/features/enquiries/enquiry.ts';
import { formPaths } from '../../../src/site/paths.ts';

type Malformed = { address: string; headers: Record<string, string>; body: BodyInit };

const urlencoded = { 'content-type': 'application/x-www-form-urlencoded' };
const json = { 'content-type': 'application/json' };

/** The same at every run: each way of being wrong with each form, in each field, on each page. */
export function malformed(index: number): Malformed {
  const form = pick(enquiryFormNames, index);
  const address = index % 3 === 0 ? '/' : formPaths[form]('ingrid-halvorsen');
  const fields = [...enquiryForms[form].fields.map(({ name }) => name), 'form-name', 'about'];
  const field = pick([...fields, 'submission-key', '__proto__'], Math.floor(index / 7));
  const typed = {
    'form-name': form,
    about: 'ingrid-halvorsen',
    ...demoEnquiries[form],
    email: `zebulon-${index}@zebulon.example`,
    message: 'My secret plan',
  };
  const wrong = pick(ways, index)({ typed, field, index });
  const from = { 'x-forwarded-for': `10.${index % 250}.${Math.floor(index / 250) % 250}.7` };
  return { address, ...wrong, headers: { ...from, ...wrong.headers } };
}

type Typed = { typed: Record<string, string>; field: string; index: number };

const ways: ((typed: Typed) => Omit<Malformed, 'address'>)[] = [
  ...[
    '',
    ' \u0000\u0007\u001B[31m\u009B',
    '<script>alert(1)</script><img src=x onerror=x>',
    'zebulon\r\nBcc: everybody@zebulon.example\r\n\r\nBuy',
    "'; drop table enquiries; --",
    '\u202Etxt.exe\uFEFF\u200B',
    'z'.repeat(6_000),
    '{{7*7}}${7*7}%s%n',
    '=cmd|calc!A1',
    '../../../etc/passwd',
    '🏙'.repeat(300),
  ].map((value) => ({ typed, field }: Typed) => ({
    headers: urlencoded,
    body: new URLSearchParams({ ...typed, [field]: value }).toString(),
  })),
  ({ typed, field }) => {
    const { [field]: _missing, ...rest } = typed;
    return { headers: urlencoded, body: new URLSearchParams(rest).toString() };
  },
  ({ typed, field }) => ({
    headers: urlencoded,
    body: `${new URLSearchParams(typed)}&${field}=again&${field}[]=list&${field}[x]=y`,
  }),
  ({ typed, field }) => ({
    headers: urlencoded,
    body: `${new URLSearchParams(typed)}&${field}=%E9%FF%C0%80&%=%zz&&==`,
  }),
  ({ typed, field }) => ({
    headers: urlencoded,
    body: Buffer.concat([Buffer.from(`${new URLSearchParams(typed)}&${field}=`), noise(200)]),
  }),
  ({ typed }) => ({
    headers: urlencoded,
    body: `${new URLSearchParams(typed)}&x=${'z'.repeat(70_000)}`,
  }),
  () => ({ headers: urlencoded, body: 'a&'.repeat(30_000) }),
  () => ({ headers: urlencoded, body: '' }),
  ({ index }) => ({ headers: urlencoded, body: noise(1 + (index % 3_000)) }),
  ({ typed }) => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-16' },
    body: new URLSearchParams(typed).toString(),
  }),
  ({ typed }) => ({
    headers: { ...urlencoded, 'content-encoding': 'gzip' },
    body: gzipSync(new URLSearchParams(typed).toString()),
  }),
  ({ typed }) => ({
    headers: { ...urlencoded, origin: 'https://elsewhere.example' },
    body: new URLSearchParams(typed).toString(),
  }),
  ...[
    'text/plain',
    'constructor',
    '__proto__',
    'image/png',
    'text/xml',
    ';;;',
    'multipart/mixed',
  ].map((kind) => ({ typed }: Typed) => ({
    headers: { 'content-type': kind },
    body: new URLSearchParams(typed).toString(),
  })),
  ({ typed, field }) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(typed)) body.append(name, value);
    body.append(field, new File([noise(2_000)], 'secret plan\r\n.exe', { type: 'text/html' }));
    return { headers: {}, body };
  },
  ({ typed }) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(typed)) body.append(name, value);
    return { headers: {}, body };
  },
  ...[
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=x',
    `multipart/form-data; boundary=${'x'.repeat(5_000)}`,
  ].flatMap((kind) =>
    [
      '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\nzebulon\r\n--x',
      '--x\r\nContent-Disposition: form-data\r\n\r\n\r\n--x--',
      '--x\r\n\r\n',
      '',
    ].map((body) => () => ({ headers: { 'content-type': kind }, body })),
  ),
  ...[12, null, true, [], ['zebulon'], {}, { toString: 1 }, { $gt: '' }, '\u0000', '\uD83D'].map(
    (value) =>
      ({ typed, field }: Typed) => ({
        headers: json,
        body: JSON.stringify({ ...typed, [field]: value }),
      }),
  ),
  ...[
    '',
    'null',
    '12',
    '"zebulon"',
    '[]',
    '{"form-name":',
    '\uFEFF{}',
    '{"__proto__":{"form-name":"vip","email":"zebulon@zebulon.example"}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '['.repeat(30_000),
    '{"a":'.repeat(10_000),
  ].map((body) => () => ({ headers: json, body })),
  ({ typed }) => ({ headers: json, body: Buffer.from(JSON.stringify(typed), 'utf16le') }),
  ({ typed }) => ({
    headers: { ...json, accept: 'application/json' },
    body: JSON.stringify(typed),
  }),
];

/** Bytes that look like nothing, the same for the same length. */
function noise(length: number) {
  return Buffer.from(Array.from({ length }, (_none, index) => (index * 197 + length * 31) % 256));
}

function pick<T>(list: readonly T[], index: number) {
  return list[index % list.length] as T;
}
