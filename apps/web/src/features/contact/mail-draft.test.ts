import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailDraft } from './mail-draft.ts';

const to = 'service@mainbluete.example';

function read(address: string) {
  const url = new URL(address);
  const query = new Map(
    url.search
      .slice(1)
      .split('&')
      .map((part) => part.split('=') as [string, string]),
  );
  return {
    to: url.pathname,
    keys: [...query.keys()],
    subject: decodeURIComponent(query.get('subject') ?? ''),
    body: decodeURIComponent(query.get('body') ?? ''),
  };
}

describe('[CT-10] the mail', () => {
  test('goes to the pharmacy, with the name in the subject and the rest in the body', () => {
    const draft = mailDraft(to, { name: 'Ada König', email: 'ada@example.org', message: 'Guten Tag,\nist es da?' });
    expect(read(draft)).toEqual({
      to,
      keys: ['subject', 'body'],
      subject: 'Kontaktformular: Ada König',
      body: 'Guten Tag,\r\nist es da?\r\n\r\nName: Ada König\r\nE-Mail: ada@example.org',
    });
  });

  test('without a name it is an inquiry', () => {
    const { subject, body } = read(mailDraft(to, { name: '  ', email: '', message: '' }));
    expect(subject).toBe('Kontaktformular: Anfrage');
    expect(body).toBe('\r\n\r\nName: \r\nE-Mail: ');
  });

  test.each([
    ['a header in the name', { name: 'Ada\r\nBcc: all@example.org', email: '', message: '' }],
    ['another recipient', { name: 'x&cc=all@example.org', email: 'a?bcc=b@example.org', message: '&cc=c@example.org' }],
    ['a fragment', { name: '#', email: '%0d%0aBcc: x', message: '#&body=x' }],
    ['half of a character', { name: '\ud83d', email: '', message: '\udf3f' }],
  ])('%s stays text', (_case, message) => {
    const { keys, to: recipient, subject } = read(mailDraft(to, message));
    expect(keys).toEqual(['subject', 'body']);
    expect(recipient).toBe(to);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  test('whatever is typed, the address has one recipient, one subject and one body, and nothing is lost', () => {
    const text = fc.string({ unit: 'grapheme' });
    fc.assert(
      fc.property(text, text, text, (name, email, message) => {
        const { keys, to: recipient, subject, body } = read(mailDraft(to, { name, email, message }));
        expect(keys).toEqual(['subject', 'body']);
        expect(recipient).toBe(to);
        expect(subject).not.toMatch(/[\r\n]/);
        const typed = message.trim().replaceAll(/\r\n|\r|\n/g, '\r\n');
        expect(body.startsWith(`${typed}\r\n\r\nName: `)).toBe(true);
        expect(body.slice(typed.length).match(/\r\n/g)).toHaveLength(3);
      }),
    );
  });
});
