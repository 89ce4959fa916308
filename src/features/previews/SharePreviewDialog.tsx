import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useId, useState } from 'react';
import { AdminIcon } from '../../admin/AdminIcon.tsx';
import { Alert } from '../../admin/Alert.tsx';
import { copyText } from '../../admin/copy-text.ts';
import { Dialog } from '../../admin/Dialog.tsx';
import { inputWithButton } from '../../admin/fields/input-with-button.tsx';
import { useWork } from '../../admin/lists/useWork.ts';
import { useRead } from '../../admin/SignInAgain.tsx';
import { dateIn, momentIn } from '../../lib/dates.ts';
import type { Noun } from '../../lib/noun.ts';
import { headOffice } from '../../site/settings.ts';
import { paths } from '../../site/paths.ts';
import { newsAnchor } from '../news/news.ts';
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
  const choice = useId();
  const [days, setDays] = useState<(typeof previewDays)[number]>(7);
  const [address, setAddress] = useState<string>();
  const [said, setSaid] = useState('');
  const { work, isBusy, failure } = useWork();
  const record = { noun: noun.name as PreviewedNoun, id };
  const links = useQuery({
    queryKey: ['preview links', noun.name, id],
    queryFn: () => read(actions.previewLinks.list, record, previewErrors.fetch),
    staleTime: 0,
  });
  const refused = failure ?? links.error?.message;

  async function copy(text: string) {
    const isCopied = await copyText(text);
    setSaid(isCopied ? 'Copied.' : 'The browser does not let us copy: select the link yourself.');
  }

  async function make() {
    const made = await read(actions.previewLinks.create, { ...record, days }, previewErrors.create);
    if (made.outcome === 'gone') return setSaid(previewErrors.gone);
    const link = location.origin + linkAddress(record, made.token);
    setAddress(link);
    await copy(link);
    await links.refetch();
  }

  async function end(link: PreviewLink) {
    await read(actions.previewLinks.withdraw, { id: link.id }, previewErrors.withdraw);
    setAddress(undefined);
    setSaid('Withdrawn. The link opens nothing any more.');
    await links.refetch();
  }

  return (
    <Dialog
      heading="Share preview link"
      onCancel={onClose}
      actions={<Button onClick={onClose}>Done</Button>}
    >
      <p className={styles.quiet}>
        Whoever has a link sees this {noun.one} as it is saved, and nothing else. It is not found by
        search engines.
      </p>
      {refused && <Alert takesFocus={false}>{refused}</Alert>}
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
      </div>
      <div>
        <Button
          variant={address ? 'default' : 'filled'}
          leftSection={<AdminIcon name="link" />}
          aria-disabled={isBusy}
          data-autofocus
          onClick={() => work(make)}
        >
          {address ? 'Make another link' : 'Make link and copy'}
        </Button>
      </div>
      {address && (
        <TextInput
          label="Link"
          description="It is shown only now."
          value={address}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
          inputContainer={inputWithButton(
            <Button
              variant="default"
              leftSection={<AdminIcon name="copy" />}
              onClick={() => void copy(address)}
            >
              Copy
            </Button>,
          )}
        />
      )}
      <p className={styles.said} role="status">
        {said}
      </p>
      {links.data && links.data.length > 0 && (
        <section aria-label="Links that are open">
          <ul className={styles.links}>
            {links.data.map((link) => (
              <li key={link.id} className={styles.line}>
                <span className="num">{openedWords(link)}</span>
                <Button
                  variant="subtle"
                  color="danger"
                  aria-disabled={isBusy}
                  onClick={() => work(() => end(link))}
                >
                  Withdraw<span className="sr"> the link. {openedWords(link)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

/** Where a link leads: of a news item, to its place on the page of news. */
function linkAddress({ noun, id }: { noun: string; id: string }, token: string) {
  const place = noun === 'news' ? `#${newsAnchor({ id })}` : '';
  return paths.preview(token) + place;
}

/** `Ends Jan 12, 2026, 9:29 a.m. Opened twice, last on Jan 4, 2026.` */
function openedWords({ expiresAt, opened, lastOpenedAt }: PreviewLink) {
  const ends = `Ends ${momentIn(headOffice().timeZone, expiresAt)}`;
  if (lastOpenedAt === null) return `${ends} Not opened yet.`;
  const times = ['', 'once', 'twice'][opened] ?? `${opened} times`;
  return `${ends} Opened ${times}, last on ${dateIn(headOffice().timeZone, lastOpenedAt)}.`;
}
