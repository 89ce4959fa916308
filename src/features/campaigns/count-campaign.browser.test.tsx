import { expect, test } from 'vitest';
import { countCampaign } from './count-campaign.ts';

const code = 'code-of-the-send';

/** What an untouched form sends from a page with this query. */
function sentFrom(query: string, form = 'data-enquiry="contact"') {
  history.replaceState(null, '', query || location.pathname);
  countCampaign();
  document.body.innerHTML = `<form ${form}><input name="email" value="noor@lindqvist.example"></form>`;
  const element = document.querySelector('form') ?? document.createElement('form');
  return Object.fromEntries(new FormData(element));
}

test('an enquiry says by which campaign its sender came, also from a later page', () => {
  sessionStorage.clear();
  for (const query of ['', '?from=Noor%20Lindqvist'])
    expect(sentFrom(query)).toEqual({ email: 'noor@lindqvist.example' });
  expect(sentFrom(`?from=${code}`)).toHaveProperty('from', code);
  expect(sentFrom('')).toHaveProperty('from', code);
  expect(sentFrom('', 'data-other')).not.toHaveProperty('from');
});
