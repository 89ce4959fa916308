/** Loaded before a program: it ends when the process that started it has, however that was ended. */
process.stdin.on('end', () => process.exit()).resume();
// It ends by itself all the same.
if ('unref' in process.stdin) process.stdin.unref();
