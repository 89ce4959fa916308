/** Of languages whose script is better known than their code. */
const marks: Record<string, string> = { ja: '日', ko: '한', Hant: '繁', Hans: '简' };

/** Two letters, or the sign of a script. */
export function languageMark(locale: string) {
  const { language, script = '' } = new Intl.Locale(locale);
  return marks[language] ?? marks[script] ?? language.toUpperCase();
}
