import { createRoot, type Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { AdminScreen } from '../../src/admin/frame/AdminScreen.tsx';
import { FieldSet } from '../../src/admin/fields/FieldSet.tsx';
import { useFields } from '../../src/admin/fields/fields-context.ts';
import { TextAreaField } from '../../src/admin/fields/TextAreaField.tsx';
import { TextField } from '../../src/admin/fields/TextField.tsx';
import { RecordForm } from '../../src/admin/forms/RecordForm.tsx';
import type { FormProps, LanguagesOfScreen } from '../../src/admin/frame/screen.ts';
import { defineNoun } from '../../src/model/noun.ts';
import { makeServer, type Server } from './fake-server.ts';
import { makeMember } from '../fixtures/members.ts';
import type { Partner } from './partner.ts';
import { RecordTitle } from '../../src/admin/lists/table/RecordTitle.tsx';

const needed = z.string({ error: 'Required.' }).min(1, 'Required.');
const schema = z.object({ name: needed, bio: z.string().nullish(), office: needed });

const noun = defineNoun({ name: 'partners', one: 'partner', nameIn: 'name', isOrdered: true });
/** What else is true of them. */
type Facts = {
  hasDrafts?: true;
  isListedInPart?: true;
  /** The published translations of a partner whose source has changed since. */
  countOutdated?: () => number;
};

/** This partner can neither be unpublished nor deleted. */
export const fixedPartner = 'Fixed Partner';

let root: Root | undefined;
/** Each test has a user of its own, so that no test sees the drafts of another. */
let user = '';
/** Ends the upload that the form has begun. */
let endUpload: ((isDone: boolean) => void) | undefined;

beforeEach(() => {
  user = `${crypto.randomUUID()}@solmere.example`;
  openAddress('');
});

afterEach(leaveScreen);

/** The e-mail of the signed-in user. */
export function signedInUser() {
  return user;
}

/** Opens the list of partners, as who loads the page does. */
export async function openPartners(server: Server = makeServer(), facts: Facts = {}) {
  showScreen(server, user, facts);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
  await expect.element(page.getByText('Loading partners...')).not.toBeInTheDocument();
  return server;
}

/** Opens the form of a partner by the button of its row. */
export async function openForm(name: string, server?: Server) {
  const opened = await openPartners(server);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await expect.element(page.getByRole('heading', { name: `Edit ${name}` })).toHaveFocus();
  return opened;
}

/** Shows the screen in an empty page, without waiting for it. */
export function showScreen(server: Server, email = user, facts: Facts = {}) {
  const { countOutdated, ...ofNoun } = facts;
  leaveScreen();
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(
    <AdminScreen
      member={makeMember(email)}
      noun={{ ...noun, ...ofNoun }}
      languages={countOutdated && languagesWith(countOutdated)}
      emptyHint="Add the first."
      actions={server.actions}
      undo={server.undo}
      columns={[
        {
          title: 'Partner',
          cell: ({ name }) => (
            <b>
              <RecordTitle>{name}</RecordTitle>
            </b>
          ),
          sortBy: ({ name }) => name,
        },
        { title: 'Office', cell: ({ office }) => office },
      ]}
      getSearchTexts={({ name, office }) => [name, office]}
      isFixed={({ name }) => name === fixedPartner}
      findAdvice={findAdvice}
      Form={PartnerForm}
    />,
  );
}

/** Takes the page away, as going elsewhere does. */
export function leaveScreen() {
  root?.unmount();
  root = undefined;
  endUpload = undefined;
  toast.removeAll();
}

/** Sets the query of the page's address, such as `?search=mei`. */
export function openAddress(query: string) {
  const url = new URL(location.href);
  for (const name of ['edit', 'search', 'sort', 'order', 'state', 'bin'])
    url.searchParams.delete(name);
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.set(name, value);
  history.replaceState(null, '', url);
}

/** Ends the upload that was begun by its button. */
export function finishUpload({ isDone = true } = {}) {
  endUpload?.(isDone);
}

function languagesWith(countOutdated: () => number): LanguagesOfScreen {
  return {
    others: [],
    List: ({ children }) => children,
    Legend: () => null,
    column: { title: 'Languages', cell: () => '' },
    countOutdated,
    Tabs: () => null,
    Form: () => null,
    findSpellings: async () => ({ data: {}, error: undefined }),
  };
}

/** Whose bio is yet to come lacks something. */
async function findAdvice(partners: readonly Partner[]) {
  return partners.map(({ bio }) => (bio === 'Soon' ? ['No photo', 'No bio'] : []));
}

function PartnerForm(props: FormProps<Partner>) {
  return (
    <RecordForm {...props} schema={schema} toValues={toValues}>
      <FieldSet title="Partner">
        <TextField name="name" label="Name" isRequired />
        <TextAreaField name="bio" label="Bio" rows={3} />
        <TextField name="office" label="Office phone" type="tel" isRequired />
        <UploadButton />
      </FieldSet>
    </RecordForm>
  );
}

function UploadButton() {
  const fields = useFields();
  if (fields.mode !== 'form') return null;
  return (
    <button
      type="button"
      onClick={() => {
        endUpload = fields.startUpload();
      }}
    >
      Upload
    </button>
  );
}

function toValues(partner: Partner | undefined) {
  const { name, bio, office } = partner ?? {};
  return { name, bio, office };
}
