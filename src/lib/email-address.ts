/** True for one address that mail servers take: no quotes, spaces or breaks, and a domain of two parts or more. */
export function isEmailAddress(text: string) {
  return text.length <= 254 && emailFormat.test(text);
}

const emailFormat =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/i;
