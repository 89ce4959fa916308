import { useMemo, useState } from 'react';
import {
  publicationStates,
  type ListExtent,
  type PublicationState,
} from '../../../model/record.ts';
import type { StoredRecord } from '../../actions/actions.ts';
import { makeId } from '../../forms/make-id.ts';
import type { ScreenOfNoun } from '../../frame/screen.ts';
import { viewQuery, type ListView } from './list-view.ts';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { changeView } from './useListView.ts';
import { useSavedViews } from './useSavedViews.ts';
import { ViewButton, ViewTabs } from '../ViewTabs.tsx';

type ListViewsProps<Row extends StoredRecord, Listed extends StoredRecord> = {
  screen: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions'>;
  records: readonly Listed[];
  /** What is true of all records, if not all are fetched. */
  extent: ListExtent | undefined;
  view: ListView;
  /** False for a view without records. */
  canSave: boolean;
};

/** A tab for each state in use. Published is the normal state and has no tab. */
const tabNames: Partial<Record<PublicationState, string>> = {
  draft: 'Drafts',
  scheduled: 'Scheduled',
  changed: 'Unpublished changes',
  hidden: 'Unpublished',
};

/** The views of a list as tabs: by state, and the saved ones. */
export function ListViews<Row extends StoredRecord, Listed extends StoredRecord>({
  screen,
  records,
  extent,
  view,
  canSave,
}: ListViewsProps<Row, Listed>) {
  const savedViews = useSavedViews(screen);
  const [isNaming, setNaming] = useState(false);
  const [newId, setNewId] = useState(makeId);
  const states = useMemo(
    () => viewTabs(extent ?? measureList(records), view.state),
    [records, extent, view.state],
  );
  const query = viewQuery(view);
  const savedView = savedViews.views.find((one) => one.query === query);
  const current = savedView?.query ?? (view.state ? `state=${view.state}` : '');
  const isTab = states.some((tab) => tab.query === query);
  const tabs = [...states, ...savedViews.views];
  if (tabs.length === 1 && isTab) return null;

  return (
    <>
      <ViewTabs label="Views" tabs={tabs} current={current} onChoose={changeView}>
        {savedView && (
          <ViewButton onClick={() => savedViews.remove(savedView)}>Remove view</ViewButton>
        )}
        {!savedView && !isTab && canSave && savedViews.canSave && (
          <ViewButton onClick={() => setNaming(true)}>Save view</ViewButton>
        )}
      </ViewTabs>
      {isNaming && (
        <SaveViewDialog
          failure={savedViews.failure}
          isBusy={savedViews.isSaving}
          onCancel={leave}
          onSave={(name) =>
            void savedViews.save({ id: newId, name, query }).then((isSaved) => isSaved && leave())
          }
        />
      )}
    </>
  );

  function leave() {
    setNaming(false);
    setNewId(makeId());
    savedViews.clearFailure();
  }
}

function viewTabs({ states, total }: Pick<ListExtent, 'states' | 'total'>, now: ListView['state']) {
  const tabs = publicationStates.flatMap((state) => {
    const [name, count = 0] = [tabNames[state], states[state]];
    return name && (count > 0 || state === now) ? [{ query: `state=${state}`, name, count }] : [];
  });
  return [{ query: '', name: 'All', count: total }, ...tabs];
}

function measureList(records: readonly StoredRecord[]) {
  const states: ListExtent['states'] = {};
  for (const { publication } of records) {
    if (publication) states[publication.state] = (states[publication.state] ?? 0) + 1;
  }
  return { states, total: records.length };
}
