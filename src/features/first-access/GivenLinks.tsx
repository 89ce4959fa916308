import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { ConfirmDialog } from '../../admin/ConfirmDialog.tsx';
import { RowButton } from '../../admin/lists/RowButton.tsx';
import { dateOf, shortMomentOf } from '../../admin/moment-text.ts';
import { useReportedAction } from '../../admin/useReportedAction.ts';
import { accessKey, accessErrors, isOpen, maxOpenings, type GivenAccess } from './first-access.ts';
import styles from './FirstAccessScreen.module.css';

const extraOpenings = 2;

export function GivenLinks({ allLinks }: { allLinks: GivenAccess[] }) {
  const [view, setView] = useState<'open' | 'ended'>('open');
  const [ending, setEnding] = useState<GivenAccess>();
  const [now] = useState(() => new Date());
  const links = allLinks.filter((link) => isOpen(link, now) === (view === 'open'));
  const end = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.end,
    errorMessage: accessErrors.end,
    toast: () => 'Access ended',
  });
  const giveMore = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.more,
    errorMessage: accessErrors.more,
    toast: () => `${extraOpenings} more openings given`,
  });
  return (
    <section className={styles.given} aria-labelledby="given">
      <div className={styles.givenHead}>
        <h2 id="given">Who opened</h2>
        <div role="group" aria-label="Which" className={styles.which}>
          {(['open', 'ended'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {one === 'open' ? 'Open now' : 'Ended'}
            </button>
          ))}
        </div>
      </div>
      {links.length === 0 && (
        <p className={styles.quiet}>
          {view === 'open' ? 'Nobody has access just now.' : 'No access has ended yet.'}
        </p>
      )}
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.id}>
            <span>
              <b>{link.name}</b>
              <small>{statusText(link)}</small>
            </span>
            <span>{link.projectTitle}</span>
            <span className="num">
              <Discs {...link} />
              {link.opened} of {link.openings}
              <small>
                {link.lastOpenedAt ? `last ${shortMomentOf(link.lastOpenedAt)}` : 'not yet'}
              </small>
            </span>
            <span className="num">until {dateOf(link.expiresAt)}</span>
            <span className={styles.acts}>
              {isOpen(link, now) && link.opened >= link.openings && (
                <Button
                  variant="default"
                  aria-disabled={giveMore.isPending}
                  onClick={() =>
                    !giveMore.isPending && giveMore.mutate({ id: link.id, openings: extraOpenings })
                  }
                >
                  Give {extraOpenings} more<span className="sr"> to {link.name}</span>
                </Button>
              )}
              {isOpen(link, now) && (
                <RowButton
                  icon="close"
                  label={`End access of ${link.name}`}
                  onClick={() => setEnding(link)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
      {ending && (
        <ConfirmDialog
          heading="End this access?"
          confirm="End access"
          busy="Ending..."
          isBusy={end.isPending}
          onCancel={() => setEnding(undefined)}
          onConfirm={() => end.mutate({ id: ending.id }, { onSettled: () => setEnding(undefined) })}
        >
          The link of {ending.name} to {ending.projectTitle} says then, kindly, that it has ended.
        </ConfirmDialog>
      )}
    </section>
  );
}

/** One disc per opening. Renders nothing if there are too many for the space. */
function Discs({ opened, openings }: Pick<GivenAccess, 'opened' | 'openings'>) {
  if (openings > maxOpenings) return null;
  return (
    <span className={styles.discs} aria-hidden="true">
      {Array.from({ length: openings }, (_, index) => (
        <i key={index} className={index < opened ? styles.used : undefined} />
      ))}
    </span>
  );
}

function statusText({ state, isHandedOn, letter, createdAt, opened, openings }: GivenAccess) {
  if (state === 'left') return 'Had left the list: no letter was sent';
  if (state === 'ended') return 'Ended by staff';
  if (state === 'waiting') return 'The letter is being written';
  if (letter === 'failed') return 'The letter could not be sent';
  if (opened >= openings) return 'None are left';
  if (isHandedOn) return `Link made ${shortMomentOf(createdAt)}`;
  if (letter === null) return 'Has left the list: no letter was sent';
  return letter === 'waiting' ? 'The letter waits to be sent' : `Sent ${shortMomentOf(createdAt)}`;
}
