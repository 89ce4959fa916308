const news = new Map([
  ['name', 'Your name is saved.'],
  ['password', 'Your password is changed. All other devices are signed out.'],
  ['devices', 'All other devices are signed out.'],
  ['device', 'The device is signed out.'],
  ['passkey', 'The passkey is added. It signs you in from now on.'],
  ['passkey-removed', 'The passkey is removed. Remove it from your device, too.'],
  ['codes-off', 'The second step is off.'],
]);

/** The message about the last submitted form. */
export function accountNews(done: string | null) {
  return news.get(done ?? '');
}
