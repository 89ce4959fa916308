/** A host name or IP address. URLs allow more characters in hosts, such as `;` and `*`. */
export const webHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/** True for a name that only this machine or a private network knows. A name may end with a dot. IP addresses are none. */
export function isPrivateName(hostname: string) {
  const name = hostname.toLowerCase().replace(/\.+$/, '');
  if (/[:[\]]|(?:^|\.)(?:\d+|0x[\da-f]*)$/.test(name)) return false;
  return !name.includes('.') || privateEnd.test(name);
}

const privateEnd =
  /\.(?:local|localhost|localdomain|internal|intranet|private|corp|home|lan|home\.arpa)$/;
