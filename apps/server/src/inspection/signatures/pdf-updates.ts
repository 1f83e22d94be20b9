import { PdfDocument, type PdfObject } from './pdf-document.ts';
import { isDictionary, isNamed, isReference, type PdfDictionary, type PdfValue, sameText } from './pdf-values.ts';

/**
 * Whether what was added to a signed PDF is nothing but one more signature with the field it stands in. False for
 * everything that is not understood; an appearance counts as content, for it can cover what was signed first.
 */
export function addsOnlyASignature(signedBytes: Buffer, laterBytes: Buffer): boolean {
  try {
    const before = new PdfDocument(signedBytes);
    const after = new PdfDocument(laterBytes);
    if (after.trailer.get('/Prev') !== before.startOfReferences) return false;
    return isSameTrailer(before.trailer, after.trailer) && isOnlyASignature(before, after);
  } catch {
    return false;
  }
}

const allowedInTrailer = new Set([
  '/Size',
  '/Prev',
  '/ID',
  '/W',
  '/Index',
  '/Length',
  '/Filter',
  '/DecodeParms',
  '/Type',
]);

function isSameTrailer(before: PdfDictionary, after: PdfDictionary): boolean {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].every(
    (name) => allowedInTrailer.has(name) || sameText(before.get(name)) === sameText(after.get(name)),
  );
}

function isOnlyASignature(before: PdfDocument, after: PdfDocument): boolean {
  const changed = after.objectNumbers.filter((number) => !isSame(before.object(number), after.object(number)));
  // An object that only the table of references is made of shows nothing.
  const shown = changed.filter((number) => !isTable(after.object(number)));
  const signatures = shown.filter((number) => isSignature(after.object(number)) && before.object(number) === null);
  const fields = shown.filter((number) => isSignatureField(after.object(number), signatures));
  const [signature] = signatures;
  const [field] = fields;
  if (signatures.length !== 1 || fields.length !== 1 || signature === undefined || field === undefined) return false;
  if (!isNewOrEmptyField(before.object(field), after.object(field))) return false;
  const root = after.trailer.get('/Root');
  return shown
    .filter((number) => number !== signature && number !== field)
    .every((number) => {
      const [old, now] = [before.object(number), after.object(number)];
      if (!old || !now || old.stream || now.stream) return false;
      const isRoot = isReference(root) && root.object === number;
      return isChangeOfList(old.value, now.value, field, isRoot);
    });
}

function isSame(one: PdfObject | null, other: PdfObject | null): boolean {
  if (one === null || other === null) return one === other;
  if (sameText(one.value) !== sameText(other.value)) return false;
  return one.stream === null || other.stream === null ? one.stream === other.stream : one.stream.equals(other.stream);
}

function isTable(object: PdfObject | null): boolean {
  return (
    isDictionary(object?.value) &&
    (isNamed(object.value.get('/Type'), '/XRef') || isNamed(object.value.get('/Type'), '/ObjStm'))
  );
}

function isSignature(object: PdfObject | null): boolean {
  return isDictionary(object?.value) && object.value.has('/ByteRange') && object.value.has('/Contents');
}

function isSignatureField(object: PdfObject | null, signatures: number[]): boolean {
  if (!isDictionary(object?.value) || !isNamed(object.value.get('/FT'), '/Sig')) return false;
  const value = object.value.get('/V');
  return isReference(value) && signatures.includes(value.object);
}

const ofField = new Set([
  '/Type',
  '/Subtype',
  '/FT',
  '/T',
  '/Rect',
  '/F',
  '/P',
  '/V',
  '/Ff',
  '/TU',
  '/TM',
  '/Lock',
  '/SV',
]);

function isNewOrEmptyField(old: PdfObject | null, now: PdfObject | null): boolean {
  if (!isDictionary(now?.value)) return false;
  if (old === null) return [...now.value.keys()].every((name) => ofField.has(name));
  if (!isDictionary(old.value) || old.value.has('/V')) return false;
  const withoutValue = new Map(now.value);
  withoutValue.delete('/V');
  return sameText(withoutValue) === sameText(old.value);
}

/** The catalog, its form, a page or a list of annotations in which the new field is named, and nothing else has changed. */
function isChangeOfList(old: PdfValue, now: PdfValue, field: number, isRoot: boolean): boolean {
  if (Array.isArray(old) || Array.isArray(now)) return isLongerBy(old, now, field);
  if (!isDictionary(old) || !isDictionary(now)) return false;
  const names = new Set([...old.keys(), ...now.keys()]);
  return [...names].every((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    if (sameText(was) === sameText(is)) return true;
    if (name === '/Annots' || name === '/Fields') return isLongerBy(was ?? [], is, field);
    if (name === '/SigFlags') return is === 1 || is === 3;
    return isRoot && name === '/AcroForm' && isChangeOfList(was ?? new Map(), is ?? null, field, false);
  });
}

function isLongerBy(old: PdfValue, now: PdfValue | undefined, field: number): boolean {
  if (!Array.isArray(old) || !Array.isArray(now)) return false;
  const last = now.at(-1);
  return isReference(last) && last.object === field && sameText(now.slice(0, -1)) === sameText(old);
}
