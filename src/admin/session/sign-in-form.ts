import { codeAddress } from './session-paths.ts';
import { signIn, type SignInFailure } from './sign-in.ts';

/** Signs in without a page load. Without script the form posts, with the same result. */
export function signInWithoutReload() {
  const form = document.querySelector<HTMLFormElement>('form[data-destination]');
  const button = form?.querySelector('button');
  if (!form || !button) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaBusy !== 'true') void submit(form, button);
  });
  // Only for a page restored from the back/forward cache: the first `pageshow` may fire after the button was pressed.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(button, false);
  });
}

async function submit(form: HTMLFormElement, button: HTMLButtonElement) {
  setBusy(button, true);
  showFailure(form, undefined);
  const result = await signIn(Object.fromEntries(new FormData(form)));
  const destination = form.dataset['destination'] ?? '';
  if (result === 'second-step') return location.assign(codeAddress(destination));
  if (!result) return location.replace(destination);
  setBusy(button, false);
  showFailure(form, result);
}

function setBusy(button: HTMLButtonElement, isBusy: boolean) {
  button.textContent = isBusy ? 'Signing in...' : 'Sign in';
  button.ariaBusy = String(isBusy);
  button.ariaDisabled = String(isBusy);
}

export function showFailure(form: HTMLFormElement, failure: SignInFailure | undefined) {
  const banner = form.querySelector<HTMLElement>('[role=alert]');
  const password = form.querySelector<HTMLInputElement>('[type=password]');
  if (!banner) return;
  banner.hidden = !failure;
  const lines = [failure?.message ?? '', failure?.hint ?? ''];
  for (const [index, line] of banner.querySelectorAll('span').entries())
    line.textContent = lines[index] ?? '';
  if (!failure || !password) return;
  if (!failure.isUnsent) password.value = '';
  password.focus();
}
