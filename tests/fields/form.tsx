import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import '../../src/admin/frame/admin.css';
import { AdminProvider } from '../../src/admin/frame/AdminProvider.tsx';
import { FieldSet } from '../../src/admin/fields/FieldSet.tsx';
import { RecordForm } from '../../src/admin/forms/RecordForm.tsx';
import type { Values } from '../../src/admin/forms/values.ts';
import '../../src/admin/frame/mantine.css';
import { GalleryField } from '../../src/features/media/fields/GalleryField.tsx';
import { VideoField } from '../../src/features/media/fields/VideoField.tsx';
import { defineNoun } from '../../src/model/noun.ts';
import { baseSettings } from '../../src/site/settings/base-settings.ts';
import { provideSettings } from '../../src/site/settings/settings.ts';
import '../../src/styles/base.css';
import '../../src/styles/fonts.css';
import '../../src/styles/tokens.css';
import { ingrid } from '../fixtures/members.ts';

provideSettings(() => baseSettings);

const schema = z.object({
  gallery: z.array(z.string()),
  film: z.string({ error: 'A film is needed.' }),
});

type FieldsRecord = z.output<typeof schema> & { id: string; revision: number; updatedAt: string };

/** Fields that no noun has yet, in a form of their own. What was saved stands beneath it. */
function Form() {
  const [saved, setSaved] = useState<FieldsRecord>();
  return (
    <AdminProvider member={ingrid}>
      <h1>Fields</h1>
      <RecordForm
        mode="form"
        noun={defineNoun({ name: 'shows', one: 'show', nameIn: 'film' })}
        record={undefined}
        save={async (draft: object) => ({
          data: {
            outcome: 'done',
            record: { ...(draft as FieldsRecord), id: '1', revision: 1, updatedAt: '' },
          },
          error: undefined,
        })}
        saveError="Failed to save show"
        onSaved={setSaved}
        onCancel={() => setSaved(undefined)}
        schema={schema}
        toValues={toValues}
      >
        <FieldSet title="Fields">
          <GalleryField name="gallery" label="Gallery" crops={[{ label: 'Tile', ratio: 4 / 3 }]} />
          <VideoField name="film" label="Film" isRequired />
        </FieldSet>
      </RecordForm>
      <output>{saved && JSON.stringify({ gallery: saved.gallery, film: saved.film })}</output>
    </AdminProvider>
  );
}

function toValues(record: FieldsRecord | undefined): Values {
  return { gallery: record?.gallery ?? [], film: record?.film ?? '' };
}

const root = document.querySelector('main');
if (root) createRoot(root).render(<Form />);
