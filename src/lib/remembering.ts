/** A function that remembers its last answer, for values that are compared by identity and asked for again and again. */
export function remembering<Of, Answer>(compute: (of: Of) => Answer) {
  let last: { of: Of; answer: Answer } | undefined;
  return (of: Of) => {
    if (!last || last.of !== of) last = { of, answer: compute(of) };
    return last.answer;
  };
}
