/** Why a received mail has no text: it could not be parsed, or its text is in a file that we cannot read. */
export type EmailProblem = 'unreadable' | 'winmail' | 'encrypted';

export function emailProblemText(problem: EmailProblem, files: readonly { name: string }[]) {
  if (problem === 'unreadable')
    return 'This email could not be read: it is damaged or too large. The original is attached. Open it only if you expect it.';
  if (problem === 'encrypted')
    return 'The text of this email is encrypted or signed and is only in the attached file. Ask the sender to send it as plain text.';
  const name = files.find((file) => /\.dat$/i.test(file.name))?.name ?? 'winmail.dat';
  return `The text of this email is inside ${name}, which only Outlook can open. Ask the sender to send it as HTML or plain text.`;
}
