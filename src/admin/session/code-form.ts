/** Sends the form of a code by itself with the sixth digit. */
export function sendWithSixthDigit() {
  const form = document.querySelector<HTMLFormElement>('form[data-code]');
  const input = form?.querySelector<HTMLInputElement>('input[name=code]');
  if (!form || !input) return;
  let isSent = false;
  input.addEventListener('input', () => {
    const digits = input.value.replaceAll(/\D/g, '').slice(0, 6);
    if (digits !== input.value) input.value = digits;
    if (digits.length < 6 || isSent) return;
    isSent = true;
    form.requestSubmit();
  });
}
