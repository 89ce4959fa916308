/** Resolves to false when the browser refuses. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOutsideSecureContext(text);
  }
}

/** `navigator.clipboard` exists only on https and localhost. This works on any address. */
function copyOutsideSecureContext(text: string) {
  function put(event: ClipboardEvent) {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  }
  document.addEventListener('copy', put, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', put);
  return isCopied;
}
