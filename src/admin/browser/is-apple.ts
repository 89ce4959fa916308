/** In its own file, because every screen's script needs it before React has loaded. */
export function isApple() {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
