import { dlopen } from 'node:ffi';

/** Runs a command, then writes to a file how much of the processors it and all that it started took, as `times` says it. */
const [file = '', command = ''] = process.argv.slice(2);
const prSetChildSubreaper = 36;

// A shell counts what it waits for. What outlives its parent, as the pages of a browser do, goes to this one.
if (process.platform === 'linux')
  dlopen(null, { prctl: { arguments: ['i32', 'u64'], return: 'i32' } }).functions.prctl(
    prSetChildSubreaper,
    1n,
  );

const script = `(exec ${command}) & step=$!
trap 'kill $step' INT TERM
wait $step
code=$?
wait
times > "$0"
exit $code`;
process.execve?.('/bin/sh', ['sh', '-c', script, file], process.env);
