import { expect } from 'vitest';
import { demoEnquiries } from '../src/features/enquiries/enquiries.demo.ts';
import type { EnquiryFormName } from '../src/features/enquiries/enquiry.ts';
import { submit } from './submitted-enquiries.ts';

export const editor = 'ingrid@solmere.example';

export const ingrid = {
  id: '8d6a0d6c-0f0b-4c2b-9a43-4d1f8a3f0a11',
  slug: 'ingrid-halvorsen',
  name: 'Ingrid Halvorsen',
  email: editor,
};

let number = 0;

/** Sends what the cast writes in a form, each a second after the one before and from an address of its own. */
export async function submitNext(form: EnquiryFormName, changes: Record<string, string> = {}) {
  const now = new Date(Date.now() - 3_600_000 + ++number * 1_000);
  const reception = await submit(
    form,
    { ...demoEnquiries[form], ...changes },
    {
      clientAddress: `203.0.${Math.floor(number / 200)}.${number % 200}`,
      submissionKey: `submission-number-${number}`,
      about: form === 'partner-contact' ? ingrid : undefined,
      now,
    },
  );
  expect(reception).toMatchObject({ outcome: 'sent' });
}
