export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

/**
 * The address that opens a mail to the pharmacy in the visitor's own program (CT-10). Every part is encoded, and only
 * the body has line breaks: nothing that was typed can become a header of the mail.
 */
export function mailDraft(to: string, message: ContactMessage): string {
  const address = encode(oneLine(to)).replaceAll('%40', '@');
  const subject = `Kontaktformular: ${oneLine(message.name) || 'Anfrage'}`;
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(mailBody(message))}`;
}

export function mailBody({ name, email, message }: ContactMessage): string {
  const lines = [...message.trim().split(/\r\n|\r|\n/), '', `Name: ${oneLine(name)}`, `E-Mail: ${oneLine(email)}`];
  return lines.join('\r\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

/** Half of a character, as a paste can leave it, would make the encoding fail. */
function encode(text: string): string {
  return encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\uFFFD'));
}
