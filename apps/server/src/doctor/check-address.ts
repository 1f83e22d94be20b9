import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';
import { codeOf, type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('address');

const dayMs = 24 * 60 * 60 * 1000;
const fewDays = 14;
const limitMs = 10_000;

/** The address that patients use: its certificate, and whether the shop answers behind it. */
export async function checkAddress(
  publicUrl: URL | null,
  trusted?: string,
): Promise<{ findings: Finding[]; clock: Date | null }> {
  if (publicUrl?.protocol !== 'https:')
    return {
      findings: [remark('Patients would come without TLS.', 'Set PUBLIC_URL to the https address of the proxy.')],
      clock: null,
    };
  const certificate = await certificateFinding(publicUrl, trusted);
  if (certificate.state === 'wrong') return { findings: [certificate], clock: null };
  const { finding, clock } = await answerFinding(publicUrl);
  return { findings: [certificate, finding], clock };
}

async function certificateFinding({ hostname, port }: URL, ca?: string): Promise<Finding> {
  try {
    const socket = await connectTo({
      host: hostname,
      servername: isIP(hostname) ? '' : hostname,
      port: Number(port || 443),
      ...(ca && { ca }),
    });
    const endsAt = new Date(socket.getPeerCertificate().valid_to);
    const protocol = socket.getProtocol() ?? '';
    socket.destroy();
    if (!/^TLSv1\.[23]$/.test(protocol))
      return wrong(`The proxy speaks ${protocol}.`, 'Let it speak TLS 1.2 and 1.3 only.');
    return judgeCertificate(hostname, endsAt, new Date());
  } catch (error) {
    const code = codeOf(error);
    if (code === 'CERT_HAS_EXPIRED')
      return wrong(
        `The certificate of ${hostname} is over: browsers let nobody in.`,
        'Renew it, and reload the proxy.',
      );
    if (code === 'ERR_TLS_CERT_ALTNAME_INVALID')
      return wrong(`The certificate is not for ${hostname}.`, 'Get one for this name.');
    if (/SELF_SIGNED|UNABLE_TO|CERT_/.test(code))
      return wrong(
        `Browsers do not trust the certificate of ${hostname} (${code}).`,
        'Take one of a public authority, and send the whole chain.',
      );
    return wrong(
      `Nobody answers at ${hostname} (${code}).`,
      'Start the proxy; look at PUBLIC_URL, the DNS and the firewall.',
    );
  }
}

export function judgeCertificate(hostname: string, endsAt: Date, now: Date): Finding {
  const days = Math.floor((endsAt.getTime() - now.getTime()) / dayMs);
  return days < fewDays
    ? remark(
        `The certificate of ${hostname} ends in ${days} days.`,
        'Renew it, and see why that does not happen by itself.',
      )
    : fine(`The certificate of ${hostname} is good for ${days} days.`);
}

function connectTo(options: { host: string; port: number; servername: string; ca?: string }): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const socket = connect(options, () => resolve(socket));
    socket.once('error', reject);
    socket.setTimeout(limitMs, () =>
      socket.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' })),
    );
  });
}

async function answerFinding(publicUrl: URL): Promise<{ finding: Finding; clock: Date | null }> {
  try {
    const answer = await fetch(new URL('/api/health', publicUrl), { signal: AbortSignal.timeout(limitMs) });
    const body = (await answer.json().catch(() => null)) as { status?: string } | null;
    if (!answer.ok || body?.status !== 'up')
      return {
        finding: wrong(
          `Behind ${publicUrl.origin} something else answers (${answer.status}).`,
          'Let the proxy lead to HOST and PORT of the shop.',
        ),
        clock: null,
      };
    const hasHsts = answer.headers.has('strict-transport-security');
    const told = answer.headers.get('date');
    return {
      finding: hasHsts
        ? fine(`The shop answers at ${publicUrl.origin}.`)
        : wrong('The proxy removes Strict-Transport-Security.', "Let it pass the shop's headers on."),
      clock: told ? new Date(told) : null,
    };
  } catch (error) {
    return {
      finding: wrong(
        `The shop does not answer at ${publicUrl.origin} (${codeOf(error)}).`,
        'Start it; look at the proxy.',
      ),
      clock: null,
    };
  }
}
