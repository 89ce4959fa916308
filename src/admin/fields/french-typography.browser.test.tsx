import { onTestFinished, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { draft, home, openForm } from '../../../tests/kit/record-form.tsx';
import { hasLanguages, ownLanguages, provideLanguages } from '../../model/own-languages.ts';
import { TextField } from './TextField.tsx';

test.each([
  ['fr-CA', true],
  ['en-CA', false],
])(
  'a text of a site written in %s is offered the spaces of Québec: %s',
  async (locale, isOffered) => {
    const before = hasLanguages() ? ownLanguages() : undefined;
    onTestFinished(() =>
      provideLanguages({
        isKnown: () => before !== undefined,
        read: () => before ?? { locale, others: [] },
      }),
    );
    provideLanguages({ isKnown: () => true, read: () => ({ locale, others: [] }) });
    openForm({
      record: { ...home, publication: draft },
      schema: z.object({ title: z.string() }),
      children: <TextField name="title" label="Title" />,
    });
    const title = page.getByLabelText('Title', { exact: true });
    await title.fill('Prix : 12 %');
    const offer = page.getByRole('button', {
      name: 'Set French spaces and quotation marks: Title',
    });
    if (!isOffered) return expect.element(offer).not.toBeInTheDocument();
    await offer.click();
    await expect.element(title).toHaveValue('Prix\u00A0: 12\u00A0%');
    await expect.element(title).toHaveFocus();
  },
);
