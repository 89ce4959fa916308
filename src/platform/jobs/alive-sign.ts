import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';

/**
 * Shows at a path of this machine that a process works on something, until it stops or is killed: whoever connects is
 * answered by the system. Where no such file can be, there is no sign.
 */
export async function showAlive(file: string): Promise<() => Promise<void>> {
  await rm(file, { force: true });
  const server = createServer((socket) => socket.destroy());
  server.unref();
  server.listen(file);
  const isShown = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  return async () => {
    if (!isShown) return;
    server.close();
    await rm(file, { force: true });
  };
}

/** True if a process that showed its sign here was killed. False if it lives, or showed none on this machine. */
export async function wasKilled(file: string): Promise<boolean> {
  const socket = connect(file);
  try {
    await once(socket, 'connect');
    return false;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
  }
}
