import { Button, TextInput } from '@mantine/core';
import { actions } from 'astro:actions';
import { useId, useState } from 'react';
import { useMay } from '../../../admin/frame/member-context.ts';
import { Alert } from '../../../admin/feedback/Alert.tsx';
import { Dialog } from '../../../admin/feedback/Dialog.tsx';
import { useMember } from '../../../admin/frame/member-context.ts';
import { saveFile } from '../../../admin/browser/save-file.ts';
import { useChange, type Send } from '../../../admin/actions/useChange.ts';
import { formatShortDateTime } from '../../../lib/time/dates.ts';
import { fullAddressLine } from '../../../lib/geo/postal-address.ts';
import { may } from '../../../model/rights.ts';
import { paths } from '../../../site/paths.ts';
import { headOffice, settings } from '../../../site/settings/settings.ts';
import {
  enquiryErrors,
  enquiryTopic,
  type ExportedPerson,
  type MutedReader,
  type PersonFound,
} from '../inbox/enquiry-inbox.ts';
import { allowsEmails } from './consent.ts';
import { ConsentRegister } from './ConsentRegister.tsx';
import { countErased, ErasePersonDialog } from './ErasePersonDialog.tsx';
import { personPage } from './person-page.ts';
import { UnsubscribePersonDialog } from './UnsubscribePersonDialog.tsx';
import styles from './PersonDialog.module.css';

type Person = PersonFound & { email: string };

/** Finds all data of one person, to export or erase it. */
export function PersonDialog({ onClose }: { onClose: () => void }) {
  const form = useId();
  const [email, setEmail] = useState('');
  const [person, setPerson] = useState<Person>();
  const mayExportAll = may(useMember().role, 'settings');
  const [isErasing, setErasing] = useState(false);
  const [isUnsubscribing, setUnsubscribing] = useState(false);
  const mayWriteAgain = useMay('settings');
  const { change, isBusy, failure } = useChange({ keys: [], failsIn: 'place' });

  async function find(send: Send, address: string) {
    const result = await send(
      actions.enquiries.findPerson,
      { email: address },
      enquiryErrors.fetch,
    );
    setPerson({ ...result, email: address });
  }

  async function writeAgain(send: Send, address: string) {
    await send(actions.enquiries.unmutePerson, { email: address }, enquiryErrors.unmute);
    await find(send, address);
  }

  if (person && isUnsubscribing) {
    return (
      <UnsubscribePersonDialog
        key="unsubscribe"
        email={person.email}
        onCancel={() => setUnsubscribing(false)}
        onDone={onClose}
      />
    );
  }
  if (person && isErasing) {
    return (
      <ErasePersonDialog
        key="question"
        email={person.email}
        amount={amountText(person)}
        onCancel={() => setErasing(false)}
        onErased={onClose}
      />
    );
  }
  return (
    <Dialog
      key="search"
      heading="Personal data of one person"
      onCancel={onClose}
      cancel="Close"
      actions={
        <>
          {person && hasData(person) && (
            <>
              {(['page', 'json'] as const).map((kind) => (
                <Button
                  key={kind}
                  variant="default"
                  onClick={() =>
                    !isBusy && void change((send) => download(send, person.email, kind))
                  }
                >
                  {kind === 'page' ? 'Export as web page' : 'Export as JSON'}
                </Button>
              ))}
              {allowsEmails(person.consents) && (
                <Button variant="default" onClick={() => setUnsubscribing(true)}>
                  Unsubscribe…
                </Button>
              )}
              {person.enquiries.length + person.letters.length + person.subscriptions > 0 && (
                <Button color="danger" onClick={() => setErasing(true)}>
                  Erase…
                </Button>
              )}
            </>
          )}
          <Button type="submit" form={form} aria-disabled={isBusy}>
            Find
          </Button>
        </>
      }
    >
      <p>Export or erase everything a person has sent you, when they ask you to.</p>
      {mayExportAll && (
        <p>
          <a href={paths.consentRegister}>Download the register of all consents</a> (CSV), if a
          regulator asks for it.
        </p>
      )}
      {failure && <Alert>{failure}</Alert>}
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const address = email.trim();
          if (!isBusy && address !== '') void change((send) => find(send, address));
        }}
      >
        <TextInput
          label="Email"
          type="search"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={email}
          onChange={({ currentTarget }) => {
            setEmail(currentTarget.value);
            setPerson(undefined);
          }}
          required
          data-autofocus
        />
      </form>
      <div role="status">
        {person && (
          <>
            <p>{hasData(person) ? amountText(person) : 'No data found for this email.'}</p>
            <ul className={styles.found}>
              {[...person.enquiries, ...person.letters].map((one) => (
                <li key={one.id}>
                  {'form' in one ? enquiryTopic(one) : `Email: ${one.subject}`}{' '}
                  <span className="muted num">
                    {formatShortDateTime(headOffice().timeZone, one.createdAt)}
                  </span>
                </li>
              ))}
            </ul>
            {person.muted && (
              <p>
                {mutedText(person.muted)}{' '}
                {mayWriteAgain && (
                  <Button
                    variant="subtle"
                    aria-disabled={isBusy}
                    onClick={() => !isBusy && void change((send) => writeAgain(send, person.email))}
                  >
                    Write again
                  </Button>
                )}
              </p>
            )}
            {person.consents.length > 0 && (
              <section className={styles.consents} aria-label="Consents">
                <h3>Consents</h3>
                <ConsentRegister consents={person.consents} />
              </section>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

async function download(send: Send, address: string, kind: 'page' | 'json') {
  const input = { email: address };
  const answer = await send(actions.enquiries.exportPerson, input, enquiryErrors.export);
  if (kind === 'json')
    saveFile(JSON.stringify(answer, null, 2), 'one-person.json', 'application/json');
  else saveFile(exportPage(answer, address), 'one-person.html', 'text/html');
}

function hasData({ enquiries, letters, consents, muted }: PersonFound) {
  return enquiries.length + letters.length + consents.length > 0 || muted !== undefined;
}

function mutedText({ since, reason, status }: MutedReader) {
  const day = formatShortDateTime(headOffice().timeZone, since);
  const code = status === null ? '' : ` (${status})`;
  return reason === 'bounced'
    ? `Muted ${day}: emails came back${code}.`
    : `Muted ${day}: an email was marked as spam.`;
}

function amountText({ enquiries, mails, letters, subscriptions }: PersonFound) {
  const counts = { enquiries: enquiries.length, mails, letters: letters.length, subscriptions };
  return countErased(counts);
}

function exportPage(data: ExportedPerson, email: string) {
  return personPage(data, {
    email,
    timeZone: headOffice().timeZone,
    company: [
      settings().company.name,
      fullAddressLine(headOffice()),
      `${headOffice().infoEmail}, ${headOffice().phone}`,
    ],
    now: new Date().toISOString(),
  });
}
