/** Memoises a function's last call. The input is compared by identity. */
export function memoizeLast<Input, Output>(compute: (input: Input) => Output) {
  let last: { input: Input; output: Output } | undefined;
  return (input: Input) => {
    if (!last || last.input !== input) last = { input, output: compute(input) };
    return last.output;
  };
}
