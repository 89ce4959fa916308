/** Focuses the answer to a form, when the page opens or by script. */
export const answerFocus = { tabIndex: -1, autoFocus: true } as const;
