const timeoutMs = 30_000;

type Answer = { isSent: boolean; error?: string; alert?: string };

/** Sends the forms that ask to be told without a reload, and with the time zone of the reader. */
export function enhanceTellMe() {
  document.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset['tellMe'] === undefined) return;
    event.preventDefault();
    void send(form);
  });
}

async function send(form: HTMLFormElement) {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button || button.ariaBusy === 'true') return;
  const zone = form.querySelector<HTMLInputElement>('[name=zone]');
  if (zone) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  button.ariaBusy = 'true';
  const answer = await post(form);
  button.ariaBusy = null;
  if (answer?.isSent) showSent(form);
  else if (answer) showError(form, answer);
  else form.submit();
}

/** Undefined if the answer is not ours: then the form is sent as without script. */
async function post(form: HTMLFormElement) {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)] as [string, string][]),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = (await response.json()) as Partial<Answer> | null;
    return typeof answer?.isSent === 'boolean' ? (answer as Answer) : undefined;
  } catch {
    return undefined;
  }
}

function showSent(form: HTMLFormElement) {
  const stage = form.closest('[data-tell-me-stage]');
  const sent = stage?.querySelector<HTMLTemplateElement>('[data-thanks]');
  const line = stage?.firstElementChild;
  if (!sent || !line) return;
  const email = form.querySelector<HTMLInputElement>('[name=email]')?.value.trim() ?? '';
  showError(form, { isSent: true });
  const asked = [...line.childNodes];
  line.replaceChildren(sent.content.cloneNode(true));
  line.querySelector('[data-sent]')?.replaceChildren(email);
  line.querySelector('[data-again]')?.addEventListener('click', () => {
    line.replaceChildren(...asked);
    const input = form.querySelector<HTMLInputElement>('[name=email]');
    input?.focus();
    input?.select();
  });
  line.querySelector<HTMLElement>('[tabindex]')?.focus();
}

/** Without an error, or an alert, what was said before is taken away. */
function showError(form: HTMLFormElement, { isSent, error, alert = '' }: Answer) {
  const input = form.querySelector<HTMLInputElement>('[name=email]');
  const text = form.querySelector<HTMLElement>('[data-error]');
  if (!input || !text) return;
  text.textContent = error ?? alert;
  text.hidden = isSent;
  input.setAttribute('aria-invalid', String(error !== undefined));
  if (!isSent) input.focus();
}
