const rules: [found: RegExp, written: string][] = [
  [/"([^"\n]*)"/g, '«\u00A0$1\u00A0»'],
  [/«\s*/g, '«\u00A0'],
  [/\s*»/g, '\u00A0»'],
  [/(?:[ \u00A0\u202F]|(?<=[\p{L}\p{N}»)}])):(?=\s|$)/gmu, '\u00A0:'],
  [/(?<=\S)[ \u00A0\u202F]+(?=[;!?](?:\s|\u00A0»|$))/gm, ''],
  [/(?<=\d)[ \u202F]?(?=[%$])/g, '\u00A0'],
  [/(?<=\d)[ \u202F](?=\d{3}(?!\d))/g, '\u00A0'],
  [/(?<=\p{L})'(?=\p{L})/gu, '’'],
];

/**
 * A French text, plain or rich, with the spaces, quotation marks and apostrophes of Québec: a no-break space before `:`, `%`
 * and `$`, within numbers and inside `« »`, none before `;`, `!` and `?`. Source: Banque de dépannage linguistique, OQLF.
 */
export function frenchTypography(text: string) {
  return text.replaceAll(/<[^>]*>|&\w+;|[^<&]+/g, (part) =>
    /^[<&]/.test(part)
      ? part
      : rules.reduce((set, [found, written]) => set.replace(found, written), part),
  );
}
