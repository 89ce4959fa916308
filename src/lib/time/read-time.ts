/** `9`, `930`, `9.30`, `9h30` and `9:30 a.m.` as a time, such as `09:30`. Another text stays as it is. */
export function readTime(typed: string) {
  const [, hours, minutes = '00', half] =
    /^\s*(\d{1,2})(?:\s*[:.hH]?\s*(\d\d))?\s*(?:([ap])\.?\s?m\.?\s*)?$/i.exec(typed) ?? [];
  if (hours === undefined || (half && !(Number(hours) >= 1 && Number(hours) <= 12))) return typed;
  const hour = half ? (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hours);
  return `${String(hour).padStart(2, '0')}:${minutes}`;
}
