import nodemailer from 'nodemailer';
import type { Env } from '../env.ts';
import type { Secret } from '../secret.ts';
import { codeOf, type Finding, findingsOf } from './finding.ts';
import { checkSender, type Dns } from './mail-sender.ts';

const { fine, remark, wrong } = findingsOf('mail');

export async function checkMail(
  { smtpUrl, mailFrom }: Pick<Env, 'smtpUrl' | 'mailFrom'>,
  dkimSelector: string | null,
  dns: Dns,
): Promise<Finding[]> {
  if (!smtpUrl)
    return [
      remark('There is no SMTP_URL: mails become files, and no patient gets one.', 'Set SMTP_URL and MAIL_FROM.'),
    ];
  const domain = /@([^\s<>]+)/.exec(mailFrom)?.[1] ?? '';
  return [await serverFinding(smtpUrl), ...(await checkSender(domain.toLowerCase(), dkimSelector, dns))];
}

/** Connects and logs in as the shop does, and sends nothing. */
async function serverFinding(smtpUrl: Secret): Promise<Finding> {
  const transport = nodemailer.createTransport({
    url: smtpUrl.reveal(),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 10_000,
  });
  try {
    await transport.verify();
    return fine('The mail server takes our login.');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EAUTH')
      return wrong('The mail server refuses user or password.', 'Correct them in SMTP_URL; encode / and @ in them.');
    if (code === 'ETLS' || code === 'ESOCKET')
      return wrong(
        'No safe connection to the mail server.',
        'Port 465 wants smtps://, port 587 smtp://; see that its certificate is valid.',
      );
    return wrong(
      `The mail server does not answer (${code}): mails wait and are sent when it is back.`,
      'Correct SMTP_URL; many hosters block port 25, take 465 or 587.',
    );
  } finally {
    transport.close();
  }
}
