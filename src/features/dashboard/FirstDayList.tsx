import { Button } from '@mantine/core';
import { ServerHint } from '../../admin/feedback/ServerHint.tsx';
import { sessionPaths } from '../../admin/session/session-paths.ts';
import { nounScreens, paths } from '../../site/paths.ts';
import { Block } from './Block.tsx';
import { firstDaySteps, type FirstDay, type FirstDayStep } from './dashboard.ts';
import styles from './FirstDayList.module.css';

type Step = { title: string; text: string; link?: { label: string; address: string } };

const steps: Record<(typeof firstDaySteps)[number], Step> = {
  company: {
    title: 'Name and logo',
    text: 'Shown in the header, footer and emails. You can use a logo instead of the name.',
    link: { label: 'Add company name', address: `${paths.adminSettings}#company` },
  },
  office: {
    title: 'Office',
    text: 'Address, phone, email and hours. Empty fields are not shown to visitors.',
    link: { label: 'Add office details', address: `${paths.adminSettings}#offices` },
  },
  cities: {
    title: 'Cities',
    text: 'The cities your projects are in. Each has its own currency and time zone.',
    link: { label: 'Add cities', address: `${paths.adminSettings}#cities` },
  },
  privacy: {
    title: 'Privacy officer',
    text: 'Title and contact of the person in charge of personal data. Some laws require it.',
    link: { label: 'Add privacy officer', address: `${paths.adminSettings}#privacy` },
  },
  pages: {
    title: 'Page text',
    text: 'The title, introduction and sections of each page.',
    link: { label: 'Edit pages', address: nounScreens.pages },
  },
  pictures: {
    title: 'Images',
    text: 'Upload your own images. An image can be replaced everywhere it is used.',
    link: { label: 'Open media', address: paths.adminMedia },
  },
  mail: {
    title: 'Email',
    text: 'Until a mail server is connected, emails are saved with their enquiries but not sent.',
    link: { label: 'View enquiries', address: paths.adminEnquiries },
  },
  project: {
    title: 'First project',
    text: 'A title is enough to save a draft. Visitors see it only after you publish.',
    link: { label: 'Add project', address: `${nounScreens.projects}?edit=new` },
  },
  colleague: {
    title: 'Your team',
    text: 'Each person has their own account and role, and joins through an invitation link.',
    link: { label: 'Invite a colleague', address: paths.adminTeam },
  },
  password: {
    title: 'Your password',
    text: 'Replace the password you were given with one only you know.',
    link: { label: 'Change password', address: sessionPaths.account },
  },
};

type FirstDayListProps = {
  done: FirstDay;
  emailHint: string | undefined;
  onPutAway: () => void;
  onSkip: (step: FirstDayStep, isSkipped: boolean) => void;
};

/** The set-up steps of a new site, until they are done or dismissed. Each step can be skipped. */
export function FirstDayList({ done, emailHint, onPutAway, onSkip }: FirstDayListProps) {
  const doneCount = firstDaySteps.filter((name) => done[name] === true).length;
  const left = firstDaySteps.filter((name) => !done[name]);
  const isFolded = done.project === true;
  return (
    <Block
      title="Get started"
      focusName="first-day"
      aside={
        <span className={styles.aside}>
          <span className="num">
            {doneCount} of {firstDaySteps.length} done
          </span>
          <button type="button" onClick={onPutAway}>
            Dismiss
          </button>
        </span>
      }
    >
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Setup progress"
        aria-valuenow={doneCount}
        aria-valuemax={firstDaySteps.length}
      >
        <i style={{ width: `${(doneCount / firstDaySteps.length) * 100}%` }} />
      </div>
      <details open={!isFolded}>
        <summary className={styles.left} hidden={!isFolded}>
          {`To do: ${left.map((name) => steps[name].title).join(', ')}`}
        </summary>
        <ol className={styles.steps}>
          {firstDaySteps.map((name) => (
            <li
              key={name}
              className={styles.step}
              data-state={done[name] === true ? 'done' : done[name] || undefined}
            >
              <div>
                <b>{steps[name].title}</b>
                {done[name] && (
                  <span className="sr">, {done[name] === true ? 'done' : 'skipped'}</span>
                )}
                <p>{steps[name].text}</p>
                {name === 'mail' && <ServerHint>{emailHint}</ServerHint>}
              </div>
              <div className={styles.ways}>
                {done[name] !== 'skipped' && (
                  <StepLink
                    step={steps[name]}
                    isDone={done[name]}
                    isNext={!isFolded && name === left[0]}
                  />
                )}
                {done[name] !== true && (
                  <button
                    type="button"
                    aria-label={`${done[name] ? 'Resume' : 'Skip'}: ${steps[name].title}`}
                    onClick={() => onSkip(name, !done[name])}
                  >
                    {done[name] ? 'Resume' : 'Skip'}
                  </button>
                )}
              </div>
            </li>
          ))}
        </ol>
      </details>
    </Block>
  );
}

function StepLink({ step, isDone, isNext }: { step: Step; isDone: boolean; isNext: boolean }) {
  const { title, link } = step;
  if (!link) return null;
  if (isDone) {
    return (
      <a href={link.address} aria-label={`Open: ${title}`}>
        Open
      </a>
    );
  }
  return (
    <Button component="a" href={link.address} variant={isNext ? 'filled' : 'default'}>
      {link.label}
    </Button>
  );
}
