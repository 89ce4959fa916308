/**
 * True for a single address of a person: no quotes, spaces or line breaks, and a domain with a dot. Dots may be anywhere
 * before the @, as Japanese carriers gave them out: `a..b@docomo.ne.jp`. Mail quotes such a part when it is sent.
 */
export function isEmailAddress(text: string) {
  return text.length <= 254 && emailFormat.test(text);
}

const emailFormat =
  /^(?=.{1,64}@)\.*[\w!#$%&'*+/=?^`{|}~-][\w!#$%&'*+/=?^`{|}~.-]*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;

/** The address of `Noor Lindqvist <noor@lindqvist.example>`. */
export function addressIn(text: string) {
  return /<([^<>]*)>/.exec(text)?.[1] ?? text;
}

/** An address without the quotes that mail puts around a part with unusual dots: `a..b@docomo.ne.jp`. */
export function withoutQuotes(address: string) {
  const [, local = '', rest = ''] = /^"([^"\\]{1,64})"(@[^@"]*)$/.exec(address) ?? [];
  return isEmailAddress(local + rest) ? local + rest : address;
}
