/** A failure, with what becomes of the typed text while there is no connection. */
export function offlineText(failure: string, isAutosaved: boolean) {
  if (navigator.onLine || !isAutosaved) return failure;
  return `${failure.replace(/\.$/, '')}. You are offline. What you typed is kept on this device.`;
}
