import { z } from 'zod';
import type { StoredRecord } from '../../model/record.ts';
import { sourcePath } from '../../lib/web/local-path.ts';
import { comparablePath, isTakenPath } from '../../lib/web/site-path.ts';
import { withHttps } from '../../lib/web/with-https.ts';
import * as field from '../../model/fields.ts';
import { redirectKeys, redirectStart } from './redirect-keys.ts';

/** The editable fields of a redirect. */
export const redirectSchema = z.object({
  fromPath: field.line.max(500, 'This is too long.'),
  target: field.line.max(1_000, 'This is too long.'),
});

type RedirectInput = z.output<typeof redirectSchema>;

/** `fromPath` is as `redirectStart` returns it; `target` is a path of the site or an absolute URL. */
export type RedirectRow = RedirectInput &
  StoredRecord & {
    visits: number;
    createdBy: string;
    createdAt: string;
    /** Deleted redirects can be restored. */
    deletedAt: string | null;
  };

/** What the dialog starts with: a new redirect has no id. */
export type RedirectDraft = RedirectInput & Partial<Pick<RedirectRow, 'id' | 'revision'>>;

export type ListedRedirect = Omit<RedirectRow, 'deletedAt'> & {
  /** False if the target page no longer exists. */
  hasTarget: boolean;
};

/** All addresses that the site answers. */
export type KnownAddresses = {
  /** The site's origin, such as `https://www.example.com`. */
  origin: string;
  pages: ReadonlySet<string>;
  /** Old paths of records, with their current ones. */
  moved: ReadonlyMap<string, string>;
  /** The targets of redirects by their starting path. */
  redirects: ReadonlyMap<string, string>;
  /** Stored files that redirects lead to, or shall lead to. */
  files: ReadonlySet<string>;
};

export const redirectErrors = {
  save: 'Failed to save the redirect. Please try again.',
  delete: 'Failed to delete the redirect. Please try again.',
  restore: 'Failed to restore the redirect. Please try again.',
} as const;

const faults = {
  noPath: 'Enter a path on this site, such as /old-page',
  parameters: 'Enter a path with one parameter at most, such as /?p=12',
  noTarget: 'Enter a path on this site, or a full URL starting with https://',
  taken: 'This path is reserved by the site.',
  page: 'A page already uses this path.',
  other: 'Another redirect already uses this path.',
  circle: 'This would create a redirect loop.',
  nowhere: 'There is no page at this path.',
  noFile: 'There is no file at this path.',
};

/**
 * The redirect to store, or the error messages by field. Its target is resolved to the end of a chain of redirects.
 * `known` must not contain the redirect itself.
 */
export function soundRedirect(input: RedirectInput, known: KnownAddresses) {
  const typed = withSlash(localPart(input.fromPath, known.origin));
  const fromPath = redirectStart(typed);
  const noStart = comparablePath(typed) === undefined ? faults.noPath : faults.parameters;
  const fromFault = fromPath === undefined ? noStart : startFault(fromPath, known);
  const { target, fault } = checkTarget(input.target, fromPath, known);
  const fields = { ...(fromFault && { fromPath: fromFault }), ...(fault && { target: fault }) };
  if (fromPath === undefined || target === undefined || fromFault || fault) return { fields };
  return { redirect: { fromPath, target } };
}

/** True for a redirect that may be added once its target is public. */
export function isAwaited({ fromPath, target }: Partial<Record<keyof RedirectInput, string>>) {
  return fromPath === undefined && (target === faults.nowhere || target === faults.noFile);
}

/** The final target, after following redirects and renamed records. */
export function endOfChain(
  target: string,
  { redirects, moved }: Pick<KnownAddresses, 'redirects' | 'moved'>,
) {
  let end = target;
  for (const visited = new Set<string>(); ;) {
    const path = comparablePath(end);
    const starts = [...listStarts(end), ...(path === undefined ? [] : [path])];
    const start = starts.find((one) => redirects.has(one)) ?? path;
    if (start === undefined || visited.has(start)) return end;
    visited.add(start);
    const next = redirects.get(start) ?? moved.get(start);
    if (next === undefined) return end;
    end = next;
  }
}

/** The redirects of this path with one of its parameters. */
function listStarts(address: string) {
  const path = comparablePath(address);
  return redirectKeys(address)
    .map(({ key }) => key)
    .filter((key) => path !== undefined && key.startsWith(`${path}?`));
}

/** The redirect URL for a request: the target's own query, plus the request's parameters without the one that was matched. */
export function redirectLocation(target: string, search: string, origin: string, matched?: string) {
  const url = new URL(target, origin);
  const own = new Set(url.searchParams.keys());
  if (matched !== undefined) own.add(matched);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}

function startFault(start: string, { pages, moved, redirects }: KnownAddresses) {
  const [path = ''] = start.split('?', 1);
  const isHomeQuery = path === '/' && start !== path;
  if (isTakenPath(path)) return faults.taken;
  if (!isHomeQuery && pages.has(sourcePath(path))) return faults.page;
  if (moved.has(path)) return `This path already redirects to ${moved.get(path)}.`;
  return redirects.has(start) ? faults.other : undefined;
}

function checkTarget(target: string, fromPath: string | undefined, known: KnownAddresses) {
  const local = localPart(withHttps(target), known.origin);
  if (!local.startsWith('/')) {
    const isFullUrl = z.httpUrl().safeParse(local).success && /^https:/i.test(local);
    const url = isFullUrl ? new URL(local) : undefined;
    if (!url || url.username || url.password) return { fault: faults.noTarget };
    return { target: url.href };
  }
  if (comparablePath(local) === undefined) return { fault: faults.noTarget };
  const end = endOfChain(local, known);
  if (!end.startsWith('/')) return { target: end };
  const path = comparablePath(end) ?? '';
  if (isMediaPath(path))
    return known.files.has(filePath(end)) ? { target: filePath(end) } : { fault: faults.noFile };
  if (path === fromPath || listStarts(end).includes(fromPath ?? ''))
    return { fault: faults.circle };
  if (!known.pages.has(sourcePath(path))) return { fault: faults.nowhere };
  const { search, hash } = new URL(end, known.origin);
  return { target: path + search + hash };
}

/** True for what the server sends as a stored file. */
export function isMediaPath(address: string) {
  return address.startsWith('/media/');
}

/** Names of files differ by case. */
export function filePath(address: string) {
  return address.split(/[?#]/, 1)[0] ?? '';
}

/** Converts an absolute URL of this site to a path. */
function localPart(text: string, origin: string) {
  if (!URL.canParse(text)) return text;
  const url = new URL(text);
  return url.origin === origin ? url.pathname + url.search + url.hash : text;
}

function withSlash(path: string) {
  return /^[\w-]+(\/|$)/.test(path) ? `/${path}` : path;
}
