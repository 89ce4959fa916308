/** What the privacy page promises: the days after which these are erased, counted from the last change. */
export const keptDays = { answeredApplications: 365, spam: 90 } as const;
