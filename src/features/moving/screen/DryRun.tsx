import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { useRead } from '../../../admin/actions/useAction.ts';
import { useChange } from '../../../admin/actions/useChange.ts';
import { Figures } from '../../../admin/lists/Figures.tsx';
import table from '../../../admin/lists/PlainTable.module.css';
import { PlainTable } from '../../../admin/lists/PlainTable.tsx';
import { plural } from '../../../lib/text/plural.ts';
import { DiscardButton } from './DiscardButton.tsx';
import { kindLabels } from '../import/import-report.ts';
import { importsKey } from './import-screen.ts';
import {
  clashChoices,
  clashLabels,
  countOf,
  decisionKey,
  recordKinds,
  movingErrors,
  outcomes,
  type ClashChoice,
  type ListedImport,
  type ListedItem,
} from '../moving.ts';
import styles from './Moving.module.css';
import { ReportButton } from './ReportButton.tsx';

/** What an import would do, with the questions that it has. */
export function DryRun({ item }: { item: ListedImport }) {
  const { id, name, counts, options } = item;
  const { isPublished } = options;
  const isOfPeople = options.noun === 'people';
  const { change, isBusy } = useChange({ keys: [importsKey] });
  const [decisions, setDecisions] = useState(options.decisions);
  const toWrite = countOf(counts, ['create', 'change'], recordKinds);
  const clashes = countOf(counts, ['clash'], recordKinds);
  const files = countOf(counts, ['found', 'fetch'], ['file']);
  const redirects = countOf(counts, ['create'], ['redirect']);
  const chosen = Object.values(decisions).filter((choice) => choice !== 'ours').length;
  const figures = [
    [
      countOf(counts, ['create'], recordKinds),
      isPublished || isOfPeople ? 'to create' : 'to create, as drafts',
    ],
    [countOf(counts, ['change'], recordKinds), 'to update, with history'],
    [clashes, plural(clashes, 'needs a decision', 'need a decision')],
    [countOf(counts, ['refused', 'missing']), 'left out'],
    [files, plural(files, 'image or video', 'images and videos')],
    [redirects, plural(redirects, 'redirect from an old URL', 'redirects from old URLs')],
  ] as const;

  function run() {
    const chosenOptions = { isPublished, decisions };
    void change(async (send) => {
      await send(actions.moving.run, { id, options: chosenOptions }, movingErrors.start);
    });
  }

  /** What may be published is checked otherwise than drafts are. */
  function checkAgain(isWanted: boolean) {
    if (isBusy) return;
    const chosenOptions = { isPublished: isWanted, decisions };
    void change(async (send) => {
      await send(actions.moving.check, { id, options: chosenOptions }, movingErrors.start);
    });
  }

  return (
    <>
      <p>
        <b>Dry run of {name}</b> <span className="muted">Nothing has been written yet.</span>
      </p>
      <Figures figures={figures} />
      <Findings
        id={id}
        decisions={decisions}
        onDecide={(key, choice) => setDecisions((before) => ({ ...before, [key]: choice }))}
      />
      {!isOfPeople && (
        <NativeSelect
          label="Import"
          className={styles.select}
          data={[
            { value: 'drafts', label: 'Everything as drafts' },
            { value: 'published', label: 'Published, what is published there' },
          ]}
          value={isPublished ? 'published' : 'drafts'}
          aria-disabled={isBusy}
          onChange={({ currentTarget }) => checkAgain(currentTarget.value === 'published')}
        />
      )}
      <div className={styles.buttons}>
        <span className="muted">You can undo the whole import.</span>
        <DiscardButton id={id} />
        <ReportButton id={id} name={name} label="Download report (CSV)" />
        <Button aria-disabled={isBusy} onClick={() => !isBusy && run()}>
          {isOfPeople
            ? plural(toWrite, 'Import # person', 'Import # people')
            : plural(toWrite + chosen, 'Import # record', 'Import # records')}
        </Button>
      </div>
    </>
  );
}

type FindingsProps = {
  id: string;
  decisions: Record<string, ClashChoice>;
  onDecide: (key: string, choice: ClashChoice) => void;
};

/** What needs a decision, is left out, or is read otherwise than it is written. */
function Findings({ id, decisions, onDecide }: FindingsProps) {
  const { data = [] } = useItems(id);
  const found = data
    .filter(({ kind, notes }) => kind !== 'redirect' && notes.length > 0)
    .toSorted((one, other) => urgency(one) - urgency(other));
  if (found.length === 0) return null;
  return (
    <PlainTable
      caption="What needs a decision, is left out or changes"
      columns={['Record', 'In the file', 'What we found', 'Do']}
    >
      {found.map((item) => (
        <Finding
          key={decisionKey(item)}
          item={item}
          choice={decisions[decisionKey(item)] ?? 'ours'}
          onDecide={(choice) => onDecide(decisionKey(item), choice)}
        />
      ))}
    </PlainTable>
  );
}

/** What needs a decision comes first, then what is left out. */
function urgency({ outcome }: ListedItem) {
  const order: string[] = ['clash', 'refused', 'missing'];
  const place = order.indexOf(outcome);
  return place < 0 ? order.length : place;
}

type FindingProps = {
  item: ListedItem;
  choice: ClashChoice;
  onDecide: (choice: ClashChoice) => void;
};

function Finding({ item, choice, onDecide }: FindingProps) {
  const { name, kind, place, outcome, notes } = item;
  return (
    <tr>
      <td>
        {name && <b>{name}</b>}
        <span className={table.lighter}>{kindLabels[kind]}</span>
      </td>
      <td data-label="In the file" className={styles.place}>
        {place}
      </td>
      <td data-label="What we found">{notes.join(' ')}</td>
      <td>
        {outcome === 'clash' ? (
          <NativeSelect
            aria-label={name}
            data={clashChoices.map((value) => ({ value, label: clashLabels[value] }))}
            value={choice}
            onChange={({ currentTarget }) => onDecide(currentTarget.value as ClashChoice)}
          />
        ) : (
          outcomes[outcome]
        )}
      </td>
    </tr>
  );
}

function useItems(id: string) {
  const read = useRead();
  const shown = ['clash', 'refused', 'missing', 'create', 'change'] as const;
  return useQuery({
    queryKey: [...importsKey, id],
    queryFn: () => read(actions.moving.items, { id, outcomes: [...shown] }, movingErrors.fetch),
  });
}
