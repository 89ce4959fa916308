/** True for a single address that mail servers accept: no quotes, spaces or line breaks, and a domain with a dot. */
export function isEmailAddress(text: string) {
  return text.length <= 254 && emailFormat.test(text);
}

const emailFormat =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;
