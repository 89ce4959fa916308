import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { enhanceTellMe } from './enhance-tell-me.ts';

enhanceTellMe();

afterEach(() => vi.unstubAllGlobals());

async function sendWith(answer: object, status: number) {
  const fetch = vi.fn(() => Promise.resolve(Response.json(answer, { status })));
  vi.stubGlobal('fetch', fetch);
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReset();
  submit.mockImplementation(() => {});
  document.body.innerHTML = `<form data-tell-me novalidate>
    <input type="email" name="email" aria-label="Email">
    <p role="alert" data-error hidden></p>
    <button type="submit">Tell me when</button>
  </form>`;
  await page.getByRole('button').click();
  return { fetch, submit };
}

test.each([429, 503])('a form refused with %d says why and is not sent again', async (status) => {
  const alert = 'Too many requests. Try again in 5 minutes.';
  const { fetch, submit } = await sendWith({ isSent: false, alert }, status);
  await expect.element(page.getByRole('alert')).toHaveTextContent(alert);
  await expect.element(page.getByLabelText('Email')).toHaveAttribute('aria-invalid', 'false');
  expect(fetch).toHaveBeenCalledOnce();
  expect(submit).not.toHaveBeenCalled();
});

test('after an answer of another program the form is sent as without script', async () => {
  const { submit } = await sendWith({ message: 'Bad gateway' }, 502);
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
});

test('the answer takes the place of all that asked, and names the email', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ isSent: true })));
  document.body.innerHTML = `<section data-tell-me-stage aria-labelledby="asked">
    <div>
      <h2 id="asked">Tell me when something fits</h2>
      <details open>
        <summary>Two bedrooms</summary>
        <form data-tell-me novalidate>
          <input type="email" name="email" aria-label="Email" value="mina@example.com">
          <button type="submit">Tell me when</button>
        </form>
      </details>
    </div>
    <template data-thanks>
      <h2 id="asked" tabindex="-1">One more step</h2>
      <p>We sent an email to <span data-sent></span>.</p>
      <button type="button" data-again>Use another address</button>
    </template>
  </section>`;
  await page.getByRole('button').click();
  const stage = page.getByRole('region', { name: 'One more step' });
  await expect.element(stage.getByText('We sent an email to mina@example.com.')).toBeVisible();
  await expect.element(stage.getByRole('heading')).toHaveFocus();
  expect(document.querySelector('details')).toBeNull();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveValue('mina@example.com');
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});
