import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { baseSettings } from '../../../site/settings/base-settings.ts';
import { noOfficer } from '../../../site/settings/privacy.ts';
import { provideSettings } from '../../../site/settings/settings.ts';
import { basePage } from '../../page-content/initial/base-pages.ts';
import { enquiryFormNames, type EnquiryFormName } from '../enquiry.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { Privacy } from './Privacy.tsx';

afterEach(() => provideSettings(() => baseSettings));

const { officer } = baseSettings.privacy;

test('the Privacy page and every form name the privacy officer with a way to write to them', () => {
  for (const page of [renderPrivacyPage(), ...enquiryFormNames.map(renderForm)]) {
    expect(page).toContain('Privacy officer');
    expect(page).toContain('Odile Marchetti');
    expect(page).toContain('href="mailto:privacy@solmere.example"');
  }
  expect(renderPrivacyPage()).toContain('1180 Harbour Row');
  nameOfficerAs({ ...officer, name: null, phone: '+1 604 555 0190', address: 'Box 9\nQuebec' });
  expect(renderForm('vip')).toContain('Privacy officer, <a');
  expect(renderPrivacyPage()).toContain('<span>Box 9</span><span>Quebec</span>');
  expect(renderPrivacyPage()).toContain('href="tel:+16045550190"');
  expect(renderPrivacyPage()).not.toContain('1180 Harbour Row</span>');
});

test('without a privacy officer, page and forms are as before', () => {
  nameOfficerAs(noOfficer);
  for (const page of [renderPrivacyPage(), ...enquiryFormNames.map(renderForm)]) {
    expect(page).not.toMatch(/officer|mailto:privacy/i);
  }
});

test('the invented officer of the demo content stands for no other company', () => {
  const company = { ...baseSettings.company, name: 'Halden & Roe' };
  provideSettings(() => ({ ...baseSettings, company }));
  for (const page of [renderPrivacyPage(), ...enquiryFormNames.map(renderForm)])
    expect(page).not.toMatch(/Odile|mailto:privacy/);
});

function nameOfficerAs(value: typeof officer) {
  const privacy = { ...baseSettings.privacy, officer: value };
  provideSettings(() => ({ ...baseSettings, privacy }));
}

function renderForm(form: EnquiryFormName) {
  const state = { isSent: false, values: {}, errors: {}, alert: undefined };
  const about = { slug: 'x', name: 'Kestrel House', firstName: 'Mei', city: 'Tokyo' };
  return renderToStaticMarkup(createElement(EnquiryForm, { form, state, about }));
}

function renderPrivacyPage() {
  const { hero, words } = basePage('privacy').content as never as Parameters<typeof Privacy>[0];
  return renderToStaticMarkup(createElement(Privacy, { hero, words }));
}
