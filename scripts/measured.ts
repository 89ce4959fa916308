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

// What ends last may close what it wrote to before it can be counted, and `wait` knows nothing of what was adopted.
const script = `(exec ${command}) & step=$!
trap 'kill $step' INT TERM
wait $step
code=$?
wait
tries=150
while [ $tries -gt 0 ] && { read -r adopted < /proc/$$/task/$$/children || [ "$adopted" ]; }; do
  sleep 0.1
  tries=$((tries - 1))
done 2> /dev/null
times > "$0"
exit $code`;
process.execve?.('/bin/sh', ['sh', '-c', script, file], process.env);
