/** Makes the response to a form focusable, and focused when the page loads. */
export const answerFocus = { tabIndex: -1, autoFocus: true } as const;
