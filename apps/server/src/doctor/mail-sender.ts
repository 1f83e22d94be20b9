import { codeOf, type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('mail');

/** Looks up TXT records, each in its pieces, as `resolveTxt` of node:dns/promises. */
export type Dns = (name: string) => Promise<string[][]>;

/** Under these names mail providers usually publish their key. */
const usualSelectors = ['default', 'mail', 'dkim', 'k1', 's1', 'selector1', 'google'];

/** Whether other mail servers can tell that a mail from this domain is ours. */
export async function checkSender(domain: string, dkimSelector: string | null, dns: Dns): Promise<Finding[]> {
  if (/(^|\.)(example|invalid|test|localhost)$/.test(domain))
    return [
      wrong(`MAIL_FROM has the domain ${domain}, which belongs to nobody.`, 'Set MAIL_FROM to your own address.'),
    ];
  try {
    return [
      spfFinding(domain, await textsAt(domain, dns)),
      await dkimFinding(domain, dkimSelector, dns),
      dmarcFinding(domain, await textsAt(`_dmarc.${domain}`, dns)),
    ];
  } catch (error) {
    return [
      remark(
        `The DNS does not answer (${codeOf(error)}): SPF, DKIM and DMARC of ${domain} were not looked at.`,
        'Ask again from a machine that reaches the DNS.',
      ),
    ];
  }
}

/** The records of a name; none where the DNS says that there are none. Throws when the DNS cannot be asked. */
async function textsAt(name: string, dns: Dns): Promise<string[]> {
  try {
    return (await dns(name)).map((pieces) => pieces.join(''));
  } catch (error) {
    if (['ENOTFOUND', 'ENODATA'].includes(codeOf(error))) return [];
    throw error;
  }
}

function spfFinding(domain: string, texts: string[]): Finding {
  const found = texts.filter((text) => /^v=spf1(\s|$)/i.test(text));
  const advice = `Publish one TXT record at ${domain}: v=spf1 include:YOUR-MAIL-PROVIDER -all`;
  if (found.length === 0) return wrong(`${domain} has no SPF record: mails land in the spam folder.`, advice);
  if (found.length > 1) return wrong(`${domain} has ${found.length} SPF records, which counts as none.`, advice);
  if (/\+all\b|\?all\b/i.test(found[0] ?? ''))
    return wrong(`The SPF record of ${domain} allows everybody to send as you.`, 'End it with -all or ~all.');
  return fine(`${domain} says by SPF who may send for it.`);
}

async function dkimFinding(domain: string, selector: string | null, dns: Dns): Promise<Finding> {
  for (const name of selector ? [selector] : usualSelectors) {
    const keys = (await textsAt(`${name}._domainkey.${domain}`, dns)).filter((text) => /(^|;)\s*p=/.test(text));
    if (keys.some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text)))
      return fine(`${domain} has a DKIM key under the name ${name}.`);
    if (keys.length > 0)
      return wrong(`The DKIM key ${name} of ${domain} is withdrawn.`, 'Publish the key your mail server signs with.');
  }
  return selector
    ? wrong(
        `There is no DKIM key ${selector}._domainkey.${domain}.`,
        'Publish the one that your mail server signs with.',
      )
    : remark(
        `No DKIM key of ${domain} was found under the usual names.`,
        'Ask by its name: npm run doctor -- --dkim SELECTOR',
      );
}

function dmarcFinding(domain: string, texts: string[]): Finding {
  const found = texts.find((text) => /^v=DMARC1\b/i.test(text));
  if (!found)
    return wrong(
      `${domain} has no DMARC record.`,
      `Publish a TXT record at _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:postmaster@${domain}`,
    );
  return /;\s*p=none\b/i.test(found)
    ? remark(`DMARC of ${domain} only watches (p=none).`, 'Raise it to p=quarantine once the reports are clean.')
    : fine(`${domain} protects its name by DMARC.`);
}
