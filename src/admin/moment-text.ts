/** `on Jan 5, 2026, 2:03 p.m.`, in the reader's own time. */
export function momentText(moment: string) {
  return `on ${new Date(moment).toLocaleString('en-CA', { dateStyle: 'medium', timeStyle: 'short' })}`;
}
