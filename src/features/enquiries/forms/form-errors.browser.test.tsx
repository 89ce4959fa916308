import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { EnquiryForm } from './EnquiryForm.tsx';
import { enhanceEnquiryForms } from './enhance-enquiry-forms.ts';

const state = { isSent: false, values: {}, errors: {}, alert: undefined };
const alert = page.getByRole('alert');

beforeEach(() => {
  sessionStorage.clear();
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') ?? document.body);
  flushSync(() => root.render(<EnquiryForm form="vip" state={state} />));
  enhanceEnquiryForms();
});

test('the list of errors follows what is corrected, and goes with the last', async () => {
  await page.getByRole('button').click();
  await expect.element(alert.getByText('4 fields need attention')).toBeVisible();
  await page.getByLabelText('First name').fill('Ada');
  await expect.element(alert.getByText('3 fields need attention')).toBeVisible();
  await expect.element(alert.getByRole('link', { name: 'First name' })).not.toBeInTheDocument();

  await page.getByLabelText('Email').fill('ada@');
  await expect.element(alert.getByRole('link', { name: 'Email' })).toBeVisible();
  await alert.getByRole('link', { name: 'Last name' }).click();
  await expect.element(page.getByLabelText('Last name')).toHaveFocus();
  await userEvent.keyboard('Lovelace');
  await page.getByLabelText('Phone').fill('+1 604 555 0142');
  await expect.element(alert.getByText('One field needs attention')).toBeVisible();
  await page.getByLabelText('Email').fill('ada@example.com');
  await expect.element(alert).not.toBeInTheDocument();
});

test('a field that becomes invalid again joins the list', async () => {
  await page.getByRole('button').click();
  await page.getByLabelText('First name').fill('Ada');
  await expect.element(alert.getByText('3 fields need attention')).toBeVisible();
  await page.getByLabelText('First name').fill('');
  await userEvent.tab();
  await expect.element(alert.getByText('4 fields need attention')).toBeVisible();
});
