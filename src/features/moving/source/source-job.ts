import type { SourceContent } from '../moving.ts';
import type { SiteSettings } from '../../../site/settings/sections.ts';
import type { Opening } from './open-source.server.ts';

/** What the server asks of a process that reads what is brought. */
export type SourceJob =
  | { kind: 'sheet'; file: string; name: string; unpacked: string; siteSettings: SiteSettings }
  | ({ kind: 'open'; siteSettings: SiteSettings } & Opening)
  | { kind: 'begin'; list: SourceList }
  | { kind: 'slice'; stream: number }
  | { kind: 'note'; key: string };

export type SourceList = 'records' | 'people' | 'otherFiles' | 'redirects';

/** The titles of a sheet and the beginning of its first rows. None for an archive that holds something else. */
export type SheetHead = { head: string[]; sample: string[][] };

export type OpenedFacts = Pick<
  SourceContent,
  'kind' | 'system' | 'host' | 'cities' | 'settings' | 'problems'
> & { root: string; only: string[] | undefined };

/** Some of a list. Each item is serialised by itself. */
export type Slice = { items: Uint8Array[]; isLast: boolean };
