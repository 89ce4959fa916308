/** Apart from what needs React: the script of every screen asks for it before any of that has come. */
export function isApple() {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
