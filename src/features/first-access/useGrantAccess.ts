import { actions } from 'astro:actions';
import { useRef, useState } from 'react';
import { makeId } from '../../admin/forms/make-id.ts';
import { schemaErrors } from '../../admin/forms/schema-errors.ts';
import { useSave } from '../../admin/forms/useSave.ts';
import { plural } from '../../lib/text/plural.ts';
import {
  accessErrors,
  accessKey,
  newAccessSchema,
  newLinksSchema,
  noConsentText,
  type CreatedLinks,
  type TypedAccess,
  type VipPerson,
} from './first-access.ts';

type AccessInput = Omit<TypedAccess, 'id'>;

type Kind = 'emails' | 'links';

/** What is asked before emails are sent. */
export type GrantQuestion = {
  input: AccessInput;
  /** Prices and form are left out until it is filed. */
  missingFiling: string | null;
};

/** Gives access by emails, after a question, or by links to pass on. `onGranted` resets the form. */
export function useGrantAccess(members: readonly VipPerson[], onGranted: () => void) {
  const request = useRef({ key: '', id: makeId() });
  const [links, setLinks] = useState<CreatedLinks>();
  const [question, setQuestion] = useState<GrantQuestion>();
  const { save, isSaving, errors, setErrors } = useSave({ keys: [accessKey], failsIn: 'toast' });

  function reset() {
    request.current = { key: '', id: makeId() };
    onGranted();
  }

  /** The same id for the same input, so that a retry after a lost response has no further effect. */
  function requestId(kind: Kind, input: object) {
    const key = JSON.stringify([kind, input]);
    if (request.current.key !== key) request.current = { key, id: makeId() };
    return request.current.id;
  }

  function isValid(kind: Kind, input: AccessInput) {
    const found = schemaErrors(kind === 'emails' ? newAccessSchema : newLinksSchema, input);
    const silent = members.filter(
      ({ id, agreesToEmails }) => !agreesToEmails && input.people.includes(id),
    );
    if (kind === 'emails' && silent.length > 0)
      found['people'] ??= noConsentText(silent.map(({ name }) => name));
    setErrors(found);
    return Object.keys(found).length === 0;
  }

  /** Asks the rules of the project’s places first, so that a refusal is beside its field. */
  async function askToSend(input: AccessInput) {
    if (isSaving || !isValid('emails', input)) return;
    const { projectId, subject, words } = input;
    await save({
      action: actions.firstAccess.ask,
      input: { projectId, subject, words },
      errorMessage: accessErrors.ask,
      onDone: ({ missingFiling }) => setQuestion({ input, missingFiling }),
    });
  }

  function close() {
    setQuestion(undefined);
  }

  async function send() {
    if (!question || isSaving) return;
    const { input } = question;
    await save({
      action: actions.firstAccess.send,
      input: { ...input, id: requestId('emails', input) },
      errorMessage: accessErrors.send,
      onDone: ({ letters }) => {
        reset();
        return plural(letters, 'Sending # email', 'Sending # emails');
      },
    });
    close();
  }

  async function makeLinks(input: AccessInput) {
    if (isSaving || !isValid('links', input)) return;
    const { subject: _subject, words: _words, ...access } = input;
    await save({
      action: actions.firstAccess.links,
      input: { ...access, id: requestId('links', access) },
      errorMessage: accessErrors.links,
      onDone: (made) => {
        setLinks(made);
        reset();
      },
    });
  }

  return {
    isBusy: isSaving,
    fields: errors,
    links,
    clearLinks: () => setLinks(undefined),
    question,
    askToSend: (input: AccessInput) => void askToSend(input),
    cancel: close,
    send: () => void send(),
    makeLinks: (input: AccessInput) => void makeLinks(input),
  };
}
