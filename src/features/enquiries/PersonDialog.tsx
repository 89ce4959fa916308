import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Alert } from '../../admin/Alert.tsx';
import { Dialog } from '../../admin/Dialog.tsx';
import { ActionFailure } from '../../admin/actions.ts';
import { saveFile } from '../../admin/save-file.ts';
import { useAction } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { shortMomentIn } from '../../lib/dates.ts';
import { facts } from '../../site/facts.ts';
import { enquiryErrors, topicOf, type HeldEnquiry, type PersonFound } from './enquiry-inbox.ts';
import { enquiryActions } from './enquiry-actions.tsx';
import { personPage } from './person-page.ts';
import styles from './PersonDialog.module.css';

/** All that one person has sent: to be handed over, or erased. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const call = useAction();
  const queryClient = useQueryClient();
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<PersonFound & { email: string }>();
  const [isAsked, setAsked] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  if (found && isAsked) {
    return (
      <Dialog
        key="question"
        isAlert
        heading="Erase this person"
        onCancel={() => setAsked(false)}
        actions={
          <>
            <Button variant="default" onClick={() => setAsked(false)} data-autofocus>
              Cancel
            </Button>
            <Button color="danger" aria-disabled={isBusy} onClick={() => void erase(found.email)}>
              {isBusy ? 'Erasing...' : 'Erase'}
            </Button>
          </>
        }
      >
        {failure && <Alert>{failure}</Alert>}
        <p>Are you sure you want to erase all that {found.email} has sent?</p>
        <p>{`${counted(found)} will be gone, notes included. This cannot be undone.`}</p>
        <p>Backups made before still hold it until they are deleted.</p>
      </Dialog>
    );
  }
  return (
    <Dialog
      key="search"
      heading="One person’s enquiries"
      onCancel={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Close
          </Button>
          {found && found.enquiries.length > 0 && (
            <>
              <Button variant="default" onClick={() => void download(found.email, 'page')}>
                Export page
              </Button>
              <Button variant="default" onClick={() => void download(found.email, 'json')}>
                Export JSON
              </Button>
              <Button color="danger" onClick={() => setAsked(true)}>
                Erase…
              </Button>
            </>
          )}
          <Button type="submit" form={form} aria-disabled={isBusy}>
            Find
          </Button>
        </>
      }
    >
      <p>To hand over what a person has sent, or to erase it, when they ask for it.</p>
      {failure && <Alert>{failure}</Alert>}
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          void find(email.trim());
        }}
      >
        <TextInput
          label="E-mail of the person"
          type="search"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setFound(undefined);
          }}
          required
          data-autofocus
        />
      </form>
      <div role="status">
        {found && (
          <>
            <p>{found.enquiries.length === 0 ? 'Nothing was sent under it.' : counted(found)}</p>
            <ul className={styles.found}>
              {found.enquiries.map((enquiry) => (
                <li key={enquiry.id}>
                  {topicOf(enquiry)}{' '}
                  <span className="muted num">
                    {shortMomentIn(facts.timeZone, enquiry.createdAt)}
                  </span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Dialog>
  );

  function find(address: string) {
    return attempt(enquiryErrors.fetch, async () => {
      if (address === '') return;
      const input = { email: address };
      const answer = await call(enquiryActions.findPerson, input, enquiryErrors.fetch);
      if ('outcome' in answer) throw new ActionFailure(enquiryErrors.fetch);
      setFound({ ...answer, email: address });
    });
  }

  function download(address: string, kind: 'page' | 'json') {
    return attempt(enquiryErrors.export, async () => {
      const input = { email: address };
      const answer = await call(enquiryActions.exportPerson, input, enquiryErrors.export);
      if ('outcome' in answer) throw new ActionFailure(enquiryErrors.export);
      if (kind === 'json')
        saveFile(JSON.stringify(answer, null, 2), 'one-person.json', 'application/json');
      else saveFile(pageOf(answer, address), 'one-person.html', 'text/html');
    });
  }

  function erase(address: string) {
    return attempt(enquiryErrors.erase, async () => {
      const input = { email: address };
      const answer = await call(enquiryActions.erasePerson, input, enquiryErrors.erase);
      if ('outcome' in answer) throw new ActionFailure(enquiryErrors.erase);
      onClose();
      const { enquiries, mails } = answer;
      showToast({
        text: `Erased: ${amount(enquiries, 'enquiry', 'enquiries')}, ${amountOfMails(mails)}`,
      });
      await queryClient.invalidateQueries();
    });
  }

  async function attempt(otherwise: string, work: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    await work().catch(() => setFailure(otherwise));
    setBusy(false);
  }
}

function counted({ enquiries, mails }: PersonFound) {
  return `${amount(enquiries.length, 'enquiry', 'enquiries')} and ${amountOfMails(mails)}`;
}

function amountOfMails(mails: number) {
  return amount(mails, 'mail', 'mails');
}

function amount(count: number, one: string, many: string) {
  return `${count} ${count === 1 ? one : many}`;
}

/** To be sent to the person: it opens anywhere. */
function pageOf(enquiries: HeldEnquiry[], email: string) {
  const { street, city, region, postalCode, country } = facts.address;
  const place = `${street}, ${city}, ${region} ${postalCode}, ${country}`;
  return personPage(enquiries, {
    email,
    timeZone: facts.timeZone,
    company: [facts.name, place, `${facts.infoEmail}, ${facts.phone}`],
    now: new Date().toISOString(),
  });
}
