import type { FieldError, Finding } from '../finding.ts';
import { attributeOf, elementsAt, elementsOf, textAtPath, textIn, type XmlElement } from '../xml/xml-tree.ts';
import { type Part, partsOf, statementOf, valueRules } from './message-grammar.ts';

const namespace = /^urn:iso:std:iso:20022:tech:xsd:(camt\.(05[234])\.001\.(0[1-9]|1[0-3]))$/;
const mostErrors = 50;

export function isBankMessage({ uri }: XmlElement): boolean {
  return /^urn:iso:std:iso:20022:tech:xsd:camt\./.test(uri);
}

/** What a bank says of its bookings. Refused for the faults that its schema would refuse too. */
export function inspectBankMessage(root: XmlElement): Finding {
  const [, message, kind = ''] = namespace.exec(root.uri) ?? [];
  const wanted = statementOf[kind];
  const [body, ...others] = elementsOf(root);
  const isWhole =
    root.local === 'Document' && others.length === 0 && body?.local.replace(/V\d\d$/, '') === wanted?.root;
  if (!message || !wanted || !body || !isWhole)
    return refused([{ field: 'Document', message: 'is no statement of an account' }]);
  const errors: FieldError[] = [];
  const children = elementsOf(body);
  const statements = children.filter(({ local }) => local === wanted.part);
  const isInOrder = children.every(({ local }, at) =>
    at === 0 ? local === 'GrpHdr' : local === wanted.part || (local === 'SplmtryData' && at > statements.length),
  );
  if (!isInOrder || statements.length === 0)
    errors.push({ field: body.local, message: 'has other parts than it must' });
  for (const child of children) check(child, root.uri, child.local, errors);
  return errors.length > 0
    ? refused(errors)
    : { kind: 'camt', verdict: 'good', reasons: [], fields: { message, ...fieldsOf(statements) } };
}

function refused(errors: FieldError[]): Finding {
  return { kind: 'camt', verdict: 'bad', reasons: ['unreadable'], errors };
}

function check(element: XmlElement, uri: string, path: string, errors: FieldError[]): void {
  if (element.local === 'SplmtryData' || errors.length >= mostErrors) return;
  if (element.uri !== uri) errors.push({ field: path, message: 'is of another language' });
  const children = elementsOf(element);
  const parts = partsOf.get(element.local);
  if (parts && children.length > 0) checkParts(children, parts, path, errors);
  if (parts && children.length === 0) errors.push({ field: path, message: 'is empty' });
  if (children.length === 0) checkValue(element, path, errors);
  else if (textIn(element) !== '') errors.push({ field: path, message: 'has text beside its parts' });
  for (const child of children) check(child, uri, `${path}.${child.local}`, errors);
}

function checkParts(children: XmlElement[], parts: readonly Part[], path: string, errors: FieldError[]): void {
  let at = 0;
  const counts = new Map<string, number>();
  for (const { local } of children) {
    const place = parts.findIndex(({ name }) => name === local);
    if (place < 0 || place < at)
      errors.push({ field: `${path}.${local}`, message: place < 0 ? 'does not belong here' : 'stands too late' });
    else at = place;
    counts.set(local, (counts.get(local) ?? 0) + 1);
  }
  for (const { name, isRequired, isRepeated } of parts) {
    const count = counts.get(name) ?? 0;
    if (isRequired && count === 0) errors.push({ field: `${path}.${name}`, message: 'is missing' });
    if (!isRepeated && count > 1) errors.push({ field: `${path}.${name}`, message: 'is there too often' });
  }
}

function checkValue(element: XmlElement, path: string, errors: FieldError[]): void {
  const text = element.children.filter((child) => typeof child === 'string').join('');
  const rule = valueRules[element.local];
  if (rule && !rule(text)) errors.push({ field: path, message: 'has another value than it may' });
  const currency = attributeOf(element, 'Ccy');
  const isAmount = element.local === 'Amt' || currency !== undefined;
  if (isAmount && !/^[A-Z]{3}$/.test(currency ?? '')) errors.push({ field: path, message: 'has no currency' });
}

function fieldsOf(statements: XmlElement[]) {
  const entries = statements.flatMap((statement) => elementsAt(statement, 'Ntry'));
  const sum = (indicator: string) =>
    sumOf(
      entries.filter((entry) => textAtPath(entry, 'CdtDbtInd') === indicator).map((entry) => textAtPath(entry, 'Amt')),
    );
  return {
    statements: statements.length,
    accounts: statements.map((one) => textAtPath(one, 'Acct/Id/IBAN') || textAtPath(one, 'Acct/Id/Othr/Id') || null),
    entries: entries.length,
    credits: sum('CRDT'),
    debits: sum('DBIT'),
  };
}

/** In hundred-thousandths, because floats lose cents. */
function sumOf(amounts: readonly string[]): string {
  const units = amounts.reduce((total, amount) => {
    const [whole = '', part = ''] = amount.split('.');
    return total + BigInt(`${whole}${part.padEnd(5, '0')}`);
  }, 0n);
  const digits = units.toString().padStart(6, '0');
  return `${digits.slice(0, -5)}.${digits.slice(-5)}`.replace(/\.?0+$/, '') || '0';
}
