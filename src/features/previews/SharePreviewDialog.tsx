import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { copyText } from '../../admin/browser/copy-text.ts';
import { Dialog } from '../../admin/feedback/Dialog.tsx';
import { CopyField } from '../../admin/fields/CopyField.tsx';
import { useChange, type Send } from '../../admin/actions/useChange.ts';
import { useAction, useRead } from '../../admin/actions/useAction.ts';
import { dateIn, formatDateTimeIn } from '../../lib/time/dates.ts';
import type { Noun } from '../../model/noun.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { withoutPricesText } from '../places/verdict.ts';
import { paths } from '../../site/paths.ts';
import {
  previewDays,
  previewErrors,
  type PreviewedNoun,
  type PreviewLink,
} from './preview-link.ts';
import styles from './SharePreviewDialog.module.css';

type SharePreviewDialogProps = { noun: Noun; id: string; onClose: () => void };

export function SharePreviewDialog({ noun, id, onClose }: SharePreviewDialogProps) {
  const read = useRead();
  const call = useAction();
  const choice = useId();
  const [days, setDays] = useState<(typeof previewDays)[number]>(7);
  const [message, setMessage] = useState('');
  const { change, isBusy, failure } = useChange({ keys: [], failsIn: 'place' });
  const record = { noun: noun.name as PreviewedNoun, id };
  const links = useQuery({
    queryKey: ['preview links', noun.name, id],
    queryFn: () => read(actions.previewLinks.list, record, previewErrors.fetch),
    staleTime: 0,
  });
  const { data: verdict, error } = useQuery({
    queryKey: ['may share preview', noun.name, id],
    queryFn: () => call(actions.previewLinks.ask, record, previewErrors.ask),
    staleTime: 0,
  });
  const shown = links.data?.find(({ token }) => token !== null);
  const url = shown?.token ? location.origin + paths.preview(shown.token) : undefined;
  const reasons = verdict && 'faults' in verdict ? [...new Set(Object.values(verdict.faults))] : [];
  const hasBegun = useRef(false);
  const makeFirst = useEffectEvent(() => {
    if (verdict && reasons.length === 0 && !shown) void change(makeLink);
  });
  // Whoever opens the dialog wants a link.
  useEffect(() => {
    if (hasBegun.current || !verdict || !links.data) return;
    hasBegun.current = true;
    makeFirst();
  }, [verdict, links.data]);
  const errorMessage = failure ?? links.error?.message ?? error?.message;

  async function copy(text: string) {
    const isCopied = await copyText(text);
    setMessage(isCopied ? 'Copied.' : 'Your browser blocked copying. Select the link and copy it.');
  }

  async function makeLink(send: Send) {
    const result = await send(
      actions.previewLinks.create,
      { ...record, days },
      previewErrors.create,
    );
    if (result.outcome === 'gone') return setMessage(previewErrors.deleted);
    await Promise.all([copy(location.origin + paths.preview(result.token)), links.refetch()]);
  }

  async function withdrawLink(send: Send, link: PreviewLink) {
    await send(actions.previewLinks.withdraw, { id: link.id }, previewErrors.withdraw);
    setMessage('Link revoked. It no longer works.');
    await links.refetch();
  }

  return (
    <Dialog
      heading="Share preview link"
      onCancel={onClose}
      actions={
        <Button variant="default" data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <p className={styles.quiet}>
        Anyone with the link can see the saved version of this {noun.one}, and nothing else. Search
        engines cannot find it.
      </p>
      <div role="status">
        {verdict?.outcome === 'limited' && <p>{withoutPricesText(verdict.missingFiling)}</p>}
        {reasons.length > 0 && (
          <div className={styles.reasons}>
            <p>This {noun.one} cannot be shared yet.</p>
            <ul>
              {reasons.map((reason) => (
                <li key={reason}>{reason.replaceAll(' Source: ', '\nSource: ')}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {errorMessage && <Alert takesFocus={false}>{errorMessage}</Alert>}
      {url && reasons.length === 0 && (
        <CopyField label="Link" value={url} buttonVariant="filled" onCopy={() => void copy(url)} />
      )}
      <p className={styles.said} role="status">
        {message}
      </p>
      {links.data && links.data.length > 0 && (
        <ul className={styles.links} aria-label="Active links">
          {links.data.map((link) => (
            <li key={link.id} className={styles.line}>
              <span className="num">{openedText(link)}</span>
              <Button
                variant="subtle"
                color="danger"
                aria-disabled={isBusy}
                onClick={() => void change((send) => withdrawLink(send, link))}
              >
                Revoke<span className="sr"> the link. {openedText(link)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {url && <h3 className={styles.another}>Another link</h3>}
      <div className={styles.line}>
        <span id={choice}>Expires after</span>
        <div className={styles.days} role="group" aria-labelledby={choice}>
          {previewDays.map((each) => (
            <Button
              key={each}
              variant={each === days ? 'filled' : 'default'}
              aria-pressed={each === days}
              onClick={() => setDays(each)}
            >
              {each === 1 ? '1 day' : `${each} days`}
            </Button>
          ))}
        </div>
        <Button
          variant="default"
          leftSection={<AdminIcon name="link" />}
          aria-disabled={isBusy || reasons.length > 0}
          onClick={() => reasons.length === 0 && void change(makeLink)}
        >
          {url ? 'Create another link' : 'Create and copy link'}
        </Button>
      </div>
    </Dialog>
  );
}

/** `Ends Jan 12, 2026, 9:29 a.m. Opened twice, last on Jan 4, 2026.` */
function openedText({ expiresAt, opened, lastOpenedAt }: PreviewLink) {
  const time = formatDateTimeIn(headOffice().timeZone, expiresAt);
  const ends = `Expires ${time.endsWith('.') ? time : `${time}.`}`;
  if (lastOpenedAt === null) return `${ends} Not opened yet.`;
  const times = ['', 'once', 'twice'][opened] ?? `${opened} times`;
  return `${ends} Opened ${times}, last on ${dateIn(headOffice().timeZone, lastOpenedAt)}.`;
}
