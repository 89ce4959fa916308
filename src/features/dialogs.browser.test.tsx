import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerAction } from '../../tests/kit/astro-actions.ts';
import { home, show } from '../../tests/kit/record-form.tsx';
import { expectError } from '../../tests/kit/set-up.ts';
import { ConsentContext, SignInContext } from '../admin/actions/useAction.ts';
import { listenForSubmitKeys } from '../admin/browser/submit-keys.ts';
import { useShortcuts } from '../admin/browser/useShortcuts.ts';
import { FieldsProvider } from '../admin/fields/fields-context.ts';
import { AskConsent } from '../admin/feedback/AskConsent.tsx';
import { FileInput } from '../admin/controls/FileInput.tsx';
import { Conflict } from '../admin/forms/Conflict.tsx';
import { FileDrop } from '../admin/forms/FileDrop.tsx';
import { KeysDialog } from '../admin/keys/KeysDialog.tsx';
import { makeFormStore } from '../admin/forms/form-store.ts';
import { History } from '../admin/forms/History.tsx';
import { useConfirmLeave } from '../admin/forms/useConfirmLeave.tsx';
import { ConfirmDelete } from '../admin/lists/bin/ConfirmDelete.tsx';
import { DeleteConflict } from '../admin/lists/bin/DeleteConflict.tsx';
import { BulkBar } from '../admin/lists/bulk/BulkBar.tsx';
import { ConfirmPublishMany } from '../admin/lists/bulk/ConfirmPublishMany.tsx';
import { makeSelection } from '../admin/lists/bulk/selection.ts';
import { MoveToDialog } from '../admin/lists/order/MoveToDialog.tsx';
import { SaveViewDialog } from '../admin/lists/views/SaveViewDialog.tsx';
import { ComparePublic } from '../admin/publishing/ComparePublic.tsx';
import { PublishAtDialog } from '../admin/publishing/PublishAtDialog.tsx';
import { usePublishing } from '../admin/publishing/usePublishing.tsx';
import { RichTextEditor } from '../admin/rich-text/RichTextEditor.tsx';
import { defineNoun } from '../model/noun.ts';
import { RedirectDialog } from './addresses/RedirectDialog.tsx';
import { ApiKeys } from './api/keys/ApiKeys.tsx';
import { NewKeyDialog } from './api/keys/NewKeyDialog.tsx';
import { PastImports } from './moving/screen/PastImports.tsx';
import { DeliveryDialog } from './webhooks/DeliveryDialog.tsx';
import { ReplayDialog } from './webhooks/ReplayDialog.tsx';
import type { ListedWebhook } from './webhooks/webhook.ts';
import { WebhookDialog } from './webhooks/WebhookDialog.tsx';
import { WebhookRow } from './webhooks/WebhookRow.tsx';
import { DeveloperProjectsDialog } from './developers/DeveloperProjectsDialog.tsx';
import { BinBar } from './enquiries/inbox/BinBar.tsx';
import { NoticesDialog } from './enquiries/notifications/NoticesDialog.tsx';
import { ErasePersonDialog } from './enquiries/privacy/ErasePersonDialog.tsx';
import { PersonDialog } from './enquiries/privacy/PersonDialog.tsx';
import { UnsubscribePersonDialog } from './enquiries/privacy/UnsubscribePersonDialog.tsx';
import { SignatureDialog } from './enquiries/conversation/SignatureDialog.tsx';
import { InvitationsDialog } from './subscriptions/InvitePeople.tsx';
import { AddPersonDialog } from './first-access/AddPersonDialog.tsx';
import { AccessGrants } from './first-access/AccessGrants.tsx';
import { ConfirmAccess } from './first-access/ConfirmAccess.tsx';
import { LinksDialog } from './first-access/LinksDialog.tsx';
import { DescribeDialog } from './media/describe/DescribeDialog.tsx';
import { DescribeManyDialog } from './media/describe/DescribeManyDialog.tsx';
import { TextMediumDialog } from './media/fields/TextMediumDialog.tsx';
import { LibraryDialog } from './media/library/LibraryDialog.tsx';
import { SelectionBar } from './media/library/SelectionBar.tsx';
import type { MediaFile } from './media/media.ts';
import { DetachDialog } from './media/uses/DetachDialog.tsx';
import { ReplaceDialog } from './media/uses/ReplaceDialog.tsx';
import { UndeletedFilesDialog } from './media/uses/UndeletedFilesDialog.tsx';
import { SharePreviewDialog } from './previews/SharePreviewDialog.tsx';
import { NewCityDialog } from './projects/form/NewCityDialog.tsx';
import { SendDialog } from './campaigns/SendDialog.tsx';
import { RenewDialog } from './viewings/hosts/HostCalendar.tsx';
import { TimeDialog } from './viewings/office/TimeDialog.tsx';
import { CancelDialog } from './viewings/office/ViewingDialogs.tsx';
import { NewDeveloperDialog } from './projects/developers/NewDeveloperDialog.tsx';
import { ImportDialog as HomesImportDialog } from './residences/import/ImportDialog.tsx';
import { ChangePricesDialog } from './residences/prices/ChangePricesDialog.tsx';
import { newScheme } from './residences/scheme/home-scheme.ts';
import { SchemeDialog } from './residences/scheme/SchemeDialog.tsx';
import { CloseCityDialog } from './settings/sections/CloseCityDialog.tsx';
import { InviteDialog } from './team/InviteDialog.tsx';
import { RemoveDialog } from './team/RemoveDialog.tsx';
import { ResetStepDialog } from './team/ResetStepDialog.tsx';
import { ExportDialog } from './translations/exchange/ExportDialog.tsx';
import { ImportDialog as TextsImportDialog } from './translations/exchange/ImportDialog.tsx';

type Tried = {
  /** Its component, or the one that shows it. */
  dialog: ReactNode;
  /** What is pressed to open it, one after the other. */
  opener?: string[];
  /** The button that Enter presses in each of its lines. Undefined if it has none, or is a question. */
  enter?: string;
  /** What the console says of it, because the list around it is missing. */
  warning?: RegExp;
};

const noun = defineNoun({ name: 'homes', one: 'home', nameIn: 'title' });
const ignore = () => undefined;
let closed = 0;
const close = () => (closed += 1);

const file: MediaFile = {
  url: '/media/images/logos/000000000000000000000001.svg',
  kind: 'image',
  bytes: 1_000,
  name: 'quay.svg',
  alt: 'Quay',
  revision: 1,
  createdBy: 'Ada',
  createdAt: '2026-11-20T18:00:00.000Z',
  isDecorative: false,
  isDeleted: false,
  imageType: null,
  focal: { x: 0.5, y: 0.5 },
  poster: null,
  smallFilms: [],
  pdfBytes: null,
  uses: [],
  hiddenUses: 0,
};

const webhook: ListedWebhook = {
  id: 'hook',
  revision: 1,
  name: 'Sales',
  url: 'https://sales.example/hook',
  events: [],
  isEnabled: true,
  stopped: undefined,
  failing: undefined,
  lastSentAt: undefined,
  waiting: 0,
  deliveries: 0,
  overlapUntil: undefined,
};

const person = { id: 'mei', name: 'Mei Tanaka', email: 'mei@solmere.example' };
const access = { ...person, state: 'sent', expiresAt: '2099-01-01', openings: 1, opened: 0 };
const apiKey = {
  ...person,
  clientId: null,
  scopes: [],
  origins: [],
  expiresAt: null,
  createdAt: home.updatedAt,
};
const viewing = { ...person, revision: 1, state: 'asked', wish: 'Friday' } as never;
const week = { hosts: [], host: undefined, projects: [] } as never;
const question = { isBusy: false, onCancel: close };
const titles = { mine: { title: 'Quay' }, theirs: { title: 'Dock' } };

/** Every dialog of the back office, by its file. `tests/dialogs.test.ts` refuses one that is missing. */
const dialogs: Record<string, Tried> = {
  'admin/feedback/AskConsent.tsx': {
    dialog: (
      <AskConsent>
        <ConsentButton />
      </AskConsent>
    ),
    opener: ['Ask'],
  },
  'admin/forms/FileDrop.tsx': { dialog: <DroppedFile />, opener: ['Drop a file'] },
  'admin/keys/KeysDialog.tsx': { dialog: <KeysDialog onClose={close} /> },
  'admin/forms/Conflict.tsx': {
    dialog: (
      <Conflict
        noun="home"
        newest={home}
        {...titles}
        baseValues={{}}
        confirm="Merge and save"
        onCancel={close}
        onChosen={ignore}
        onAddAsNew={ignore}
      >
        {null}
      </Conflict>
    ),
  },
  'admin/forms/History.tsx': {
    dialog: (
      <History
        noun={noun}
        id="home"
        action={async () => ({ data: [], error: undefined })}
        toValues={() => ({})}
        present={{}}
        onRestore={ignore}
        onClose={close}
      >
        {null}
      </History>
    ),
  },
  'admin/forms/useConfirmLeave.tsx': { dialog: <Leaving /> },
  'admin/lists/bin/ConfirmDelete.tsx': {
    dialog: <ConfirmDelete noun="home" name="Quay" {...question} onDelete={ignore} />,
  },
  'admin/lists/bin/DeleteConflict.tsx': {
    dialog: (
      <DeleteConflict noun="home" updatedAt={home.updatedAt} {...question} onDelete={ignore}>
        {null}
      </DeleteConflict>
    ),
  },
  'admin/lists/bulk/BulkBar.tsx': { dialog: <Bulk />, opener: ['Delete…'] },
  'admin/lists/bulk/ConfirmPublishMany.tsx': {
    dialog: <ConfirmPublishMany {...question} noun={noun} count={1} weak={[]} onPublish={ignore} />,
  },
  'admin/lists/order/MoveToDialog.tsx': {
    dialog: <MoveToDialog name="Kestrel" place={2} count={3} onCancel={close} onMove={ignore} />,
    enter: 'Move',
  },
  'admin/lists/views/SaveViewDialog.tsx': {
    dialog: <SaveViewDialog failure={undefined} isBusy={false} onCancel={close} onSave={ignore} />,
    enter: 'Save view',
  },
  'admin/publishing/ComparePublic.tsx': { dialog: <Comparing /> },
  'admin/publishing/PublishAtDialog.tsx': {
    dialog: (
      <PublishAtDialog
        noun="home"
        publishAt={undefined}
        unpublishAt="2099-01-01T18:00:00.000Z"
        canHide
        onCancel={close}
        onSchedule={ignore}
      />
    ),
    enter: 'Schedule',
  },
  'admin/publishing/usePublishing.tsx': { dialog: <Unpublishing /> },
  'admin/rich-text/LinkDialog.tsx': { dialog: <Linking />, opener: ['Link'], enter: 'Add link' },
  'admin/session/SignInAgain.tsx': { dialog: <SigningIn />, enter: 'Sign in' },
  'features/addresses/RedirectDialog.tsx': {
    dialog: <RedirectDialog draft={{ fromPath: '/a', target: '/b' }} onClose={close} />,
    enter: 'Save redirect',
  },
  'features/api/keys/ApiKeys.tsx': { dialog: <ApiKeys />, opener: ['Revoke…'] },
  'features/api/keys/NewKeyDialog.tsx': {
    dialog: <NewKeyDialog onCreated={ignore} onClose={close} />,
    enter: 'Create key',
  },
  'features/moving/screen/PastImports.tsx': {
    dialog: <PastImports imports={[{ ...person, counts: {}, state: 'done' } as never]} />,
    opener: ['Undo…'],
  },
  'features/campaigns/SendDialog.tsx': {
    dialog: (
      <SendDialog
        isLater={false}
        people={2}
        languages={1}
        someWait={false}
        {...question}
        onSend={ignore}
      />
    ),
  },
  'features/viewings/hosts/HostCalendar.tsx': {
    dialog: <RenewDialog isBusy={false} onCancel={close} onConfirm={close} />,
  },
  'features/viewings/office/TimeDialog.tsx': {
    dialog: <TimeDialog week={week} onClose={close} />,
    enter: 'Add viewing',
  },
  'features/viewings/office/ViewingDialogs.tsx': {
    dialog: <CancelDialog viewing={viewing} onClose={close} />,
  },
  'features/webhooks/DeliveryDialog.tsx': {
    dialog: (
      <DeliveryDialog delivery={{ id: 'a', type: 'a', state: 'sent' } as never} onClose={close} />
    ),
  },
  'features/webhooks/ReplayDialog.tsx': {
    dialog: <ReplayDialog webhook={webhook} onClose={close} />,
    enter: 'Replay',
  },
  'features/webhooks/WebhookDialog.tsx': {
    dialog: <WebhookDialog webhook={webhook} onSecret={ignore} onClose={close} />,
    enter: 'Save webhook',
  },
  'features/webhooks/WebhookRow.tsx': {
    dialog: <WebhookRow webhook={webhook} onEdit={ignore} onSecret={ignore} />,
    opener: ['Sales', 'Delete…'],
  },
  'features/developers/DeveloperProjectsDialog.tsx': {
    dialog: (
      <DeveloperProjectsDialog
        record={person as never}
        fields={{ projects: 'It has projects.' }}
        {...question}
        onDelete={ignore}
      />
    ),
    // The short run has packages without the warnings of development.
    ...(import.meta.env.DEV && { warning: /No queryFn/ }),
  },
  'features/enquiries/inbox/BinBar.tsx': {
    dialog: <BinBar enquiry={{ ...person, deletedAt: '' } as never} onDeleted={ignore} />,
    opener: ['Delete permanently…'],
  },
  'features/enquiries/notifications/NoticesDialog.tsx': {
    dialog: <NoticesDialog onClose={close} />,
    enter: 'Save',
  },
  'features/enquiries/privacy/ErasePersonDialog.tsx': {
    dialog: <ErasePersonDialog {...person} amount="1 enquiry" onCancel={close} onErased={ignore} />,
  },
  'features/enquiries/privacy/PersonDialog.tsx': {
    dialog: <PersonDialog onClose={close} />,
    enter: 'Find',
  },
  'features/enquiries/privacy/UnsubscribePersonDialog.tsx': {
    dialog: <UnsubscribePersonDialog {...person} onCancel={close} onDone={ignore} />,
  },
  'features/enquiries/conversation/SignatureDialog.tsx': {
    dialog: <SignatureDialog onCancel={close} onNamed={ignore} />,
    enter: 'Save name',
  },
  'features/subscriptions/InvitePeople.tsx': {
    dialog: <InvitationsDialog people={3} onClose={close} />,
  },
  'features/first-access/AddPersonDialog.tsx': {
    dialog: <AddPersonDialog onClose={close} onAdded={ignore} />,
    enter: 'Add person',
  },
  'features/first-access/AccessGrants.tsx': {
    dialog: <AccessGrants allLinks={[access as never]} />,
    opener: ['End access for Mei Tanaka'],
  },
  'features/first-access/ConfirmAccess.tsx': {
    dialog: (
      <ConfirmAccess
        question={{ input: { people: [], homes: null, days: 7 } } as never}
        people={[]}
        offered={{ homes: [], hasHomes: false }}
        {...question}
        onConfirm={ignore}
      />
    ),
  },
  'features/first-access/LinksDialog.tsx': {
    dialog: <LinksDialog outcome="done" links={[]} site="" onClose={close} />,
  },
  'features/media/describe/DescribeDialog.tsx': {
    dialog: (
      <DescribeDialog file={{ ...file, kind: 'video' }} onClose={close} onDescribed={ignore} />
    ),
  },
  'features/media/describe/DescribeManyDialog.tsx': {
    dialog: <DescribeManyDialog pictures={[file]} onClose={close} onDescribed={ignore} />,
  },
  'features/media/fields/TextMediumDialog.tsx': {
    dialog: <TextMediumDialog kind="video" src="" onClose={close} onChoose={ignore} />,
    enter: 'Add video',
  },
  'features/media/library/LibraryDialog.tsx': {
    dialog: (
      <LibraryDialog kind="image" isMany presentUrls={[]} onClose={close} onChoose={ignore} />
    ),
  },
  'features/media/library/SelectionBar.tsx': {
    dialog: (
      <SelectionBar
        files={[file]}
        isBusy={false}
        onRemove={ignore}
        onClear={ignore}
        onDescribed={ignore}
      />
    ),
    opener: ['Delete…'],
  },
  'features/media/uses/DetachDialog.tsx': {
    dialog: (
      <DetachDialog
        file={file}
        uses={{ records: [], films: [] }}
        failure={undefined}
        {...question}
        onDetach={ignore}
      />
    ),
  },
  'features/media/uses/ReplaceDialog.tsx': {
    dialog: <ReplaceDialog file={file} failure={undefined} {...question} onReplace={ignore} />,
  },
  'features/media/uses/UndeletedFilesDialog.tsx': {
    dialog: <UndeletedFilesDialog files={[file]} onClose={close} />,
  },
  'features/previews/SharePreviewDialog.tsx': {
    dialog: <SharePreviewDialog noun={noun} id="home" onClose={close} />,
  },
  'features/projects/developers/NewDeveloperDialog.tsx': {
    dialog: <NewDeveloperDialog onCancel={close} onAdded={ignore} />,
    enter: 'Add Developer',
  },
  'features/projects/form/NewCityDialog.tsx': {
    dialog: <NewCityDialog onCancel={close} onAdded={ignore} />,
    enter: 'Add city',
  },
  'features/residences/scheme/SchemeDialog.tsx': {
    dialog: (
      <SchemeDialog
        form={{ homes: {}, presentPlans: {}, units: { areaUnit: 'sq-ft' }, write: ignore } as never}
        scheme={newScheme('')}
        onChange={ignore}
        onClose={close}
      />
    ),
    enter: 'nothing, because no home is made',
  },
  'features/residences/import/ImportDialog.tsx': {
    dialog: (
      <HomesImportDialog
        heading="Paste homes"
        file={undefined}
        form={{ homes: {}, plans: {}, units: { areaUnit: 'ft2' }, write: ignore } as never}
        onClose={close}
      />
    ),
  },
  'features/residences/prices/ChangePricesDialog.tsx': {
    dialog: (
      <ChangePricesDialog
        form={{ rows: [], currency: 'CAD', homes: {}, write: ignore }}
        selected={[]}
        filteredRows={[]}
        onClose={close}
      />
    ),
    enter: 'nothing, because no price changes',
  },
  'features/settings/sections/CloseCityDialog.tsx': {
    dialog: (
      <CloseCityDialog
        city={{ id: 'a', name: 'Tokyo', others: [] }}
        onCancel={close}
        onClose={ignore}
      />
    ),
  },
  'features/team/InviteDialog.tsx': {
    dialog: <InviteDialog people={{ isEmailSetUp: true, profiles: [] } as never} onClose={close} />,
    enter: 'Send invitation',
  },
  'features/team/RemoveDialog.tsx': {
    dialog: <RemoveDialog person={person as never} others={[]} onClose={close} />,
  },
  'features/team/ResetStepDialog.tsx': {
    dialog: <ResetStepDialog person={person as never} onClose={close} />,
  },
  'features/translations/exchange/ExportDialog.tsx': {
    dialog: <ExportDialog locale="fr" name="French" onClose={close} />,
  },
  'features/translations/exchange/ImportDialog.tsx': {
    dialog: (
      <TextsImportDialog
        locale="fr"
        name="French"
        file={{ name: 'a.csv', text: { error: 'This file has no texts.' } }}
        onClose={close}
      />
    ),
  },
};

/** A form with a field that has its file. */
function DroppedFile() {
  const form = useRef<HTMLDivElement>(null);
  function drop() {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'quay.jpg', { type: 'image/jpeg' }));
    const event = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
    form.current?.dispatchEvent(event);
  }
  return (
    <div ref={form}>
      <FileInput id="photo" field="Photo" accept="image/jpeg" isFilled onFiles={ignore} />
      <button type="button" onClick={drop}>
        Drop a file
      </button>
      <FileDrop form={form} />
    </div>
  );
}

let behind: string[] = [];

beforeAll(() => {
  listenForSubmitKeys();
  answerAction('apiKeys.list', () => [apiKey as never]);
  answerAction('enquiries.members', () => []);
  answerAction('enquiries.preferences', () => ({ notices: 'each' }) as never);
  answerAction('media.list', () => ({ files: [], next: null }) as never);
  answerAction('people.openWork', () => ({}) as never);
  answerAction('previewLinks.list', () => []);
  answerAction('previewLinks.ask', () => null);
  answerAction('settings.countProjects', () => 0);
  answerAction('webhooks.deliveries', () => ({ deliveries: [], hasMore: false }));
  answerAction('webhooks.delivery', () => ({ attempts: [], body: null }) as never);
});

beforeEach(() => {
  behind = [];
  closed = 0;
});

/** One of each kind: forms and questions, opened at once and by a button. The others are made of the same parts. */
const ofEachKind = [
  'admin/forms/Conflict.tsx',
  'admin/lists/bin/ConfirmDelete.tsx',
  'admin/lists/bulk/BulkBar.tsx',
  'admin/lists/views/SaveViewDialog.tsx',
  'admin/publishing/PublishAtDialog.tsx',
  'admin/publishing/usePublishing.tsx',
  'admin/rich-text/LinkDialog.tsx',
  'admin/session/SignInAgain.tsx',
  'features/campaigns/SendDialog.tsx',
  'features/enquiries/privacy/PersonDialog.tsx',
  'features/media/library/LibraryDialog.tsx',
  'features/residences/import/ImportDialog.tsx',
  'features/residences/prices/ChangePricesDialog.tsx',
  'features/team/InviteDialog.tsx',
];

test.each(
  Object.entries(dialogs).map(
    ([name, tried]) => [ofEachKind.includes(name) ? name : `${name} @long`, tried] as const,
  ),
)(
  'in %s Enter and Escape are its own, and the form behind gets nothing',
  async (_, { dialog, opener = [], enter, warning }) => {
    if (warning) expectError(warning);
    await open(dialog, opener);
    const pressed = watchPresses();
    const lines = [...openDialog().querySelectorAll<HTMLInputElement>(lineSelector)];
    for (const line of lines) {
      expect(line.form?.matches('[data-record]') ?? false).toBe(false);
      line.focus();
      await userEvent.keyboard('{Enter}');
    }
    const isPressed = enter !== undefined && !enter.startsWith('nothing');
    expect(pressed.labels).toEqual(isPressed ? lines.map(() => enter) : []);
    expect(enter === undefined || lines.length > 0).toBe(true);
    await userEvent.keyboard('{Control>}s{/Control}');
    pressed.stop();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => closed > 0 || !document.querySelector('dialog[open]')).toBe(true);
    expect(behind).toEqual([]);
  },
);

/** The inputs in which Enter sends. Readers of a link cannot type into it. */
const lineSelector =
  'input:is([type="text"], [type="email"], [type="password"], [type="url"], [type="date"], form [type="search"], :not([type])):not([readonly])';

function openDialog() {
  const dialog = document.querySelector('dialog[open]');
  if (!dialog) throw new Error('No dialog is open');
  return dialog;
}

async function open(dialog: ReactNode, opener: string[]) {
  show(<Behind>{dialog}</Behind>);
  for (const name of opener)
    await page.getByText(name).or(page.getByLabelText(name)).first().click();
  await expect.poll(() => document.querySelector('dialog[open]')).not.toBeNull();
  await expect.element(page.getByText(/^Loading/)).not.toBeInTheDocument();
}

/** The buttons that keys press from now on, none of which does anything. */
function watchPresses() {
  const labels: string[] = [];
  const listen = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const { target } = event;
    if (target instanceof Element) labels.push(target.textContent);
  };
  addEventListener('click', listen, true);
  return { labels, stop: () => removeEventListener('click', listen, true) };
}

/** The form of a record, with its own keys, within a row that listens for keys, too. */
function Behind({ children }: { children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  const [store] = useState(() => makeFormStore({}));
  useShortcuts(form, {
    save: () => behind.push('save'),
    publish: () => behind.push('publish'),
    cancel: () => behind.push('cancel'),
  });
  return (
    <form
      ref={form}
      data-record="homes"
      onSubmit={(event) => {
        event.preventDefault();
        behind.push('submit');
      }}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- As the rows of a form. */}
      <div onKeyDown={({ key }) => (key === 'Enter' || key === 'Escape') && behind.push(key)}>
        <FieldsProvider value={{ mode: 'form', store, saved: {} } as never}>
          {children}
        </FieldsProvider>
      </div>
      <button type="submit">Publish the home</button>
    </form>
  );
}

function Leaving() {
  const { leave, question: asked } = useConfirmLeave(true);
  useOnce(() => leave(ignore));
  return asked;
}

function Unpublishing() {
  const { unpublish, question: asked } = usePublishing({ noun: 'home' } as never);
  useOnce(unpublish);
  return asked;
}

function Comparing() {
  return (
    <ComparePublic
      noun={noun}
      byAssistants={undefined}
      store={makeFormStore({})}
      isChanged={false}
      change={ignore}
      base={undefined}
      published={{ record: null, values: undefined, marked: undefined, changes: 1, error: null }}
      onClose={close}
      onPublish={ignore}
      onDiscard={ignore}
    >
      {null}
    </ComparePublic>
  );
}

function Linking() {
  return (
    <>
      <span id="story">Story</span>
      <RichTextEditor
        label="Story"
        labelId="story"
        value=""
        describedBy={undefined}
        isInvalid={false}
        isRequired={false}
        isLow
        onChange={ignore}
        onLeave={ignore}
      />
    </>
  );
}

function SigningIn() {
  const { signInAgain } = useContext(SignInContext);
  useOnce(() => void signInAgain());
  return null;
}

function Bulk() {
  const [selection] = useState(makeSelection);
  useOnce(() => selection.toggle('home'));
  return (
    <BulkBar
      records={[home]}
      foundIds={['home']}
      getName={() => 'Quay'}
      noun={noun}
      selection={selection}
      isBusy={false}
      actions={['remove']}
      onAction={ignore}
    />
  );
}

function useOnce(act: () => void) {
  // oxlint-disable-next-line react/exhaustive-deps -- When it is shown.
  useEffect(act, []);
}

function ConsentButton() {
  const { ask } = useContext(ConsentContext);
  const asked = { outcome: 'asked', act: 'save', records: [], mayStay: false } as const;
  return (
    <button type="button" onClick={() => void ask({ ...asked, records: [] }).then(close)}>
      Ask
    </button>
  );
}
