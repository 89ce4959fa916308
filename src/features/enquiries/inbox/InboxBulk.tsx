import { Button, NativeSelect } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { SelectedBar } from '../../../admin/lists/bulk/SelectedBar.tsx';
import { useMay } from '../../../admin/frame/member-context.ts';
import type { Selection } from '../../../admin/lists/bulk/selection.ts';
import { plural } from '../../../lib/text/plural.ts';
import { mayOpenEnquiries, memberOptions } from '../assignment/AssignmentBar.tsx';
import styles from './InboxBulk.module.css';
import { stageOptions, type UndoableDecision } from '../assignment/decisions.ts';
import { nobody, type InboxFolder } from './inbox-filter.ts';
import { stageLabels, type Stage } from '../enquiry-status.ts';
import { useMembers } from '../assignment/useMembers.ts';
import { useEnquiryDecision } from '../assignment/useEnquiryDecision.ts';

type InboxBulkProps = { selection: Selection; folder: InboxFolder | undefined };

/** The bulk actions for the selected enquiries, below the list. */
export function InboxBulk({ selection, folder }: InboxBulkProps) {
  const [isBin, isSpam] = [folder === 'bin', folder === 'spam'];
  const members = useMembers().filter((member) => mayOpenEnquiries(member));
  const selectedIds = useSyncExternalStore(selection.subscribe, selection.ids, selection.ids);
  const { decide, isBusy } = useEnquiryDecision();
  const [canAssign, mayDelete] = [useMay('enquiries'), useMay('erase')];
  const ids = [...selectedIds];
  const count = `${selectedIds.size} selected`;

  async function act(decision: Exclude<UndoableDecision, { viewing: unknown }>, done: string) {
    const text = `${plural(ids.length, '# enquiry', '# enquiries')} ${done}`;
    const isDone = await decide({ ids, decision, text, leavesFocus: false });
    if (isDone) selection.clear();
  }

  return (
    <>
      <p className="sr" role="status">
        {selectedIds.size > 0 && count}
      </p>
      {selectedIds.size > 0 && (
        <SelectedBar count={count} role="group" className={styles.bar} onClear={selection.clear}>
          {!isBin && (
            <>
              {!isSpam && (
                <Choice
                  label="Stage of selected enquiries"
                  first="Set stage…"
                  options={stageOptions}
                  onChoose={(stage) =>
                    void act(
                      { status: stage as Stage },
                      `moved to ${stageLabels[stage as Stage].toLowerCase()}`,
                    )
                  }
                />
              )}
              {canAssign && (
                <Choice
                  label="Assign selected enquiries to"
                  first="Assign to…"
                  options={memberOptions(members)}
                  onChoose={(id) => {
                    const member = members.find((one) => one.id === id);
                    const assigneeId = id === nobody ? null : id;
                    void act({ givenTo: assigneeId }, `assigned to ${member?.name ?? 'no one'}`);
                  }}
                />
              )}
              <Button
                variant="outline"
                aria-disabled={isBusy}
                onClick={() =>
                  void act(
                    { status: isSpam ? 'new' : 'spam' },
                    isSpam ? 'moved to the inbox' : 'marked as spam',
                  )
                }
              >
                {isSpam ? 'Not spam' : 'Mark as spam'}
              </Button>
            </>
          )}
          {mayDelete && (
            <Button
              variant="outline"
              aria-disabled={isBusy}
              onClick={() => void act({ isDeleted: !isBin }, isBin ? 'restored' : 'deleted')}
            >
              {isBin ? 'Restore' : 'Delete'}
            </Button>
          )}
        </SelectedBar>
      )}
    </>
  );
}

type ChoiceProps = {
  label: string;
  first: string;
  options: { value: string; label: string }[];
  onChoose: (value: string) => void;
};

function Choice({ label, first, options, onChoose }: ChoiceProps) {
  return (
    <NativeSelect
      className={styles.choice}
      aria-label={label}
      data={[{ value: '', label: first }, ...options]}
      value=""
      onChange={({ currentTarget }) => currentTarget.value && onChoose(currentTarget.value)}
    />
  );
}
