import { Button } from '@mantine/core';
import { sessionPaths } from '../../admin/session/session-paths.ts';
import { nounScreens, paths } from '../../site/paths.ts';
import { Block } from './Block.tsx';
import { firstDaySteps, type FirstDay, type FirstDayStep } from './dashboard.ts';
import styles from './FirstDayList.module.css';

type Step = { title: string; text: string; link?: { label: string; address: string } };

const steps: Record<(typeof firstDaySteps)[number], Step> = {
  company: {
    title: 'Name and logo',
    text: 'The name stands in header, footer and letters; a logo can take its place there.',
    link: { label: 'Name the company', address: `${paths.adminSettings}#company` },
  },
  office: {
    title: 'The office',
    text: 'Address, telephone, e-mail and hours. What is empty is not shown to visitors.',
    link: { label: 'Describe the office', address: `${paths.adminSettings}#offices` },
  },
  cities: {
    title: 'The cities',
    text: 'Where the projects stand. Each brings its currency and its time zone.',
    link: { label: 'List the cities', address: `${paths.adminSettings}#cities` },
  },
  pages: {
    title: 'Your words',
    text: 'What visitors read first: title, lead and sections of each page.',
    link: { label: 'Edit pages', address: nounScreens.pages },
  },
  pictures: {
    title: 'Your pictures',
    text: 'Upload one, or replace one of the demo content: it changes wherever it is shown.',
    link: { label: 'Open media', address: paths.adminMedia },
  },
  mail: {
    title: 'Mail',
    text: 'SMTP_URL, set where the site runs, sends letters. Until then they wait beside their enquiries.',
    link: { label: 'See enquiries', address: paths.adminEnquiries },
  },
  project: {
    title: 'First project',
    text: 'A title is enough for a draft. Nobody sees it until you publish it.',
    link: { label: 'Add project', address: `${nounScreens.projects}?edit=new` },
  },
  colleague: {
    title: 'A colleague',
    text: 'Has an account of their own, and a role. An invitation goes out by mail.',
    link: { label: 'Invite somebody', address: paths.adminPeople },
  },
  password: {
    title: 'Your password',
    text: 'One that only you know, in place of the one you were given.',
    link: { label: 'Change password', address: sessionPaths.account },
  },
};

type FirstDayListProps = {
  done: FirstDay;
  onPutAway: () => void;
  onSkip: (step: FirstDayStep, isSkipped: boolean) => void;
};

/** The set-up steps of a new site, until they are done or dismissed. Each step can be skipped. */
export function FirstDayList({ done, onPutAway, onSkip }: FirstDayListProps) {
  const doneCount = firstDaySteps.filter((name) => done[name] === true).length;
  const next = firstDaySteps.find((name) => !done[name] && steps[name].link);
  return (
    <Block
      title="The first day"
      isLead
      aside={
        <span className={styles.aside}>
          <span className="num">
            {doneCount} of {firstDaySteps.length} done
          </span>
          <button type="button" onClick={onPutAway}>
            Put away
          </button>
        </span>
      }
    >
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="First day"
        aria-valuenow={doneCount}
        aria-valuemax={firstDaySteps.length}
      >
        <i style={{ width: `${(doneCount / firstDaySteps.length) * 100}%` }} />
      </div>
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
            </div>
            <div className={styles.ways}>
              {done[name] !== 'skipped' && (
                <StepLink step={steps[name]} isDone={done[name]} isNext={name === next} />
              )}
              {done[name] !== true && (
                <button
                  type="button"
                  aria-label={`${done[name] ? 'Take up' : 'Skip'}: ${steps[name].title}`}
                  onClick={() => onSkip(name, !done[name])}
                >
                  {done[name] ? 'Take up' : 'Skip'}
                </button>
              )}
            </div>
          </li>
        ))}
      </ol>
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
