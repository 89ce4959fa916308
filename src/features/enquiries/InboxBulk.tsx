import { Button, NativeSelect } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import styles from '../../admin/lists/BulkBar.module.css';
import { useMay } from '../../admin/member-context.ts';
import type { Selection } from '../../admin/lists/selection.ts';
import { plural } from '../../lib/plural.ts';
import { mayOpen, memberOptions } from './DeskBar.tsx';
import own from './InboxBulk.module.css';
import { stageOptions, type Decision } from './desk-work.ts';
import { nobody } from './enquiry-inbox.ts';
import { stageWords, type Stage } from './enquiry-stage.ts';
import { useMembers } from './useMembers.ts';
import { useDesk } from './useDesk.ts';

type InboxBulkProps = { selection: Selection; isBin: boolean };

/** Bulk actions for the selected enquiries, below the list. */
export function InboxBulk({ selection, isBin }: InboxBulkProps) {
  const members = useMembers().filter((member) => mayOpen(member));
  const selected = useSyncExternalStore(selection.subscribe, selection.ids, selection.ids);
  const { decide, isBusy } = useDesk();
  const [mayGive, mayDelete] = [useMay('enquiries'), useMay('erase')];
  const ids = [...selected];
  const count = `${selected.size} selected`;

  async function apply(decision: Decision, verb: string) {
    const text = `${plural(ids.length, '# enquiry', '# enquiries')} ${verb}`;
    const isDone = await decide({ ids, decision, text, leavesFocus: false });
    if (isDone) selection.clear();
  }

  return (
    <>
      <p className="sr" role="status">
        {selected.size > 0 && count}
      </p>
      {selected.size > 0 && (
        <div className={`${styles.bar} ${own.bar}`} role="group" aria-label="Selection">
          <b className={`num ${styles.count}`}>{count}</b>
          {!isBin && (
            <>
              <Choice
                label="Stage of those selected"
                placeholder="Stage…"
                options={stageOptions}
                onChoose={(stage) =>
                  void apply({ stage: stage as Stage }, stageWords[stage as Stage].toLowerCase())
                }
              />
              {mayGive && (
                <Choice
                  label="Give those selected to"
                  placeholder="Give to…"
                  options={memberOptions(members)}
                  onChoose={(id) => {
                    const member = members.find((one) => one.id === id);
                    const givenTo = id === nobody ? null : id;
                    void apply({ givenTo }, `given to ${member?.name ?? 'nobody'}`);
                  }}
                />
              )}
              <Button
                variant="outline"
                aria-disabled={isBusy}
                onClick={() => void apply({ state: 'spam' }, 'marked as spam')}
              >
                Spam
              </Button>
            </>
          )}
          {mayDelete && (
            <Button
              variant="outline"
              aria-disabled={isBusy}
              onClick={() => void apply({ isDeleted: !isBin }, isBin ? 'brought back' : 'deleted')}
            >
              {isBin ? 'Restore' : 'Delete'}
            </Button>
          )}
          <Button variant="outline" className={styles.plain} onClick={selection.clear}>
            Clear
          </Button>
        </div>
      )}
    </>
  );
}

type ChoiceProps = {
  label: string;
  placeholder: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ label, placeholder, options, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      className={own.choice}
      aria-label={label}
      data={[{ value: '', label: placeholder }, ...options]}
      value=""
      onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value)}
    />
  );
}
