import { expect, onTestFinished, test } from 'vitest';
import { connectRaw } from '../testing/raw-connection.ts';
import { testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { uploadPath } from './upload-receiver.ts';

const database = testDatabase();
const field = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nv\r\n';
const file = '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';

test.each([
  ['after a file that is refused', `${file}\r\n--`],
  ['within a file', `${field}${file}abc`],
  ['before a file has begun', `${field.repeat(3)}${file}`],
  ['after more fields than a form has', `${file}${field.repeat(20)}`],
  ['within a header', `${field.repeat(3)}--x\r\nContent-Disposition: form-data; name="`],
  ['after a second file', `${file}\r\n${field.repeat(50)}${file}abc`],
])('a form that breaks off %s is answered, and the process goes on', async (_where, body) => {
  const faults: unknown[] = [];
  const note = (fault: unknown) => void faults.push(fault);
  process.on('uncaughtExceptionMonitor', note);
  onTestFinished(() => void process.off('uncaughtExceptionMonitor', note));

  const { app } = await testApp(database);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const head = `POST ${uploadPath} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: multipart/form-data; boundary=x\r\nConnection: close\r\n`;
  const sender = await connectRaw(app, `${head}Content-Length: ${body.length}\r\n\r\n${body}`);
  expect(await sender.closed).toMatch(/^HTTP\/1\.1 4\d\d /);
  expect(faults).toEqual([]);
});
