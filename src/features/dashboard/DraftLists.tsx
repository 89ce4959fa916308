import { capitalised } from '../../lib/text/capitalised.ts';
import { formatNearDateTime, shortDayIn, timeIn } from '../../lib/time/dates.ts';
import { timeZoneCity } from '../../lib/time/zoned-time.ts';
import { officeToday } from '../../site/office-today.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { shortList } from '../activity/activity-text.ts';
import { Block, Quiet } from './Block.tsx';
import type { DashboardData, RecordSummary, Scheduled, Unfinished } from './dashboard.ts';
import { Time } from './Time.tsx';
import styles from './Today.module.css';
import { usePerson } from './usePerson.ts';
import type { AutosavedDraft } from '../../admin/autosave/autosaved-drafts.ts';
import { useAllLeftDrafts } from '../../admin/autosave/useAllLeftDrafts.ts';
import { paths } from '../../site/paths.ts';
import { noteNoun } from '../enquiries/inbox/useNoteDrafts.ts';
import { replyNoun } from '../enquiries/conversation/useReplyDrafts.ts';
import { nouns } from '../nouns.ts';
import { settingsNoun } from '../settings/setting.ts';

const timeZone = () => headOffice().timeZone;

type Part<Name extends keyof DashboardData> = {
  data: DashboardData;
} & { [Key in Name]: NonNullable<DashboardData[Key]> };
type ScheduledListProps = Part<'scheduled'>;
type UnfinishedListProps = Part<'unfinished'>;

/** The records that are scheduled to be published or unpublished, the next first. */
export function ScheduledList({ data, scheduled: { total, first } }: ScheduledListProps) {
  const getPerson = usePerson(data.names);
  return (
    <Block
      title="Scheduled"
      aside={
        total > 0 && (
          <span>
            {total > first.length
              ? `The next ${first.length} of ${total}`
              : `${timeZoneCity(timeZone())} time`}
          </span>
        )
      }
    >
      {total === 0 && (
        <Quiet>
          Nothing is scheduled. To schedule a record, open it and choose <b>Schedule…</b>
        </Quiet>
      )}
      <ul>
        {first.map((one) => (
          <li key={`${one.id} ${one.at}`}>
            <a className={`${styles.line} ${styles.when}`} href={one.address}>
              <Time
                at={one.at}
                text={shortDayIn(timeZone(), officeToday(new Date(one.at)), new Date(data.now))}
                className="num"
              >
                <small suppressHydrationWarning>{timeIn(timeZone(), one.at)}</small>
              </Time>
              <b>{displayName(one)}</b>
              <span className={styles.said}>
                {scheduleText(one)}, by {inSentence(getPerson(one.savedBy))}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

/** The drafts that are not public, and the unsaved input on this device, latest first. */
export function UnfinishedList({ data, unfinished: { total, first } }: UnfinishedListProps) {
  const getPerson = usePerson(data.names);
  const lines = [
    ...first.map((one) => ({
      key: one.id,
      name: displayName(one),
      text: stateText(one),
      isBad: one.problem !== null,
      personName: getPerson(one.savedBy),
      savedAt: one.savedAt,
      address: one.address,
    })),
    ...useLeftOnDevice().map((one) => ({ ...one, personName: 'You', isBad: false })),
  ].toSorted((one, other) => (one.savedAt < other.savedAt ? 1 : -1));

  return (
    <Block
      title="Drafts"
      aside={total > first.length && <span>{`Latest ${first.length} of ${total}`}</span>}
    >
      {lines.length === 0 && <Quiet>No drafts. Unpublished work appears here.</Quiet>}
      <ul>
        {lines.map(({ key, name, text, isBad, personName, savedAt, address }) => (
          <li key={key}>
            <a className={styles.line} href={address}>
              <span>
                <b>{name}</b>
                <span className={isBad ? `${styles.said} ${styles.bad}` : styles.said}>{text}</span>
              </span>
              <small suppressHydrationWarning>
                {personName}, {formatNearDateTime(timeZone(), savedAt, new Date(data.now))}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function displayName({ name, kind }: RecordSummary) {
  return name || `Untitled (${kind.toLowerCase()})`;
}

/** `Price range and gallery`, `News`, `Unpublish` */
function scheduleText({ changes, kind, isEnd }: Scheduled) {
  if (isEnd) return 'Unpublish';
  return changes && changes.length > 0 ? capitalised(shortList(changes)) : kind;
}

function stateText({ problem, lacks, faults, state, kind }: Unfinished) {
  if (problem !== null) return `Not published: ${problem}`;
  if (lacks.length > 0) return `Missing: ${shortList(lacks)}`;
  if (faults.length > 0) return `Needs correction: ${shortList(faults)}`;
  if (state === 'changed') return `${kind}, unpublished changes`;
  return state === 'hidden' ? `${kind}, unpublished` : `${kind}, ready to publish`;
}

function inSentence(person: string) {
  return person === 'You' ? 'you' : person;
}

/** This user's unsaved drafts on this device, each with the URL of its form. */
function useLeftOnDevice() {
  return useAllLeftDrafts().flatMap((draft) => draftLine(draft) ?? []);
}

function draftLine({ writer: key, noun, recordId, name, savedAt }: AutosavedDraft) {
  const text = 'Unsaved changes on this device';
  if (noun === noteNoun || noun === replyNoun) {
    const what = noun === noteNoun ? 'A note' : 'A reply';
    return { key, name: what, text, savedAt, address: paths.adminEnquiry(recordId) };
  }
  if (noun === settingsNoun.name)
    return {
      key,
      name: name ?? 'Settings',
      text,
      savedAt,
      address: `${paths.adminSettings}#${recordId}`,
    };
  // Older drafts are stored under the singular name.
  const kind = Object.values(nouns).find((one) => [one.noun.name, one.noun.one].includes(noun));
  if (!kind) return undefined;
  const isInList = recordId === 'new' || kind.noun.name === 'developers';
  const address = isInList ? kind.adminAddress : `${kind.adminAddress}?edit=${recordId}`;
  return { key, name: name ?? `New ${kind.noun.one}`, text, savedAt, address };
}
