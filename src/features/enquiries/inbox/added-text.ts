/** What was typed below the note in a draft of the release before, which held the whole note. */
export function addedText(typed: unknown, note: unknown) {
  const text = typeof typed === 'string' ? typed : '';
  const isBelow = typeof note === 'string' && note !== '' && text.startsWith(note);
  return (isBelow && text.slice(note.length).trim()) || text;
}
