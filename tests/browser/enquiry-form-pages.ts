import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type EnquiryFormName } from '../../src/features/enquiries/enquiry.ts';

export type EnquiryFormPage = {
  form: EnquiryFormName;
  path: string;
  title: string;
  button: string;
  thanks: { heading: string; text: string };
  slug: string | null;
};

export const enquiryFormPages: EnquiryFormPage[] = [
  {
    form: 'contact',
    path: '/contact',
    title: 'Send Us a Message',
    button: 'Send Message',
    thanks: { heading: 'Thank You!', text: "We'll be in touch with you shortly." },
    slug: null,
  },
  {
    form: 'vip',
    path: '/vip',
    title: 'Join the VIP list',
    button: 'JOIN VIP LIST',
    thanks: {
      heading: 'Welcome to the SOLMERE VIP List',
      text: "Thank you for joining. We'll be in touch with exclusive opportunities soon.",
    },
    slug: null,
  },
  {
    form: 'join',
    path: '/join',
    title: 'Apply to join',
    button: 'JOIN',
    thanks: {
      heading: 'Thank You for Your Application!',
      text: "We'll review your application and get back to you shortly.",
    },
    slug: null,
  },
  {
    form: 'partner-contact',
    path: '/partners/ingrid-halvorsen#contact',
    title: 'Contact Ingrid',
    button: 'Send to Ingrid',
    thanks: {
      heading: 'Your message is on its way to Ingrid.',
      text: 'You will have a reply within one business day, often sooner.',
    },
    slug: 'ingrid-halvorsen',
  },
];

export const [contact] = enquiryFormPages as [EnquiryFormPage];

export async function expectThanks(page: Page, place: EnquiryFormPage) {
  await expectThanksVisible(page, place);
  await expect(page.getByRole('heading', { name: place.thanks.heading })).toBeFocused();
}

export async function expectThanksVisible(page: Page, { form, thanks }: EnquiryFormPage) {
  await expect(page.getByRole('heading', { name: thanks.heading })).toBeVisible();
  await expect(page.getByText(thanks.text)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('sent')).toBe(form);
  const reference = page.getByText(/^[CPIVJ]-(?:[A-Z\d-]+-)?\d{4,}$/);
  await expect(reference).toBeVisible();
}
