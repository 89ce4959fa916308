import type { ComponentProps, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { AdminProvider } from '../../src/admin/frame/AdminProvider.tsx';
import { RecordForm } from '../../src/admin/forms/RecordForm.tsx';
import { defineNoun } from '../../src/model/noun.ts';
import type { Change, Publication, StoredRecord } from '../../src/model/record.ts';
import { ingrid } from '../fixtures/members.ts';

const homeNoun = defineNoun({
  name: 'homes',
  one: 'home',
  nameIn: 'title',
  hasDrafts: true,
});

export const draft: Publication = {
  state: 'draft',
  isPublic: false,
  publishAt: null,
  problem: null,
  savedBy: ingrid.email,
};

export const published: Publication = { ...draft, state: 'published', isPublic: true };

export const scheduledTime = '2099-01-01T00:00:00.000Z';

type Home = StoredRecord & { title: string };

/** The parts of a home that all tests of its form need. */
export const home: Home = {
  id: 'home',
  revision: 1,
  updatedAt: '2026-12-02T18:00:00.000Z',
  title: 'Kestrel House',
};

type FormProps<Row extends Home> = Extract<
  ComponentProps<typeof RecordForm<Row>>,
  { mode: 'form' }
>;

type OpenedForm<Row extends Home> = {
  record: Row;
  /** The public version. */
  publicRecord?: Row;
} & Pick<FormProps<Row>, 'schema' | 'children'> &
  Partial<Omit<FormProps<Row>, 'mode' | 'record'>>;

type Name =
  | 'save'
  | 'saveDraft'
  | 'schedule'
  | 'unschedule'
  | 'keepPublished'
  | 'discard'
  | 'unpublish';

type Sent = { name: Name; input: Record<string, unknown> };

let root: Root | undefined;
afterEach(() => root?.unmount());

/**
 * Opens the form of a record on a server that knows revisions, without drafts if the record has no publication. `sent`
 * is what the server was sent, and `saveElsewhere` saves the record as a colleague does.
 */
export function openForm<Row extends Home>(options: OpenedForm<Row>) {
  const { record, publicRecord = null, children, ...props } = options;
  const sent: Sent[] = [];
  let stored = record;

  function answers(name: Name) {
    return async (input: object) => {
      sent.push({ name, input: input as Sent['input'] });
      return { data: write(name, input as Row), error: undefined };
    };
  }

  function write(name: Name, { publishAt: _time, unpublishAt: _end, ...typed }: Input<Row>) {
    if (typed.revision !== stored.revision)
      return { outcome: 'conflict', newest: stored } satisfies Change<Row>;
    const { publication } = stored;
    const after = publication && { publication: publicationAfter(name, publication) };
    stored = { ...stored, ...typed, revision: stored.revision + 1, ...after };
    return { outcome: 'done', record: stored } satisfies Change<Row>;
  }

  show(
    <RecordForm<Row>
      mode="form"
      noun={homeNoun}
      record={record}
      save={answers('save')}
      saveError="Failed to save home"
      publishing={
        record.publication && {
          saveDraft: answers('saveDraft'),
          schedule: answers('schedule'),
          unschedule: answers('unschedule'),
          keepPublished: answers('keepPublished'),
          discard: answers('discard'),
          unpublish: answers('unpublish'),
          published: async () => ({ data: publicRecord, error: undefined }),
        }
      }
      onSaved={() => undefined}
      onCancel={() => undefined}
      {...props}
    >
      {children}
    </RecordForm>,
  );
  return {
    sent,
    saveElsewhere: (changes: Partial<Row>) => {
      stored = { ...stored, ...changes, revision: stored.revision + 1 };
    },
  };
}

type Input<Row> = Row & { publishAt?: unknown; unpublishAt?: unknown };

function publicationAfter(name: Name, before: Publication): Publication {
  const { unpublishAt: _until, ...publication } = before;
  if (name === 'save')
    return { ...publication, state: 'published', isPublic: true, publishAt: null };
  if (name === 'schedule') return { ...before, state: 'scheduled', publishAt: scheduledTime };
  if (name === 'unschedule')
    return { ...before, state: before.isPublic ? 'changed' : 'draft', publishAt: null };
  return name === 'keepPublished' ? publication : before;
}

/** Replaces the page by a screen of the back office. */
export function show(screen: ReactNode) {
  root?.unmount();
  document.body.className = 'admin';
  document.body.innerHTML =
    '<main class="admin-main"><h1 tabindex="-1">Home</h1><div></div></main>';
  root = createRoot(document.querySelector('main div') ?? document.body);
  root.render(<AdminProvider member={ingrid}>{screen}</AdminProvider>);
}
