/** `9`, `930`, `9.30` and `9h30` as a time, such as `09:30`. Another text stays as it is. */
export function readTime(typed: string) {
  const [, hours, minutes = '00'] = /^\s*(\d{1,2})(?:\s*[:.hH]?\s*(\d\d))?\s*$/.exec(typed) ?? [];
  return hours === undefined ? typed : `${hours.padStart(2, '0')}:${minutes}`;
}
