import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { answerAction } from '../../../../tests/kit/astro-actions.ts';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import { RecordForm } from '../../../admin/forms/RecordForm.tsx';
import { pageNoun } from '../page-content.ts';
import { SectionList } from './SectionList.tsx';

// The editor is tested where it is used for records.
vi.mock('../../../admin/rich-text/LateEditor.ts', () => ({ LateEditor: () => null }));

const section = {
  key: 'origins',
  subheading: '',
  content: '',
  imageUrl: null,
  imageAlignment: null,
};
const about = {
  id: 'about',
  revision: 1,
  updatedAt: '',
  content: { sections: [{ ...section, title: 'Origins', medallionLogoUrl: null }] },
};

const schema = z.object({ content: z.object({ sections: z.array(z.looseObject({})) }) });

let root: Root;

beforeEach(() => {
  answerAction('media.find', () => []);
  document.body.className = 'admin';
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
  root.render(
    <AdminProvider member={ingrid}>
      <h1>About</h1>
      <RecordForm
        mode="form"
        noun={pageNoun}
        record={about}
        save={async () => ({ data: { outcome: 'done', record: about }, error: undefined })}
        saveError="Failed to save page"
        onSaved={() => undefined}
        onCancel={() => undefined}
        schema={schema}
      >
        <SectionList />
      </RecordForm>
    </AdminProvider>,
  );
});

afterEach(() => root.unmount());

test('a section is added with the focus in its title, and removed', async () => {
  const titles = page.getByRole('textbox', { name: 'Title' });
  await expect.element(titles).toHaveValue('Origins');
  await page.getByRole('button', { name: 'Add Section' }).click();
  await expect.element(titles.nth(1)).toHaveFocus();
  await titles.nth(1).fill('Craft');
  await page.getByRole('button', { name: 'Remove Section' }).first().click();
  await expect.element(titles).toHaveValue('Craft');
});
