import { expect, test } from 'vitest';
import type { Publication } from '../../model/record.ts';
import type { StoredRecord } from '../actions/actions.ts';
import type { ScreenOfNoun } from '../frame/screen.ts';
import { savedToast } from './saved-toast.ts';

const screen = { noun: { one: 'project' } } as ScreenOfNoun<StoredRecord, StoredRecord>;

test('a draft saved of a hidden record says that it is not published', () => {
  const [published, hidden] = [recordIn('published'), recordIn('hidden')];
  expect(savedToast(screen, hidden, hidden).text).toBe(
    'Draft saved. This project is not published',
  );
  expect(savedToast(screen, hidden, published).text).toBe('Project unpublished');
  expect(savedToast(screen, recordIn('changed'), published).text).toBe('Draft saved');
});

function recordIn(state: Publication['state']): StoredRecord {
  const isPublic = state === 'published' || state === 'changed';
  const publication = { state, isPublic, publishAt: null, problem: null, savedBy: 'Ada' };
  return { id: 'a', revision: 1, updatedAt: '', publication };
}
