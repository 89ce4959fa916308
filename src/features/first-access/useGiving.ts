import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import { isRefused } from '../../admin/actions/actions.ts';
import type { Errors } from '../../admin/forms/error-places.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import { schemaErrors } from '../../admin/forms/schema-errors.ts';
import { useReportedAction } from '../../admin/actions/useReportedAction.ts';
import { plural } from '../../lib/text/plural.ts';
import {
  accessErrors,
  accessKey,
  newAccessSchema,
  newLinksSchema,
  type LinksGiven,
  type TypedAccess,
} from './first-access.ts';

type AccessInput = Omit<TypedAccess, 'id'>;

/** What is asked before access is given. */
export type GivingQuestion = { kind: 'emails' | 'links'; input: AccessInput };

/** Gives access by emails, or by links to pass on, after a question. `onGiven` resets the form. */
export function useGiving(onGiven: () => void) {
  const request = useRef({ key: '', id: makeId() });
  const [links, setLinks] = useState<LinksGiven>();
  const [question, setQuestion] = useState<GivingQuestion>();
  const [errors, setErrors] = useState<Errors>({});
  const sending = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.send,
    errorMessage: accessErrors.send,
    hasForm: true,
    toast: ({ letters }) => {
      reset();
      return plural(letters, 'Sending # email', 'Sending # emails');
    },
  });
  const making = useReportedAction({
    key: accessKey,
    action: actions.firstAccess.links,
    errorMessage: accessErrors.links,
    hasForm: true,
    toast: (answer) => {
      setLinks(answer);
      reset();
      return undefined;
    },
  });
  const isBusy = sending.isPending || making.isPending;
  const answer = making.data ?? sending.data;

  function reset() {
    request.current = { key: '', id: makeId() };
    onGiven();
  }

  /** The same id for the same input, so that a retry after a lost response has no further effect. */
  function idOf(kind: GivingQuestion['kind'], input: object) {
    const key = JSON.stringify([kind, input]);
    if (request.current.key !== key) request.current = { key, id: makeId() };
    return request.current.id;
  }

  function ask(kind: GivingQuestion['kind'], input: AccessInput) {
    if (isBusy) return;
    sending.reset();
    making.reset();
    const schema = kind === 'emails' ? newAccessSchema : newLinksSchema;
    const found = schemaErrors(schema, input);
    setErrors(found);
    if (Object.keys(found).length === 0) setQuestion({ kind, input });
  }

  function close() {
    setQuestion(undefined);
  }

  function give() {
    if (!question || isBusy) return;
    const { kind, input } = question;
    const { subject: _subject, words: _words, ...access } = input;
    if (kind === 'emails')
      sending.mutate({ ...input, id: idOf(kind, input) }, { onSettled: close });
    else making.mutate({ ...access, id: idOf(kind, access) }, { onSettled: close });
  }

  return {
    isBusy,
    fields: answer && isRefused(answer) ? answer.fields : errors,
    links,
    forgetLinks: () => setLinks(undefined),
    question,
    ask,
    cancel: close,
    give,
  };
}
