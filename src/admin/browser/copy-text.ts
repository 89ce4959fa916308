/** Resolves to false if the browser refuses. */
export async function copyText(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOutsideSecureContext(text);
  }
}

/** `navigator.clipboard` exists only on https and localhost. This works on any origin. */
function copyOutsideSecureContext(text: string) {
  function onCopy(event: ClipboardEvent) {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  }
  document.addEventListener('copy', onCopy, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
  return isCopied;
}
