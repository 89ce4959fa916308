const news = new Map([
  ['name', 'Name saved.'],
  ['password', 'Password changed. All other devices have been signed out.'],
  ['devices', 'All other devices have been signed out.'],
  ['device', 'Device signed out.'],
  ['passkey', 'Passkey added. You can now use it to sign in.'],
  ['passkey-removed', 'Passkey removed. Remember to delete it from your device too.'],
  ['assistant', 'The assistant has been disconnected.'],
  ['codes-off', 'Two-step verification is off.'],
]);

/** The message about the last submitted form. */
export function accountNews(done: string | null) {
  return news.get(done ?? '');
}
