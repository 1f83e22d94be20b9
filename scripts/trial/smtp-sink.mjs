// @ts-check
import net from 'node:net';
import { freePort } from './free-port.mjs';

/** A mail server that takes everything and remembers each mail. */
export async function smtpSink() {
  const port = await freePort();
  /** @type {string[]} */
  const mails = [];
  const server = net.createServer((socket) => {
    let text = '';
    let isData = false;
    socket.on('error', () => {});
    socket.write('220 sink\r\n');
    socket.on('data', (chunk) => {
      text += chunk;
      for (;;) {
        const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const part = text.slice(0, end);
        text = text.slice(end + (isData ? 5 : 2));
        if (isData) {
          mails.push(part);
          isData = false;
          socket.write('250 taken\r\n');
        } else if (/^DATA/i.test(part)) {
          isData = true;
          socket.write('354 go on\r\n');
        } else socket.write(/^QUIT/i.test(part) ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(null)));
  return { port, mails, close: () => server.close() };
}
