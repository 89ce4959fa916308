import type { Member } from '../../../model/rights.ts';
import type { ImportOptions, SourceRecord, WrittenNoun } from '../moving.ts';
import type { FileStore } from './import-files.compose.server.ts';
import type { Holders } from './import-holders.compose.server.ts';
import type { KnownItem, NewItem } from './imports.server.ts';

export type RecordContext = {
  importId: string;
  /** Said in the activity, such as `from the older site`. */
  from: string;
  options: ImportOptions;
  known: Map<string, KnownItem>;
  files: FileStore;
  member: Member;
  isWriting: boolean;
  /** Records of this source that a dry run would create, so that others may refer to them. */
  planned: Set<string>;
  holders: Holders;
  /** Columns of the source that no field takes, by noun. */
  unread: Map<WrittenNoun, Set<string>>;
  /** Records that became drafts since they may not be public yet, such as without a translation that a place asks for. */
  held: Held[];
};

export type Held = {
  record: SourceRecord;
  id: string;
  input: Record<string, unknown>;
  draft: Record<string, unknown> | undefined;
  item: NewItem;
};
