import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** What the server does with a mail, or with a client that connects. */
export type Manner =
  | 'accept'
  /** 450 to the recipient. */
  | 'refuse for now'
  /** 550 to the recipient. */
  | 'refuse for good'
  /** Takes the connection and never says a word. */
  | 'hang'
  /** Takes all of the mail and does not say that it has, until told to. */
  | 'hang after the mail'
  | 'drop the connection'
  /** 535 to any password. */
  | 'refuse to sign in';

export type ReceivedEmail = {
  from: string;
  to: string;
  isSmtpUtf8: boolean;
  /** By their names in small letters, unfolded. */
  headers: Record<string, string>;
  /** All of it, with soft line breaks and the like undone. */
  text: string;
};

export type MailServer = Awaited<ReturnType<typeof startMailServer>>;

/** A mail server to send to: speaks SMTP, keeps what it takes, and behaves as it is told at each moment. */
export async function startMailServer(port = 0) {
  const received: ReceivedEmail[] = [];
  const sockets = new Set<Socket>();
  const hanging: (() => void)[] = [];
  const state: { manner: (recipient: string) => Manner; connections: number } = {
    manner: () => 'accept',
    connections: 0,
  };
  const server = createServer((socket) => {
    state.connections++;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    converse(socket, (recipient) => state.manner(recipient), received, hanging);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    received,
    connections: () => state.connections,
    behave(manner: Manner | ((recipient: string) => Manner)) {
      state.manner = typeof manner === 'function' ? manner : () => manner;
    },
    /** Says of every mail that hangs that it was taken. */
    letGo() {
      for (const say of hanging.splice(0)) say();
    },
    dropConnections,
    /** Ends at once, with all connections. */
    async kill() {
      const closed = new Promise((resolve) => server.close(resolve));
      dropConnections();
      await closed;
    },
  };

  function dropConnections() {
    for (const socket of sockets) socket.destroy();
  }
}

function converse(
  socket: Socket,
  mannerFor: (recipient: string) => Manner,
  received: ReceivedEmail[],
  hanging: (() => void)[],
) {
  let [from, to, body, buffer] = ['', '', '', ''];
  let isReadingMail = false;
  let isSmtpUtf8 = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const manner = mannerFor('');
  if (manner === 'hang') return;
  if (manner === 'drop the connection') {
    socket.destroy();
    return;
  }
  say('220 test ESMTP');
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    buffer += chunk;
    for (let end = buffer.indexOf('\r\n'); end >= 0; end = buffer.indexOf('\r\n')) {
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      if (isReadingMail) readEmail(line);
      else answer(line);
    }
  });

  function answer(line: string) {
    const command = line.slice(0, 4).toUpperCase();
    if (command === 'EHLO')
      socket.write('250-test\r\n250-8BITMIME\r\n250-SMTPUTF8\r\n250 AUTH PLAIN LOGIN\r\n');
    else if (command === 'AUTH') {
      say(mannerFor('') === 'refuse to sign in' ? '535 5.7.8 Wrong password' : '235 2.7.0 Good');
    } else if (command === 'MAIL') {
      from = addressIn(line);
      isSmtpUtf8 = line.includes(' SMTPUTF8');
      say('250 2.1.0 Good');
    } else if (command === 'RCPT') {
      to = addressIn(line);
      say(answerTo(mannerFor(to)));
    } else if (command === 'DATA') {
      isReadingMail = true;
      say('354 Go on');
    } else if (command === 'QUIT') socket.end('221 2.0.0 Goodbye\r\n');
    else say('250 2.0.0 Good');
  }

  function readEmail(line: string) {
    if (line !== '.') {
      body += `${line.replace(/^\./, '')}\n`;
      return;
    }
    isReadingMail = false;
    received.push({ ...readReceived(from, to, body), isSmtpUtf8 });
    body = '';
    if (mannerFor(to) === 'hang after the mail') hanging.push(() => say('250 2.0.0 Taken'));
    else say('250 2.0.0 Taken');
  }
}

function answerTo(manner: Manner) {
  if (manner === 'refuse for now') return '450 4.2.1 Try again later';
  if (manner === 'refuse for good') return '550 5.1.1 No such person';
  return '250 2.1.5 Good';
}

function addressIn(line: string) {
  return /<([^>]*)>/.exec(line)?.[1] ?? '';
}

function readReceived(from: string, to: string, source: string) {
  const end = source.indexOf('\n\n');
  const head = source.slice(0, end).replaceAll(/\n[ \t]+/g, ' ');
  const headers = head.split('\n').map((line) => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
  });
  return {
    from,
    to,
    headers: Object.fromEntries(headers),
    text: withoutEncoding(source.slice(end)),
  };
}

/** Undoes quoted-printable. */
function withoutEncoding(body: string) {
  const bytes = body
    .replaceAll('=\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
