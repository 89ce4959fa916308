import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { capitalised } from '../../lib/text/capitalised.ts';
import { plural } from '../../lib/text/plural.ts';
import { countAffected, type Asked, type Consent } from '../../model/consent.ts';
import { ConsentContext } from '../actions/useAction.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import styles from './AskConsent.module.css';

type Answer = Partial<Consent>;

type Open = { asked: Asked; resolve: (consent: Answer | undefined) => void };

/** Asks before a change that would leave public records against a rule, whichever screen makes it. */
export function AskConsent({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [[open], setOpen] = useState<Open[]>([]);

  const ask = useCallback(
    (asked: Asked) =>
      new Promise<Answer | undefined>((resolve) =>
        setOpen((others) => [...others, { asked, resolve }]),
      ),
    [],
  );

  const value = useMemo(
    () => ({ ask, onChanged: () => void client.invalidateQueries() }),
    [ask, client],
  );

  function settle(consent?: Answer) {
    open?.resolve(consent);
    setOpen((all) => all.slice(1));
  }

  return (
    <ConsentContext value={value}>
      {children}
      {open && <ConsentDialog asked={open.asked} onAnswer={settle} />}
    </ConsentContext>
  );
}

type ConsentDialogProps = { asked: Asked; onAnswer: (consent?: Answer) => void };

function ConsentDialog({ asked, onAnswer }: ConsentDialogProps) {
  const { act, records, mayStay, cancels } = asked;
  if (cancels)
    return (
      <ConfirmDialog
        heading={cancels.heading}
        cancel="Go back"
        confirm={`Cancel them and ${act}`}
        onCancel={() => onAnswer()}
        onConfirm={() => onAnswer({ cancel: cancels.ids })}
      >
        <p>{cancels.text}</p>
      </ConfirmDialog>
    );
  const able = records.filter(({ canUnpublish }) => canUnpublish);
  const others = records.filter(({ canUnpublish }) => !canUnpublish);
  const mayUnpublish = able.length > 0 && (mayStay || others.length === 0);
  return (
    <Dialog
      isAlert
      focusesCancel
      heading={`${countAffected(records)} would be against a rule`}
      cancel="Go back"
      onCancel={() => onAnswer()}
      actions={
        <>
          {mayStay && (
            <Button
              variant="default"
              onClick={() => onAnswer({ unpublish: [], stay: ids(records) })}
            >
              {`${capitalised(act)} and keep published`}
            </Button>
          )}
          {mayUnpublish && (
            <Button
              color="danger"
              onClick={() => onAnswer({ unpublish: ids(able), stay: ids(others) })}
            >
              {unpublishLabel(act, countAffected(able))}
            </Button>
          )}
        </>
      }
    >
      <p>
        {act === 'schedule' ? 'At that time' : 'After this change'}, a rule in Settings, Places{' '}
        {plural(
          records.length,
          'would no longer allow it to be published:',
          'would no longer allow them to be published:',
        )}
      </p>
      <ul className={styles.records}>
        {records.map(({ noun, id, name, reason, address }) => (
          <li key={`${noun} ${id}`}>
            <a href={address} target="_blank" rel="noreferrer">
              {name}
            </a>
            {reason}
          </li>
        ))}
      </ul>
      {others.length > 0 && <p>{fixedText(others, mayStay)}</p>}
      {mayStay && <p>What stays published is listed on the dashboard until it is corrected.</p>}
    </Dialog>
  );
}

function ids(records: Asked['records']) {
  return records.map(({ id }) => id);
}

function unpublishLabel(act: Asked['act'], count: string) {
  if (act === 'unpublish') return `Unpublish ${count} too`;
  if (act === 'schedule') return `Schedule, and unpublish ${count} then`;
  return `Unpublish ${count} and ${act}`;
}

function fixedText(others: Asked['records'], mayStay: boolean) {
  const names = new Intl.ListFormat('en').format(others.map(({ name }) => `“${name}”`));
  return mayStay
    ? `${names} cannot be unpublished and ${plural(others.length, 'stays', 'stay')} published.`
    : `${names} cannot be unpublished. Go back and change the text first.`;
}
