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
