/** True for a supported locale with language and country, such as `nb-NO`. */
export function isLocale(name: string) {
  try {
    return (
      /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?-[A-Z]{2}$/.test(name) &&
      Intl.DateTimeFormat.supportedLocalesOf(name).length > 0
    );
  } catch {
    return false;
  }
}

/** True for a name such as `Europe/Oslo`. */
export function isTimeZone(name: string) {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
