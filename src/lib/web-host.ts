/** The host of a web address as a URL gives it: a name or an IP address. URLs allow more, such as `;` and `*`. */
export const webHost = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;
