/** The day this many weekdays after a day: Monday to Friday count. */
export function dateBusinessDaysAfter(day: string, days: number) {
  let date = Temporal.PlainDate.from(day);
  for (let left = days; left > 0;) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek <= 5) left--;
  }
  return date.toString();
}
