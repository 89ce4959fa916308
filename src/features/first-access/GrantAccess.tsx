import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { plural } from '../../lib/text/plural.ts';
import { withoutPricesText } from '../places/verdict.ts';
import { cityName, type ListedProject } from '../projects/project.ts';
import { ConfirmAccess } from './ConfirmAccess.tsx';
import { accessDays, maxOpenings, type VipPerson } from './first-access.ts';
import styles from './FirstAccessScreen.module.css';
import { HomesChoice } from './HomesChoice.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { PeopleChoice } from './PeopleChoice.tsx';
import { useAllowedAccess } from './useAllowedAccess.ts';
import { useGrantAccess } from './useGrantAccess.ts';
import { useOfferedHomes } from './useOfferedHomes.ts';
import { paragraphs } from '../../lib/text/paragraphs.ts';
import { settings } from '../../site/settings/settings.ts';

type GrantAccessProps = {
  projects: ListedProject[];
  people: VipPerson[];
  /** The project of the latest access, which is chosen at first. */
  lastProjectId: string | undefined;
};

const preset = { days: 14, openings: 3 } as const;

export function GrantAccess({ projects, people, lastProjectId }: GrantAccessProps) {
  const [projectId, setProjectId] = useState(
    () => projects.find(({ id }) => id === lastProjectId)?.id ?? '',
  );
  const [homes, setHomes] = useState<string[] | null>(null);
  const [ids, setIds] = useState<string[]>([]);
  const [days, setDays] = useState<(typeof accessDays)[number]>(preset.days);
  const [openings, setOpenings] = useState<number>(preset.openings);
  const [edits, setEdits] = useState<{ subject?: string; text?: string }>({});
  const offered = useOfferedHomes(projectId);
  const { reason, missingFiling } = useAllowedAccess(projectId);
  const project = projects.find((one) => one.id === projectId);
  const title = project?.title ?? '';
  const subject = edits.subject ?? (title && `First access to ${title}`);
  const message =
    edits.text ?? (title && defaultText(title, homes?.length ?? null, missingFiling === null));
  const grant = useGrantAccess(people, () => setIds([]));
  const { fields } = grant;
  const input = {
    projectId,
    projectTitle: title || '-',
    homes,
    people: ids,
    days,
    openings,
    subject,
    words: message,
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        grant.askToSend(input);
      }}
    >
      <div>
        {Object.keys(fields).length > 0 && (
          <Alert>Not sent. Please fix the fields marked below.</Alert>
        )}
        <Decision title="Project">
          <NativeSelect
            aria-label="Project"
            value={projectId}
            error={fields['projectId'] ?? (reason && `No access can be given yet. ${reason}`)}
            onChange={({ currentTarget }) => {
              setProjectId(currentTarget.value);
              setHomes(null);
            }}
          >
            <option value="">Choose a project</option>
            {projects.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title || 'Untitled'}, {cityName(one.city)}
                {one.publication?.isPublic === false ? ', not published' : ''}
              </option>
            ))}
          </NativeSelect>
          <div role="status">
            {missingFiling !== null && <p>{withoutPricesText(missingFiling)}</p>}
          </div>
        </Decision>
        <Decision title="Homes">
          <HomesChoice
            projectId={projectId}
            offered={offered}
            homeKeys={homes}
            error={fields['homes']}
            onChange={setHomes}
          />
        </Decision>
        <Decision title="People">
          <PeopleChoice
            people={people}
            personIds={ids}
            error={fields['people']}
            onChange={setIds}
          />
        </Decision>
        <Decision title="Access ends">
          <NativeSelect
            aria-label="Access ends"
            value={String(days)}
            onChange={({ currentTarget }) =>
              setDays(accessDays.find((one) => String(one) === currentTarget.value) ?? preset.days)
            }
          >
            {accessDays.map((one) => (
              <option key={one} value={one}>
                In {one} days, at 6 p.m.
              </option>
            ))}
          </NativeSelect>
        </Decision>
        <Decision title="Devices per link">
          <NativeSelect
            aria-label="Devices per link"
            description="How many devices can open each link. After that, the link does not open on any other device."
            value={String(openings)}
            onChange={({ currentTarget }) => setOpenings(Number(currentTarget.value))}
          >
            {Array.from({ length: maxOpenings }, (_, index) => (
              <option key={index} value={index + 1}>
                {plural(index + 1, '# device', '# devices')}
              </option>
            ))}
          </NativeSelect>
        </Decision>
        <Decision title="Email">
          <TextInput
            label="Subject"
            value={subject}
            error={fields['subject']}
            onChange={({ currentTarget }) => setEdits({ ...edits, subject: currentTarget.value })}
          />
          <Textarea
            label="Text"
            description="Follows “Dear …”. Leave a blank line between paragraphs."
            autosize
            minRows={4}
            value={message}
            error={fields['words']}
            onChange={({ currentTarget }) => setEdits({ ...edits, text: currentTarget.value })}
          />
        </Decision>
        <p className={styles.send}>
          <Button
            variant="subtle"
            aria-disabled={grant.isBusy}
            onClick={() => grant.makeLinks(input)}
          >
            Copy links, don’t send
          </Button>
          <Button type="submit" data-sends aria-disabled={grant.isBusy}>
            {sendLabel(ids.length)}
          </Button>
        </p>
      </div>
      <EmailPreview
        name={people.find(({ id: one }) => one === ids[0])?.name ?? ''}
        subject={subject}
        message={message}
        openings={openings}
      />
      {grant.question && (
        <ConfirmAccess
          question={grant.question}
          people={people}
          offered={offered}
          isBusy={grant.isBusy}
          onCancel={grant.cancel}
          onConfirm={grant.send}
        />
      )}
      {grant.links && <LinksDialog {...grant.links} onClose={grant.clearLinks} />}
    </form>
  );
}

function Decision({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.decision}>
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function sendLabel(count: number) {
  return count === 0 ? 'Send' : plural(count, 'Send # email', 'Send # emails');
}

function defaultText(title: string, homes: number | null, hasPrices: boolean) {
  const homesText =
    homes === null
      ? `Homes at ${title}`
      : plural(homes, `# home at ${title}`, `# homes at ${title}`);
  return `${homesText} ${homes === 1 ? 'is' : 'are'} available to you from today, with ${hasPrices ? 'prices and ' : ''}floor plans, before public release.`;
}

type EmailPreviewProps = { name: string; subject: string; message: string; openings: number };

/** Previews the letter to the first selected person. */
function EmailPreview({ name, subject, message, openings }: EmailPreviewProps) {
  return (
    <aside className={styles.preview} aria-label="Email preview">
      <p className={styles.quiet}>Preview{name && `, to ${name}`}</p>
      <div className={styles.letter}>
        <p className={styles.company}>{settings().company.name}</p>
        <h3>{subject || 'Choose a project'}</h3>
        <p>Dear {name || '…'},</p>
        {paragraphs(message).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <span className={styles.button}>View the homes</span>
        </p>
        <p className={styles.quiet}>
          Their personal link opens on {plural(openings, '# device', '# devices')}. One click
          unsubscribes.
        </p>
      </div>
    </aside>
  );
}
