import type { ContextType } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { defineNoun } from '../../model/noun.ts';
import { AdminScreen } from '../frame/AdminScreen.tsx';
import { FieldSet } from '../fields/FieldSet.tsx';
import { TextField } from '../fields/TextField.tsx';
import { RecordForm } from '../forms/RecordForm.tsx';
import type { FormProps } from '../frame/screen.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { FormNotesContext } from '../notes/notes-context.ts';
import { PreviewPane } from './PreviewPane.tsx';

type Boat = { id: string; revision: number; updatedAt: string; name: string; berth: string };

const boat: Boat = { id: 'b1', revision: 1, updatedAt: '', name: 'Vesna', berth: '14' };
const schema = z.object({ name: z.string(), berth: z.string() });
const noun = defineNoun({ name: 'boats', one: 'boat', nameIn: 'name', isFixed: true });
const address = URL.createObjectURL(new Blob([renderDocument(boat)], { type: 'text/html' }));

let unmount = () => {};
let notes: ContextType<typeof FormNotesContext>;

afterEach(() => {
  unmount();
  notes = undefined;
  vi.unstubAllGlobals();
  history.replaceState(null, '', location.pathname);
});

test('the preview follows focus and typing, and a click in it focuses the field', async () => {
  const posted = vi.fn(async (_address: string, { body }: { body: string }) => {
    const html = renderDocument(JSON.parse(body) as Boat);
    return new Response(html, { headers: { 'content-type': 'text/html' } });
  });
  vi.stubGlobal('fetch', posted);
  await openBoat();
  await expect.poll(() => part('name')?.textContent).toBe('Vesna');

  await page.getByLabelText('Berth').click();
  expect(part('berth')?.style.outline).toContain('solid');
  await expect.poll(() => previewDocument()?.defaultView?.scrollY).toBeGreaterThan(0);
  await page.getByLabelText('Berth').fill('15');
  await expect.poll(() => part('berth')?.textContent).toBe('Berth 15');
  expect(part('berth')?.style.outline).toContain('solid');
  expect(posted.mock.lastCall?.[0]).toBe(address);
  await expect.element(page.getByText('Live preview, unsaved changes')).toBeVisible();
  await page.getByLabelText('Berth').fill('14');
  await expect.element(page.getByText('Live preview', { exact: true })).toBeVisible();

  previewDocument()?.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
  pressIn(part('name'));
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  expect(part('berth')?.style.outline).toBe('');
});

test('a field without a part of its own leads to the part of its group', async () => {
  await openBoat();
  await expect.poll(() => part('berth')).toBeTruthy();
  await page.getByLabelText('Harbour').click();
  expect(part('berth')?.style.outline).toContain('solid');
});

test('a part with notes has a mark, which opens them, as Alt does where there are none', async () => {
  const opened: unknown[] = [];
  notes = {
    total: 2,
    countAt: (path) => (path === 'berth' ? 2 : 0),
    open: (place) => opened.push(place?.path),
  };
  await openBoat();
  await expect.poll(() => mark()?.textContent).toBe('2');
  expect(mark()?.dataset['filledBy']).toBe('berth');
  previewDocument()?.defaultView?.scrollTo({ top: 5000, behavior: 'instant' });
  pressIn(mark());
  await expect.poll(() => opened).toEqual(['berth']);
  previewDocument()?.defaultView?.scrollTo({ top: 0, behavior: 'instant' });
  pressIn(part('name'));
  await expect.element(page.getByLabelText('Name')).toHaveFocus();
  pressIn(part('name'), { altKey: true });
  await expect.poll(() => opened).toEqual(['berth', 'name']);
  await page.getByLabelText('Berth').fill('15');
  expect(previewDocument()?.querySelectorAll('[data-note-mark]')).toHaveLength(1);
});

/** Presses what is at the corner of an element: the page itself is inert. */
function pressIn(element: HTMLElement | undefined | null, init: MouseEventInit = {}) {
  const { left = 0, top = 0 } = element?.getBoundingClientRect() ?? {};
  const click = { clientX: left + 2, clientY: top + 2, bubbles: true, ...init };
  previewDocument()?.documentElement.dispatchEvent(new MouseEvent('click', click));
}

async function openBoat() {
  await page.viewport(1280, 800);
  document.body.innerHTML = '<main class="admin-main"></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  unmount = () => root.unmount();
  history.replaceState(null, '', `${location.pathname}?edit=${boat.id}`);
  root.render(
    <AdminScreen
      member={ingrid}
      noun={noun}
      actions={{
        list: async () => ({ data: [boat], error: undefined }),
        save: async () => ({ data: { outcome: 'done', record: boat }, error: undefined }),
      }}
      undo={async () => ({ data: { undone: [], refused: [] }, error: undefined })}
      columns={[]}
      getSearchTexts={() => []}
      Form={BoatForm}
    />,
  );
  await expect.element(page.getByRole('heading', { name: 'Edit Vesna' })).toBeVisible();
}

function BoatForm(props: FormProps<Boat>) {
  return (
    <FormNotesContext value={notes}>
      <RecordForm {...props} schema={schema}>
        <PreviewPane address={address} title="Vesna" makeInput={makeInput} />
        <FieldSet title="Boat">
          <TextField name="name" label="Name" />
        </FieldSet>
        <FieldSet title="Place">
          <TextField name="harbour" label="Harbour" />
          <TextField name="berth" label="Berth" />
        </FieldSet>
      </RecordForm>
    </FormNotesContext>
  );
}

function makeInput(values: object) {
  return schema.safeParse(values).data;
}

function renderDocument({ name, berth }: Pick<Boat, 'name' | 'berth'>) {
  return `<!doctype html><html><body inert><h1 data-filled-by="name">${name}</h1>
    <div style="height: 3000px"></div><p data-filled-by="berth">Berth ${berth}</p></body></html>`;
}

function previewDocument() {
  return document.querySelector('iframe')?.contentDocument;
}

function mark() {
  return previewDocument()?.querySelector<HTMLElement>('[data-note-mark]');
}

function part(field: string) {
  return previewDocument()?.querySelector<HTMLElement>(`[data-filled-by="${field}"]`);
}
