/** A host name or IP address. URLs allow more characters in hosts, such as `;` and `*`. */
export const webHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;
