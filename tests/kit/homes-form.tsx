import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { AdminProvider } from '../../src/admin/frame/AdminProvider.tsx';
import { RecordForm } from '../../src/admin/forms/RecordForm.tsx';
import { HomesField } from '../../src/features/residences/form/HomesField.tsx';
import type { Publication } from '../../src/model/record.ts';
import { typedHomes } from '../../src/features/residences/form/home-rows.ts';
import { residences, type Residences } from '../../src/features/residences/residence.ts';
import { itoResidences } from '../../src/features/residences/residences.demo.ts';
import { defineNoun } from '../../src/model/noun.ts';
import { ingrid } from '../fixtures/members.ts';

const noun = defineNoun({ name: 'projects', one: 'project', nameIn: 'city' });
const nounWithDrafts = defineNoun({ ...noun, hasDrafts: true });
const schema = z.object({ city: z.string(), residences });

type Row = z.output<typeof schema> & {
  id: string;
  revision: number;
  updatedAt: string;
  publication?: Publication;
};

const changed: Publication = {
  state: 'changed',
  isPublic: true,
  publishAt: null,
  problem: null,
  savedBy: 'mateo@solmere.example',
};

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.querySelector('main')?.remove();
});

/** Opens the form of a project with these homes, over those that are published, and tells what it saves. */
export function openHomes(
  homes: Residences,
  fields: ReactNode = <HomesField />,
  published?: Residences,
) {
  const saved: Row[] = [];
  const row = { id: 'a', revision: 1, updatedAt: '', city: 'TOKYO', residences: homes };
  const done = () => answer({ outcome: 'done' as const, record: row });
  const place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
  root.render(
    <AdminProvider member={ingrid}>
      <h1>Homes of a project</h1>
      <RecordForm
        mode="form"
        noun={published ? nounWithDrafts : noun}
        record={published ? { ...row, publication: changed } : row}
        {...(published && {
          publishing: {
            saveDraft: done,
            schedule: done,
            unschedule: done,
            discard: done,
            published: () => answer({ ...row, residences: published }),
          },
        })}
        save={async (input: object) => {
          saved.push(input as Row);
          return {
            data: { outcome: 'done', record: { ...(input as Row), id: 'a', revision: 2 } },
            error: undefined,
          };
        }}
        submitLabel="Save Project"
        saveError="Failed"
        onSaved={() => undefined}
        onCancel={() => undefined}
        schema={schema}
        toValues={toValues}
      >
        {fields}
      </RecordForm>
    </AdminProvider>,
  );
  return saved;
}

function answer<Answer>(data: Answer) {
  return Promise.resolve({ data, error: undefined });
}

function toValues(record: Row | undefined) {
  const { plans, homes } = record?.residences ?? itoResidences;
  return { city: record?.city, residences: { plans, homes: typedHomes(homes) } };
}

/** A cell of the sheet, in the row of the home of this number. */
export function cell(number: string, column: string) {
  const row = page
    .getByRole('row')
    .filter({ has: page.getByLabelText(`Select ${number}`, { exact: true }) });
  const index = [
    'number',
    'plan',
    'bedrooms',
    'bathrooms',
    'interior',
    'floor',
    'price',
    'state',
    'heldUntil',
  ];
  return row.getByRole('gridcell').nth(index.indexOf(column) + 1);
}

/** Pastes where the focus is. */
export function paste(text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

export function manyHomes(count: number): Residences {
  const homes = Array.from({ length: count }, (_, at) => [
    `h${at}`,
    {
      number: String(at + 1),
      plan: 'court',
      floor: Math.floor(at / 20) + 1,
      price: 900_000,
      state: 'available' as const,
      heldUntil: null,
      interior: null,
    },
  ]);
  return { plans: itoResidences.plans, homes: Object.fromEntries(homes) };
}
