import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { Alert } from '../../admin/Alert.tsx';
import { plural } from '../../lib/plural.ts';
import { cityName, type ListedProject } from '../projects/project.ts';
import { accessDays, maxOpenings, type VipPerson } from './first-access.ts';
import styles from './FirstAccessScreen.module.css';
import { HomesChoice } from './HomesChoice.tsx';
import { LetterPreview } from './LetterPreview.tsx';
import { LinksDialog } from './LinksDialog.tsx';
import { PeopleChoice } from './PeopleChoice.tsx';
import { useGiving } from './useGiving.ts';

type GiveAccessProps = { projects: ListedProject[]; people: VipPerson[] };

const usual = { days: 14, openings: 3 } as const;

/** Five decisions and the letter. */
export function GiveAccess({ projects, people }: GiveAccessProps) {
  const [projectId, setProjectId] = useState('');
  const [homes, setHomes] = useState<string[] | null>(null);
  const [chosen, setChosen] = useState<string[]>([]);
  const [days, setDays] = useState<(typeof accessDays)[number]>(usual.days);
  const [openings, setOpenings] = useState<number>(usual.openings);
  const [edited, setEdited] = useState<{ subject?: string; words?: string }>({});
  const project = projects.find((one) => one.id === projectId);
  const title = project?.title ?? '';
  const subject = edited.subject ?? (title && `${title}, before everyone`);
  const words = edited.words ?? (title && wordsFor(title, homes?.length ?? null));
  const giving = useGiving(() => setChosen([]));
  const { fields } = giving;
  const decided = {
    projectId,
    projectTitle: title || '-',
    homes,
    people: chosen,
    days,
    openings,
    subject,
    words,
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        giving.send(decided);
      }}
    >
      <div>
        {Object.keys(fields).length > 0 && (
          <Alert>Nothing was given: look at what is marked below.</Alert>
        )}
        <Decision title="Project">
          <NativeSelect
            aria-label="Project"
            value={projectId}
            error={fields['projectId']}
            onChange={({ currentTarget }) => {
              setProjectId(currentTarget.value);
              setHomes(null);
            }}
          >
            <option value="">Choose a project</option>
            {projects.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title || 'Without a title'}, {cityName(one.city)}
                {one.publication?.isPublic === false ? ', not public' : ''}
              </option>
            ))}
          </NativeSelect>
        </Decision>
        <Decision title="What">
          <HomesChoice
            projectId={projectId}
            chosen={homes}
            error={fields['homes']}
            onChange={setHomes}
          />
        </Decision>
        <Decision title="People">
          <PeopleChoice
            people={people}
            chosen={chosen}
            error={fields['people']}
            onChange={setChosen}
          />
        </Decision>
        <Decision title="Until">
          <NativeSelect
            aria-label="Until"
            value={String(days)}
            onChange={({ currentTarget }) =>
              setDays(accessDays.find((one) => String(one) === currentTarget.value) ?? usual.days)
            }
          >
            {accessDays.map((one) => (
              <option key={one} value={one}>
                {one} days, until six in the evening
              </option>
            ))}
          </NativeSelect>
        </Decision>
        <Decision title="Openings">
          <NativeSelect
            aria-label="Openings"
            description="On so many devices each link may be opened. After that it is useless to others."
            value={String(openings)}
            onChange={({ currentTarget }) => setOpenings(Number(currentTarget.value))}
          >
            {Array.from({ length: maxOpenings }, (_, at) => (
              <option key={at} value={at + 1}>
                {plural(at + 1, '# device', '# devices')}
              </option>
            ))}
          </NativeSelect>
        </Decision>
        <Decision title="Words">
          <TextInput
            label="Subject"
            value={subject}
            error={fields['subject']}
            onChange={({ currentTarget }) => setEdited({ ...edited, subject: currentTarget.value })}
          />
          <Textarea
            label="Letter"
            description="After “Dear …”. A blank line begins a new paragraph."
            autosize
            minRows={4}
            value={words}
            error={fields['words']}
            onChange={({ currentTarget }) => setEdited({ ...edited, words: currentTarget.value })}
          />
        </Decision>
        <p className={styles.send}>
          <Button
            variant="subtle"
            aria-disabled={giving.isBusy}
            onClick={() => giving.makeLinks(decided)}
          >
            {giving.isMakingLinks ? 'Making links...' : 'Copy links instead'}
          </Button>
          <Button type="submit" aria-disabled={giving.isBusy}>
            {giving.isSending ? 'Sending...' : sendLabel(chosen.length)}
          </Button>
        </p>
      </div>
      <LetterPreview
        name={people.find(({ id: one }) => one === chosen[0])?.name ?? ''}
        subject={subject}
        words={words}
        openings={openings}
      />
      {giving.given && <LinksDialog {...giving.given} onClose={giving.forgetLinks} />}
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
  return count === 0 ? 'Send' : plural(count, 'Send # letter', 'Send # letters');
}

function wordsFor(title: string, homes: number | null) {
  const what =
    homes === null
      ? `Homes at ${title}`
      : plural(homes, `# home at ${title}`, `# homes at ${title}`);
  return `${what} ${homes === 1 ? 'is' : 'are'} open to you from today, with prices and plans, before they are open to everyone.`;
}
