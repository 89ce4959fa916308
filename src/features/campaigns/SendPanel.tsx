import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useId, useRef, useState } from 'react';
import { pollingInterval } from '../../admin/actions/polling-interval.ts';
import { useRead } from '../../admin/actions/useAction.ts';
import { useChange } from '../../admin/actions/useChange.ts';
import { usePageMark } from '../../admin/browser/usePageMark.ts';
import { useFields, useValues } from '../../admin/fields/fields-context.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import { differAnywhere } from '../../admin/forms/values.ts';
import { Figures } from '../../admin/lists/Figures.tsx';
import { capitalised } from '../../lib/text/capitalised.ts';
import { plural } from '../../lib/text/plural.ts';
import {
  campaignErrors,
  campaignNoun,
  usualRate,
  type AudienceCount,
  type Campaign,
  type CampaignSends,
  type SendReport,
} from './campaign.ts';
import styles from './Campaigns.module.css';
import { SendDialog, StopDialog, type ChosenTime } from './SendDialog.tsx';
import { durationText, leftOutText, sendStateText } from './send-texts.tsx';
import { useAudience } from './useAudience.ts';

const active = new Set(['scheduled', 'running', 'paused']);

/** Sends a saved campaign: to oneself, then to all, at once or at a time. Below, what became of it. */
export function SendPanel({ campaign }: { campaign: Campaign }) {
  const { id, revision } = campaign;
  const read = useRead();
  const reasonId = useId();
  const panel = useRef<HTMLElement>(null);
  usePageMark('selection');
  const queryKey = [campaignNoun.name, 'sends', id];
  const { data } = useQuery({
    queryKey,
    queryFn: () => read(actions.campaigns.sends, { id }, campaignErrors.sends),
    refetchInterval: (query) =>
      query.state.data?.sends.some(({ state }) => active.has(state)) && pollingInterval(query),
  });
  const { count } = useAudience(id);
  const { change, isBusy } = useChange({ keys: [queryKey, [campaignNoun.name, 'states']] });
  const [dialog, setDialog] = useState<'now' | 'later'>();
  const isUnsaved = useIsUnsaved();
  if (!data || !count) return null;
  const { people } = count;
  const obstacle = isUnsaved ? obstacles.unsaved : findObstacle(data, count);
  const isUntried = obstacle === obstacles.untried;
  const whileBlocked = obstacle && { 'aria-disabled': true, 'aria-describedby': reasonId };

  /** Does it, or goes to what keeps it from being done. */
  function press(work: () => void) {
    if (!obstacle) return work();
    panel.current?.closest('form')?.querySelector<HTMLElement>(obstacle.at)?.focus();
  }

  function sendToMe() {
    void change(async (send) => {
      const { emails } = await send(
        actions.campaigns.trial,
        { id, revision },
        campaignErrors.trial,
      );
      return plural(emails, '1 email sent to you', '# emails sent to you');
    });
  }

  function start({ rate, at, zoneDay }: ChosenTime) {
    const isNow = at === null && zoneDay === null;
    void change(async (send) => {
      const input = { id: makeId(), campaignId: id, revision, rate, at, zoneDay };
      await send(actions.campaigns.send, input, campaignErrors.send);
      setDialog(undefined);
      return isNow ? plural(people, 'Sending to 1 person', 'Sending to # people') : 'Scheduled';
    });
  }

  return (
    <>
      <section ref={panel} className={styles.foot} aria-label="Sending">
        <p>{sumText(count)}</p>
        <p id={reasonId} role="status">
          {obstacle?.reason}
        </p>
        <Button
          variant={isUntried ? 'filled' : 'default'}
          aria-disabled={isBusy || isUnsaved}
          data-trial
          {...(isUnsaved && whileBlocked)}
          onClick={() => (isUnsaved ? press(sendToMe) : !isBusy && sendToMe())}
        >
          Send to me first
        </Button>
        <Button variant="default" {...whileBlocked} onClick={() => press(() => setDialog('later'))}>
          Schedule…
        </Button>
        <Button
          variant={obstacle ? 'default' : 'filled'}
          {...whileBlocked}
          onClick={() => press(() => setDialog('now'))}
        >
          {people > 0 ? `Send to ${people}…` : 'Send…'}
        </Button>
      </section>
      {data.sends.map((send) => (
        <Report key={send.id} send={send} queryKey={queryKey} />
      ))}
      {dialog && (
        <SendDialog
          isLater={dialog === 'later'}
          people={people}
          languages={count.languages.length}
          someWait={
            campaign.withoutText === 'wait' && count.languages.some(({ hasText }) => !hasText)
          }
          isBusy={isBusy}
          onCancel={() => setDialog(undefined)}
          onSend={start}
        />
      )}
    </>
  );
}

function useIsUnsaved() {
  const values = useValues();
  const fields = useFields();
  return fields.mode === 'form' && differAnywhere(values, fields.saved);
}

/** What keeps a campaign from being sent, and where that is changed. */
const obstacles = {
  unsaved: { reason: 'Save the campaign first.', at: '[type="submit"]' },
  running: { reason: campaignErrors.running, at: 'article button' },
  nobody: { reason: campaignErrors.nobody, at: '[data-field="lists"] input' },
  hadIt: { reason: 'Everyone has had it. Choose other people.', at: '[data-field="lists"] input' },
  untried: { reason: campaignErrors.untried, at: '[data-trial]' },
};

function findObstacle({ isTried, sends }: CampaignSends, { people, leftOut }: AudienceCount) {
  if (sends.some(({ state }) => active.has(state))) return obstacles.running;
  const [reason, another] = Object.keys(leftOut);
  const haveAllHadIt = reason === 'had-it' && another === undefined;
  if (people === 0) return haveAllHadIt ? obstacles.hadIt : obstacles.nobody;
  return isTried ? undefined : obstacles.untried;
}

function sumText({ people, languages }: AudienceCount) {
  if (people === 0) return 'Sends to no one.';
  const whom = plural(people, '1 person', '# people');
  const inLanguages = plural(languages.length, '1 language', '# languages');
  return `Sends to ${whom} in ${inLanguages}, ${durationText(people, usualRate)}. It cannot be called back.`;
}

type ReportProps = { send: SendReport; queryKey: readonly unknown[] };

/** What became of a sending. Nobody's reading is counted. */
function Report({ send, queryKey }: ReportProps) {
  const { id, state, problem, people, written, waiting, waitingForText, rate, from } = send;
  const [isStopping, setStopping] = useState(false);
  const { change, isBusy } = useChange({ keys: [queryKey, [campaignNoun.name, 'states']] });
  const leftOut = leftOutText(send.leftOut);

  function changeTo(next: 'pause' | 'continue' | 'stop', done: string) {
    void change(async (call) => {
      await call(actions.campaigns.change, { id, change: next }, campaignErrors.change);
      setStopping(false);
      return done;
    });
  }

  const figures = [
    [send.accepted, 'accepted'],
    [send.failed, 'failed'],
    [send.returned, 'returned, left out from now on'],
    [send.enquiries, 'enquiries'],
    [send.viewings, 'asked for a viewing'],
    ...(send.opened === null ? [] : [[send.opened, 'opened their link'] as const]),
    [send.left, 'left the list'],
  ] as const;
  return (
    <article className={styles.report}>
      <h2>{sendStateText(send)}</h2>
      {state === 'running' && (
        <progress aria-label="Emails written" max={Math.max(people, 1)} value={written} />
      )}
      {state === 'paused' && (
        <p className={styles.quiet}>
          It goes on with the texts that it was sent with. To send changed texts, stop it and send
          the campaign again.
        </p>
      )}
      {problem !== null && <p className={styles.problem}>{problem}</p>}
      <p className={styles.quiet}>
        {[
          `From ${from}`,
          state === 'running' && waiting > 0 ? `${durationText(waiting, rate)} more` : '',
          waitingForText > 0 ? `${waitingForText} wait for a translation` : '',
          leftOut,
        ]
          .filter(Boolean)
          .map(capitalised)
          .join('. ')}
      </p>
      {active.has(state) && (
        <p className={styles.buttons}>
          {state === 'running' && (
            <Button
              variant="default"
              aria-disabled={isBusy}
              onClick={() => !isBusy && changeTo('pause', 'Paused')}
            >
              Pause
            </Button>
          )}
          {state === 'paused' && (
            <Button
              variant="default"
              aria-disabled={isBusy}
              onClick={() => !isBusy && changeTo('continue', 'Sending again')}
            >
              {`Go on with ${waiting + waitingForText}`}
            </Button>
          )}
          <Button variant="default" onClick={() => setStopping(true)}>
            Stop…
          </Button>
        </p>
      )}
      {state !== 'scheduled' && <Figures figures={figures} />}
      {isStopping && (
        <StopDialog
          waiting={waiting + waitingForText}
          isBusy={isBusy}
          onCancel={() => setStopping(false)}
          onConfirm={() => changeTo('stop', 'Stopped')}
        />
      )}
    </article>
  );
}
