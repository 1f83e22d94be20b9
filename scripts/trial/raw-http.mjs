// @ts-check
import net from 'node:net';
import tls from 'node:tls';

const answerLimitMs = 20_000;

/** All that comes back until the other side closes, or says no more. @param {number} port @param {boolean} isTls @param {string} bytes @returns {Promise<string>} */
export function send(port, isTls, bytes) {
  return new Promise((resolve) => {
    const options = {
      port,
      host: '127.0.0.1',
      servername: 'shop.example',
      rejectUnauthorized: false,
      ALPNProtocols: ['http/1.1'],
    };
    const socket = isTls ? tls.connect(options) : net.connect(options);
    let text = '';
    const done = () => {
      socket.destroy();
      resolve(text);
    };
    socket.setTimeout(answerLimitMs, done);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      // A connection that stays open has been answered all the same.
      if (text.includes('\r\n\r\n')) socket.setTimeout(1_000);
    });
    socket.once('error', done).once('close', done);
    socket.once(isTls ? 'secureConnect' : 'connect', () => socket.write(bytes, 'latin1'));
  });
}

/** @param {string} answer @returns {Record<string, string>} */
export function headersOf(answer) {
  const [head = ''] = answer.split('\r\n\r\n');
  return Object.fromEntries(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
}
