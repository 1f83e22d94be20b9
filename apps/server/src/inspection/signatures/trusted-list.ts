import type { Finding } from '../finding.ts';
import { checkXmlSignature, signersNamedIn } from '../xml/xml-signature.ts';
import { decodeXml, elementsAt, readXmlTree, textAtPath, textIn, type XmlElement } from '../xml/xml-tree.ts';
import { type Certificate, readCertificate } from './certificate.ts';

/** A service of a trusted list that issues certificates for qualified signatures. */
export interface ListedService {
  certificate: Certificate;
  states: { isGranted: boolean; from: Date }[];
}

export interface TrustedList {
  root: XmlElement;
  territory: string;
  services: ListedService[];
  /** Who may sign the lists of others. */
  pointers: { territory: string; certificates: Certificate[] }[];
}

const trustedListUri = 'http://uri.etsi.org/02231/v2#';
const issuesQualified = 'http://uri.etsi.org/TrstSvc/Svctype/CA/QC';
const granted = 'http://uri.etsi.org/TrstSvc/TrustedList/Svcstatus/granted';

/** Null for what is no trusted list (ETSI TS 119 612). */
export function readTrustedList(bytes: Buffer): TrustedList | null {
  try {
    const root = readXmlTree(decodeXml(bytes));
    return isTrustedList(root) ? trustedListIn(root) : null;
  } catch {
    return null;
  }
}

export function isTrustedList({ local, uri }: XmlElement): boolean {
  return local === 'TrustServiceStatusList' && uri === trustedListUri;
}

export function trustedListIn(root: XmlElement): TrustedList {
  const pointers = elementsAt(root, 'SchemeInformation/PointersToOtherTSL/OtherTSLPointer');
  return {
    root,
    territory: textAtPath(root, 'SchemeInformation/SchemeTerritory'),
    services: elementsAt(root, 'TrustServiceProviderList/TrustServiceProvider/TSPServices/TSPService').flatMap(
      servicesIn,
    ),
    pointers: pointers.map((pointer) => ({
      territory: textAtPath(pointer, 'AdditionalInformation/OtherInformation/SchemeTerritory'),
      certificates: certificatesAt(
        pointer,
        'ServiceDigitalIdentities/ServiceDigitalIdentity/DigitalId/X509Certificate',
      ),
    })),
  };
}

function servicesIn(service: XmlElement): ListedService[] {
  const states = [
    ...elementsAt(service, 'ServiceInformation'),
    ...elementsAt(service, 'ServiceHistory/ServiceHistoryInstance'),
  ]
    .filter((state) => textAtPath(state, 'ServiceTypeIdentifier') === issuesQualified)
    .map((state) => ({
      isGranted: textAtPath(state, 'ServiceStatus') === granted,
      from: new Date(textAtPath(state, 'StatusStartingTime')),
    }))
    .filter(({ from }) => !Number.isNaN(from.getTime()));
  const certificates = certificatesAt(service, 'ServiceInformation/ServiceDigitalIdentity/DigitalId/X509Certificate');
  return certificates.map((certificate) => ({ certificate, states }));
}

function certificatesAt(element: XmlElement, path: string): Certificate[] {
  return elementsAt(element, path).flatMap((found) => {
    try {
      return [readCertificate(Buffer.from(textIn(found), 'base64'))];
    } catch {
      return [];
    }
  });
}

export type ListState = 'good' | 'chainUnknown' | 'altered' | 'unsupported';

/** A list counts when its own signature over all of it is right and made by one of these. */
export function checkTrustedList({ root }: TrustedList, signers: readonly Certificate[]): ListState {
  const named = signersNamedIn(root);
  const known = named.find(({ fingerprint }) => signers.some((signer) => signer.fingerprint === fingerprint));
  const [first] = named;
  const certificate = known ?? first;
  if (!certificate) return 'unsupported';
  const state = checkXmlSignature(root, certificate);
  if (state === 'right') return known ? 'good' : 'chainUnknown';
  return state === 'wrong' ? 'altered' : 'unsupported';
}

export function inspectTrustedList(list: TrustedList, signers: readonly Certificate[]): Finding {
  const state = checkTrustedList(list, signers);
  if (state === 'good') return { kind: 'trusted-list', verdict: 'good', reasons: [] };
  return { kind: 'trusted-list', verdict: state === 'altered' ? 'bad' : 'notProvable', reasons: [state] };
}
