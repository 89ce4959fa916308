import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as it lies in the mailbox. */
type StoredEmail = { uid: number; source: Buffer; isSeen: boolean };

/** A mailbox to read answers from: speaks as much IMAP4rev1 as a client needs that reads one folder. */
export async function startImapServer() {
  const emails: StoredEmail[] = [];
  const sockets = new Set<Socket>();
  const state = { isMarking: true };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, emails, state);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `imap://desk%40solmere.example:secret@127.0.0.1:${port}`,
    /** Puts a mail into the mailbox. */
    deliver(source: string) {
      const bytes = Buffer.from(source.replaceAll(/\r?\n/g, '\r\n'));
      emails.push({ uid: emails.length + 1, source: bytes, isSeen: false });
    },
    unseen: () => emails.filter(({ isSeen }) => !isSeen).length,
    /** While it is broken, the connection ends where a mail is to be marked as read. */
    breakMarking(isBroken: boolean) {
      state.isMarking = !isBroken;
    },
    async kill() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

function converse(socket: Socket, emails: StoredEmail[], state: { isMarking: boolean }) {
  let buffer = '';
  socket.setEncoding('latin1');
  socket.write('* OK [CAPABILITY IMAP4rev1] test\r\n');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      answer(line);
    }
  });

  function answer(line: string) {
    const [, tag = '', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
    const say = (text: string) => socket.write(`${text}\r\n`);
    const run: Record<string, () => void> = {
      CAPABILITY: () => say('* CAPABILITY IMAP4rev1'),
      LIST: () => say(String.raw`* LIST (\HasNoChildren) "/" INBOX`),
      SELECT: () => {
        say(String.raw`* FLAGS (\Seen)`);
        say(`* ${emails.length} EXISTS`);
        say('* OK [UIDVALIDITY 1] Good');
        say(`* OK [UIDNEXT ${emails.length + 1}] Good`);
        say(String.raw`* OK [PERMANENTFLAGS (\Seen)] Good`);
      },
      'UID SEARCH': () => {
        const unseen = emails.filter(({ isSeen }) => !isSeen).map(({ uid }) => uid);
        say(['* SEARCH', ...unseen].join(' '));
      },
      'UID FETCH': () => {
        const email = emails.find(({ uid }) => uid === Number(rest.split(' ')[0]));
        if (!email) return;
        const part = /BODY\.PEEK\[\](?:<0\.(\d+)>)?/i.exec(rest);
        const source = email.source.subarray(0, Number(part?.[1] ?? email.source.length));
        const name = part?.[1] ? 'BODY[]<0>' : 'BODY[]';
        const size = email.source.length;
        socket.write(
          `* ${email.uid} FETCH (UID ${email.uid} RFC822.SIZE ${size} ${name} {${source.length}}\r\n`,
        );
        socket.write(source);
        say(')');
      },
      'UID STORE': () => {
        const email = emails.find(({ uid }) => uid === Number(rest.split(' ')[0]));
        if (email) email.isSeen = true;
      },
      LOGOUT: () => say('* BYE'),
    };
    const name = command.toUpperCase();
    if (name === 'UID STORE' && !state.isMarking) {
      socket.destroy();
      return;
    }
    run[name]?.();
    say(`${tag} OK Done`);
    if (name === 'LOGOUT') socket.end();
  }
}
