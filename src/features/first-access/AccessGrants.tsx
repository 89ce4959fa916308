import { Button } from '@mantine/core';
import { actions } from 'astro:actions';
import { useState } from 'react';
import { ConfirmDialog } from '../../admin/feedback/ConfirmDialog.tsx';
import { RowButton } from '../../admin/lists/table/RowButton.tsx';
import { formatDate, formatShortTime } from '../../admin/controls/format-local-time.ts';
import { useChange } from '../../admin/actions/useChange.ts';
import {
  accessKey,
  accessErrors,
  isOpenGrant,
  maxOpenings,
  type AccessGrant,
} from './first-access.ts';
import styles from './FirstAccessScreen.module.css';

const extraOpenings = 2;

export function AccessGrants({ allLinks }: { allLinks: AccessGrant[] }) {
  const [view, setView] = useState<'open' | 'ended'>('open');
  const [ending, setEnding] = useState<AccessGrant>();
  const [now] = useState(() => new Date());
  const links = allLinks.filter((link) => isOpenGrant(link, now) === (view === 'open'));
  const { change, isBusy } = useChange({ keys: [accessKey] });

  async function end({ id }: AccessGrant) {
    await change(async (send) => {
      await send(actions.firstAccess.end, { id }, accessErrors.end);
      return 'Access ended';
    });
    setEnding(undefined);
  }

  function addDevices({ id }: AccessGrant) {
    void change(async (send) => {
      const input = { id, openings: extraOpenings };
      await send(actions.firstAccess.more, input, accessErrors.more);
      return `${extraOpenings} more devices allowed`;
    });
  }

  return (
    <section className={styles.given} aria-labelledby="given">
      <div className={styles.givenHead}>
        <h2 id="given">Access given</h2>
        <div role="group" aria-label="Filter" className={styles.which}>
          {(['open', 'ended'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-current={view === one || undefined}
              onClick={() => setView(one)}
            >
              {one === 'open' ? 'Active' : 'Ended'}
            </button>
          ))}
        </div>
      </div>
      {links.length === 0 && (
        <p className={styles.quiet}>
          {view === 'open' ? 'No one has access at the moment.' : 'No access has ended yet.'}
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
                {link.lastOpenedAt
                  ? `last opened ${formatShortTime(link.lastOpenedAt)}`
                  : 'not opened yet'}
              </small>
            </span>
            <span className="num">until {formatDate(link.expiresAt)}</span>
            <span className={styles.acts}>
              {isOpenGrant(link, now) && link.opened >= link.openings && (
                <Button
                  variant="default"
                  aria-disabled={isBusy}
                  onClick={() => !isBusy && addDevices(link)}
                >
                  Allow {extraOpenings} more devices<span className="sr"> to {link.name}</span>
                </Button>
              )}
              {isOpenGrant(link, now) && (
                <RowButton
                  icon="close"
                  label={`End access for ${link.name}`}
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
          isBusy={isBusy}
          onCancel={() => setEnding(undefined)}
          onConfirm={() => void end(ending)}
        >
          {ending.name} will no longer be able to open {ending.projectTitle}. The link will show
          that access has ended.
        </ConfirmDialog>
      )}
    </section>
  );
}

/** One disc per opening. Renders nothing if there are too many for the space. */
function Discs({ opened, openings }: Pick<AccessGrant, 'opened' | 'openings'>) {
  if (openings > maxOpenings) return null;
  return (
    <span className={styles.discs} aria-hidden="true">
      {Array.from({ length: openings }, (_, index) => (
        <i key={index} className={index < opened ? styles.used : undefined} />
      ))}
    </span>
  );
}

function statusText(grant: AccessGrant) {
  const { state, problem, isHandedOn, letter, createdAt, opened, openings } = grant;
  if (problem !== null) return `Not sent. ${problem} Correct this, then give access again.`;
  if (state === 'left') return 'Not sent: had already unsubscribed';
  if (state === 'ended') return 'Ended by your team';
  if (state === 'waiting') return 'Preparing email';
  if (letter === 'failed') return 'Email could not be sent';
  if (opened >= openings) return 'Device limit reached';
  if (isHandedOn) return `Link created ${formatShortTime(createdAt)}`;
  if (letter === null) return 'Not sent: has unsubscribed';
  return letter === 'waiting'
    ? 'Email is waiting to be sent'
    : `Sent ${formatShortTime(createdAt)}`;
}
