/** Signs in without a page load. Without script the form posts, with the same result. */
export function signInWithoutReload() {
  const form = document.querySelector<HTMLFormElement>('form[data-endpoint]');
  const button = form?.querySelector('button');
  if (!form || !button) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaBusy !== 'true') void signIn(form, button);
  });
  addEventListener('pageshow', () => setBusy(button, false));
}

async function signIn(form: HTMLFormElement, button: HTMLButtonElement) {
  const { endpoint = '', destination = '' } = form.dataset;
  setBusy(button, true);
  showFailure(form, undefined);
  const failure = await failureOf(endpoint, new FormData(form));
  if (!failure) return location.replace(destination);
  setBusy(button, false);
  showFailure(form, failure);
}

type Failure = { message: string; hint?: string };

async function failureOf(endpoint: string, fields: FormData): Promise<Failure | undefined> {
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(Object.fromEntries(fields)),
    });
    return answer.ok ? undefined : ((await answer.json()) as Failure);
  } catch {
    return { message: 'Failed to sign in' };
  }
}

function setBusy(button: HTMLButtonElement, isBusy: boolean) {
  button.textContent = isBusy ? 'Signing in...' : 'Sign in';
  button.ariaBusy = String(isBusy);
  button.ariaDisabled = String(isBusy);
}

function showFailure(form: HTMLFormElement, failure: Failure | undefined) {
  const banner = form.querySelector<HTMLElement>('[role=alert]');
  const password = form.querySelector<HTMLInputElement>('[type=password]');
  if (!banner || !password) return;
  banner.hidden = !failure;
  const lines = [failure?.message ?? '', failure?.hint ?? ''];
  for (const [place, line] of banner.querySelectorAll('span').entries())
    line.textContent = lines[place] ?? '';
  if (!failure) return;
  password.value = '';
  password.focus();
}
