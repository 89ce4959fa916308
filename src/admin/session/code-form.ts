/** Focuses the code field. The sixth digit submits the form. */
export function followCode() {
  document.querySelector<HTMLInputElement>('input[name=code]')?.focus();
  const form = document.querySelector<HTMLFormElement>('form[data-code]');
  const input = form?.querySelector<HTMLInputElement>('input[name=code]');
  if (!form || !input) return;
  let isSent = false;
  const follow = () => {
    const digits = input.value.replaceAll(/\D/g, '').slice(0, 6);
    if (digits !== input.value) input.value = digits;
    if (digits.length < 6 || isSent) return;
    isSent = true;
    form.requestSubmit();
  };
  input.addEventListener('input', follow);
  // The code was typed or autofilled before this script had loaded.
  if (input.value !== input.defaultValue) follow();
}
