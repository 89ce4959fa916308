/** A language and a country that dates and numbers can be written in, such as `nb-NO`. */
export function isLocale(name: string) {
  try {
    return (
      /^[a-z]{2,3}-[A-Z]{2}$/.test(name) && Intl.DateTimeFormat.supportedLocalesOf(name).length > 0
    );
  } catch {
    return false;
  }
}

/** Such as `Europe/Oslo`. */
export function isTimeZone(name: string) {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
