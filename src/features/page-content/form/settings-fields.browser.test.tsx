import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { ingrid } from '../../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../../admin/frame/AdminProvider.tsx';
import { RecordForm } from '../../../admin/forms/RecordForm.tsx';
import type { Member } from '../../../model/rights.ts';
import { pageNoun } from '../page-content.ts';
import { SettingsFields } from './SettingsFields.tsx';

const record = { id: 'settings', slug: 'settings', revision: 1, updatedAt: '' };

test('the page of the logos links back to the company settings, for those who may open them', async () => {
  const link = page.getByRole('link', { name: 'Settings › Company' });
  open(ingrid);
  await expect.element(link).toHaveAttribute('href', '/admin/settings#company');
  open({ ...ingrid, role: 'editor' });
  await expect.element(page.getByLabelText('Logo text')).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
});

function open(member: Member) {
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  onTestFinished(() => root.unmount());
  root.render(
    <AdminProvider member={member}>
      <RecordForm
        mode="form"
        noun={pageNoun}
        record={record}
        schema={z.object({})}
        toValues={() => ({ content: { navigation: { logoType: 'text', logoText: '' } } })}
        save={() => Promise.resolve({ data: { outcome: 'done', record }, error: undefined })}
        saveError="Failed to save page"
        onSaved={() => undefined}
        onCancel={() => undefined}
      >
        <SettingsFields />
      </RecordForm>
    </AdminProvider>,
  );
}
