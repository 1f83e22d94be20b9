import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Certificate, readCertificate } from './certificate.ts';
import type { Trust } from './chain.ts';
import { checkTrustedList, type ListedService, readTrustedList, type TrustedList } from './trusted-list.ts';

export interface TrustStore extends Trust {
  /** The certificates that may sign trusted lists. */
  listSigners: readonly Certificate[];
}

const listSignersName = 'list-signers.pem';
const mostBytes = 30 * 1024 * 1024;

/** Without any place, nothing is trusted. */
export function readTrust(places: readonly string[]): TrustStore {
  const anchors: Certificate[] = [];
  const listSigners: Certificate[] = [];
  const lists: TrustedList[] = [];
  let hasInvalidList = false;
  for (const file of places.flatMap(filesAt)) {
    const bytes = readFileSync(file);
    if (bytes.length > mostBytes) continue;
    if (path.basename(file) === listSignersName) listSigners.push(...certificatesIn(bytes));
    else if (/\.(?:pem|crt|cer|der)$/i.test(file)) anchors.push(...certificatesIn(bytes));
    else if (/\.xml$/i.test(file)) {
      const list = readTrustedList(bytes);
      if (list) lists.push(list);
      else hasInvalidList = true;
    }
  }
  const { services, isAnyInvalid } = servicesThatCount(lists, listSigners);
  return {
    anchorsAt: (time) => [...anchors, ...services.filter(isGrantedAt(time)).map(({ certificate }) => certificate)],
    hasInvalidList: hasInvalidList || isAnyInvalid,
    listSigners,
  };
}

function filesAt(place: string): string[] {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => path.join(place, name))
    .toSorted();
}

/** PEM, also several in one file, or DER. */
function certificatesIn(bytes: Buffer): Certificate[] {
  const blocks = bytes.toString('latin1').match(/-----BEGIN CERTIFICATE-----[^-]*-----END CERTIFICATE-----/g);
  return (blocks ?? [bytes]).flatMap((given) => {
    try {
      return [readCertificate(typeof given === 'string' ? new X509Certificate(given).raw : given)];
    } catch {
      return [];
    }
  });
}

/** A list counts by its own signature, whose signer is named by hand or by another list that counts. */
function servicesThatCount(lists: TrustedList[], listSigners: readonly Certificate[]) {
  const counting = new Set<TrustedList>();
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const list of lists) {
      if (counting.has(list)) continue;
      const named = [...counting].flatMap(({ pointers }) =>
        pointers.filter(({ territory }) => territory === list.territory).flatMap(({ certificates }) => certificates),
      );
      if (checkTrustedList(list, [...listSigners, ...named]) !== 'good') continue;
      counting.add(list);
      isGrowing = true;
    }
  }
  return {
    services: [...counting].flatMap(({ services }) => services),
    isAnyInvalid: lists.some((list) => checkTrustedList(list, []) === 'altered'),
  };
}

function isGrantedAt(time: Date) {
  return ({ states }: ListedService) => {
    // The newest state that had begun by then.
    const state = states.filter(({ from }) => from <= time).toSorted((a, b) => b.from.getTime() - a.from.getTime())[0];
    return state?.isGranted === true;
  };
}
