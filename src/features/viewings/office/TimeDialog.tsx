import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState } from 'react';
import type { z } from 'zod';
import { useRead } from '../../../admin/actions/useAction.ts';
import { TimeInput } from '../../../admin/fields/dates/TimeInput.tsx';
import { WrittenDay } from '../../../admin/fields/dates/WrittenDay.tsx';
import { SaveDialog, useSaveDialog } from '../../../admin/forms/SaveDialog.tsx';
import { languageName, primaryLanguage } from '../../../lib/text/languages.ts';
import { timeZoneCity } from '../../../lib/time/zoned-time.ts';
import { settings } from '../../../site/settings/settings.ts';
import { useEnquiryDecision } from '../../enquiries/assignment/useEnquiryDecision.ts';
import { mediumLabels, viewingErrors } from '../viewing.ts';
import {
  addSchema,
  freeInput,
  moveSchema,
  viewingsKey,
  type OfficeViewing,
  type OfficeWeek,
} from './office-viewing.ts';
import { clockText, moveText, noticeText } from './viewing-texts.ts';
import styles from './Viewings.module.css';

type TimeDialogProps = {
  week: OfficeWeek;
  viewing?: OfficeViewing | undefined;
  /** Where it was dropped. */
  to?: { day: string; from: string } | undefined;
  onClose: () => void;
};

/** Moves a viewing, books one that was asked for, or adds one for somebody who called. */
export function TimeDialog({ week, viewing, to, onClose }: TimeDialogProps) {
  const { save, seen, validated, errors, state } = useSaveDialog(viewingsKey);
  const { undoing } = useEnquiryDecision();
  const { name = '', aboutId, local, wish } = viewing ?? {};
  const hosts = viewing
    ? week.hosts.filter(({ projectIds }) => projectIds.includes(aboutId ?? ''))
    : week.hosts;
  const [hostId, setHostId] = useState(viewing?.hostId ?? week.host?.id);
  const [day, setDay] = useState((to ?? local)?.day ?? '');
  const start = (to ?? local)?.from;
  const [time, setTime] = useState(start ? clockText(start) : '');
  const [projectId, setProjectId] = useState('');
  const host = hosts.find(({ id }) => id === hostId) ?? hosts[0];
  const projects = week.projects.filter(({ id }) => host?.projectIds.includes(id));
  const project = projects.find(({ id }) => id === projectId) ?? projects[0];
  const verb = viewing ? (viewing.state === 'booked' ? 'Move' : 'Book') : 'Add';

  function send(text: (field: string) => string) {
    const chosen = { hostId: host?.id, day, time, medium: text('medium') };
    const request = {
      errorMessage: viewingErrors.save,
      onDone: ({ entryIds }: { entryIds: string[] }) => {
        onClose();
        const done = { Add: 'Viewing added', Move: 'Viewing moved', Book: 'Viewing booked' }[verb];
        return { text: done, undo: undoing(entryIds) };
      },
    };
    if (viewing) {
      const { id, revision } = viewing;
      const input = validated(moveSchema, { ...chosen, id, revision, word: text('word') });
      if (input) void save({ action: actions.viewings.move, input, ...request });
      return;
    }
    const input = validated(addSchema, {
      ...chosen,
      id: seen.id,
      name: text('name'),
      email: text('email').trim() || null,
      phone: text('phone').trim() || null,
      projectId: text('projectId'),
      language: text('language'),
      note: text('note'),
    });
    if (input) void save({ action: actions.viewings.add, input, ...request });
  }

  const field = (of: string, label: string) => ({ label, name: of, error: errors[of] });
  const languages = host?.languages.length
    ? host.languages
    : [primaryLanguage(settings().language.locale)];
  return (
    <SaveDialog
      heading={viewing ? `${verb} ${name}` : 'Add a viewing'}
      button={`${verb} viewing`}
      state={state}
      onClose={onClose}
      onSave={({ text }) => send(text)}
    >
      {viewing ? (
        <p>
          {[moveText(viewing, { day, time, timeZone: host?.timeZone }), wish && `Asks for: ${wish}`]
            .filter(Boolean)
            .join('. ')}
        </p>
      ) : (
        <>
          <TextInput {...field('name', 'Name')} required autoComplete="off" data-autofocus />
          <div className={styles.pair}>
            <TextInput {...field('email', 'Email')} type="email" autoComplete="off" />
            <TextInput {...field('phone', 'Phone')} autoComplete="off" />
          </div>
        </>
      )}
      <div className={styles.pair}>
        {!viewing && (
          <NativeSelect
            {...field('projectId', 'Project')}
            value={project?.id}
            data={projects.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={({ currentTarget }) => setProjectId(currentTarget.value)}
          />
        )}
        <NativeSelect
          {...field('hostId', 'Host')}
          value={host?.id}
          data={hosts.map((one) => ({ value: one.id, label: one.name }))}
          onChange={({ currentTarget }) => setHostId(currentTarget.value)}
        />
      </div>
      <div className={styles.pair}>
        <WrittenDay {...field('day', 'Date')} required value={day} onWrite={setDay} />
        <TimeInput
          {...field('time', `Time in ${timeZoneCity(host?.timeZone ?? '')}`)}
          required
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value)}
        />
      </div>
      <FreeTimes
        at={{
          hostId: host?.id ?? '',
          projectId: (viewing ? aboutId : project?.id) ?? '',
          day,
          except: viewing?.id,
        }}
        time={time}
        onChoose={setTime}
      />
      <div className={styles.pair}>
        <NativeSelect
          {...field('medium', 'How')}
          defaultValue={viewing?.medium}
          data={(host?.mediums ?? []).map((value) => ({ value, label: mediumLabels[value] }))}
        />
        {!viewing && (
          <NativeSelect
            {...field('language', 'Language')}
            data={languages.map((value) => ({ value, label: languageName(value) }))}
          />
        )}
      </div>
      <Textarea
        {...(viewing
          ? field('word', 'Message to the visitor')
          : field('note', 'Note for the team'))}
        autosize
        minRows={2}
      />
      <p className="muted">{noticeText(viewing)}</p>
    </SaveDialog>
  );
}

type FreeTimesProps = {
  at: z.input<typeof freeInput>;
  time: string;
  onChoose: (time: string) => void;
};

/** The times of the day that visitors could book. Others can be typed. */
function FreeTimes({ at, time, onChoose }: FreeTimesProps) {
  const read = useRead();
  const { success, data: input } = freeInput.safeParse(at);
  const { data: times } = useQuery({
    queryKey: [...viewingsKey, 'free', input],
    queryFn: () => read(actions.viewings.free, at, viewingErrors.fetch),
    enabled: success,
  });
  if (!success || !times) return null;
  if (times.length === 0) return <p className="muted">No free times that day</p>;
  return (
    <div className={styles.chips} role="group" aria-label="Free times">
      {times.map(clockText).map((text) => (
        <Button
          key={text}
          className="num"
          variant={text === time ? 'filled' : 'default'}
          aria-pressed={text === time}
          onClick={() => onChoose(text)}
        >
          {text}
        </Button>
      ))}
    </div>
  );
}
