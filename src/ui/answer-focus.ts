/** For what answers the visitor: it takes the focus when the page opens, and by script. */
export const answerFocus = { tabIndex: -1, autoFocus: true } as const;
