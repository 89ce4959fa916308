/** Days from the last change until these are deleted, as the privacy page promises. */
export const keptDays = { answeredApplications: 365, spam: 90 } as const;
