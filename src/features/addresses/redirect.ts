import { z } from 'zod';
import type { StoredRecord } from '../../records/record.ts';
import { sourcePath } from '../../lib/web/local-path.ts';
import { comparablePath, isTakenPath } from '../../lib/web/site-path.ts';
import * as field from '../../records/fields.ts';

/** The editable fields of a redirect. */
export const redirectSchema = z.object({
  fromPath: field.line.max(500, 'This is too long.'),
  target: field.line.max(1_000, 'This is too long.'),
});

type RedirectInput = z.output<typeof redirectSchema>;

/** `fromPath` is normalised for comparison; `target` is a path of the site or an absolute URL. */
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
};

export const redirectErrors = {
  save: 'Failed to save the redirect. Please try again.',
  delete: 'Failed to delete the redirect. Please try again.',
  restore: 'Failed to restore the redirect. Please try again.',
} as const;

const faults = {
  noPath: 'Enter a path on this site, such as /old-page',
  noTarget: 'Enter a path on this site, or a full URL starting with https://',
  taken: 'This path is reserved by the site.',
  page: 'A page already uses this path.',
  other: 'Another redirect already uses this path.',
  circle: 'This would create a redirect loop.',
  nowhere: 'There is no page at this path.',
};

/**
 * The redirect to store, or the error messages by field. Its target is resolved to the end of a chain of redirects.
 * `known` must not contain the redirect itself.
 */
export function soundRedirect(input: RedirectInput, known: KnownAddresses) {
  const fromPath = comparablePath(withSlash(localPart(input.fromPath, known.origin)));
  const fromFault = fromPath === undefined ? faults.noPath : startFault(fromPath, known);
  const { target, fault } = checkTarget(input.target, fromPath, known);
  const fields = { ...(fromFault && { fromPath: fromFault }), ...(fault && { target: fault }) };
  if (fromPath === undefined || target === undefined || fromFault || fault) return { fields };
  return { redirect: { fromPath, target } };
}

/** The final target, after following redirects and renamed records. */
export function endOfChain(target: string, { redirects, moved }: Omit<KnownAddresses, 'origin'>) {
  let end = target;
  for (const visited = new Set<string>(); ;) {
    const path = comparablePath(end);
    if (path === undefined || visited.has(path)) return end;
    visited.add(path);
    const next = redirects.get(path) ?? moved.get(path);
    if (next === undefined) return end;
    end = next;
  }
}

/** The redirect URL for a request: the target's own query, plus the request's other parameters. */
export function redirectLocation(target: string, search: string, origin: string) {
  const url = new URL(target, origin);
  const own = new Set(url.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search)) {
    if (!own.has(name)) url.searchParams.append(name, value);
  }
  return url.origin === origin ? url.pathname + url.search + url.hash : url.href;
}

function startFault(path: string, { pages, moved, redirects }: KnownAddresses) {
  if (isTakenPath(path)) return faults.taken;
  if (pages.has(sourcePath(path))) return faults.page;
  if (moved.has(path)) return `This path already redirects to ${moved.get(path)}.`;
  return redirects.has(path) ? faults.other : undefined;
}

function checkTarget(target: string, fromPath: string | undefined, known: KnownAddresses) {
  const local = localPart(target, known.origin);
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
  if (path === fromPath) return { fault: faults.circle };
  if (!known.pages.has(sourcePath(path))) return { fault: faults.nowhere };
  const { search, hash } = new URL(end, known.origin);
  return { target: path + search + hash };
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
