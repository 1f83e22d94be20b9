import { isTaskId } from '../codes/prescription-codes.ts';
import type { FieldError, Finding } from '../finding.ts';
import { attributeOf, elementsOf, type XmlElement } from '../xml/xml-tree.ts';
import { shapesOf } from './prescription-shapes.ts';
import { checkShape, childrenNamed, type Shape, valueAt } from './shape.ts';

const fhir = 'http://hl7.org/fhir';
const profile = /^https:\/\/fhir\.kbv\.de\/StructureDefinition\/KBV_PR_ERP_Bundle\|(\d+\.\d+(?:\.\d+)?)$/;
const known = /^1\.[0-4](?:\.\d+)?$/;

export function isBundle({ uri }: XmlElement): boolean {
  return uri === fhir;
}

const bundleShape: Shape = {
  id: { least: 1 },
  meta: { least: 1 },
  identifier: {
    least: 1,
    inside: { system: { least: 1, value: /PrescriptionI[dD]$/ }, value: { least: 1, value: isTaskId } },
  },
  type: { least: 1, value: /^document$/ },
  timestamp: { least: 1 },
  entry: { least: 5, most: 20 },
};

interface Resource {
  url: string;
  element: XmlElement;
}

/** A prescription as the practice's program has written it (E-Rezept, profiles of the KBV 1.0 to 1.4). */
export function inspectBundle(root: XmlElement): Finding {
  const version = profile.exec(valueAt(root, 'meta.profile') ?? '')?.[1] ?? '';
  if (root.local !== 'Bundle') return refused([{ field: root.local, message: 'is no prescription' }]);
  const errors: FieldError[] = [];
  if (!known.test(version)) errors.push({ field: 'Bundle.meta', message: 'names a profile that is not read here' });
  checkShape(root, bundleShape, 'Bundle', errors);
  const resources = resourcesIn(root);
  const shapes = shapesOf(version);
  for (const { element } of resources) {
    const shape = shapes[element.local];
    if (shape) checkShape(element, shape, element.local, errors);
    else errors.push({ field: element.local, message: 'does not belong to a prescription' });
  }
  errors.push(...checkTogether(resources));
  return errors.length > 0
    ? refused(errors)
    : { kind: 'kbv-bundle', verdict: 'good', reasons: [], fields: fieldsOf(root, resources) };
}

function refused(errors: FieldError[]): Finding {
  return { kind: 'kbv-bundle', verdict: 'bad', reasons: ['unreadable'], errors };
}

function resourcesIn(root: XmlElement): Resource[] {
  return childrenNamed(root, 'entry').flatMap((entry) => {
    const [holder] = childrenNamed(entry, 'resource');
    const element = holder && elementsOf(holder)[0];
    return element ? [{ url: valueAt(entry, 'fullUrl') ?? '', element }] : [];
  });
}

const oneOfEach = ['Composition', 'MedicationRequest', 'Medication', 'Patient', 'Coverage'];

function only(resources: Resource[], name: string): XmlElement | undefined {
  return resources.find(({ element }) => element.local === name)?.element;
}

/** What no resource shows alone. */
function checkTogether(resources: Resource[]): FieldError[] {
  const errors: FieldError[] = [];
  for (const name of oneOfEach) {
    const count = resources.filter(({ element }) => element.local === name).length;
    if (count !== 1) errors.push({ field: name, message: count === 0 ? 'is missing' : 'is there twice' });
  }
  const sections = childrenNamed(only(resources, 'Composition'), 'section').map((section) =>
    valueAt(section, 'code.coding.code'),
  );
  for (const name of ['Prescription', 'Coverage']) {
    if (!sections.includes(name)) errors.push({ field: 'Composition.section', message: `lacks ${name}` });
  }
  for (const { element } of resources) {
    if (element.local === 'Practitioner') errors.push(...practitionerProblems(element));
    if (element.local === 'Organization') errors.push(...organizationProblems(element));
    if (element.local === 'Medication') errors.push(...medicationProblems(element));
  }
  const patient = only(resources, 'Patient');
  errors.push(...patientProblems(patient));
  const request = only(resources, 'MedicationRequest');
  for (const name of ['requester', 'medicationReference', 'subject']) {
    const target = valueAt(request, `${name}.reference`);
    if (target !== undefined && !targetOf(resources, target)) {
      errors.push({ field: `MedicationRequest.${name}`, message: 'points at nothing' });
    }
  }
  return errors;
}

/** Whoever may sign has a number; who is still in training has somebody who answers for them. */
function practitionerProblems(element: XmlElement): FieldError[] {
  const identifiers = childrenNamed(element, 'identifier');
  const kinds = identifiers.map((one) => valueAt(one, 'type.coding.code'));
  const types = childrenNamed(element, 'qualification').flatMap((one) =>
    (valueAt(one, 'code.coding.system') ?? '').endsWith('Qualification_Type') ? [valueAt(one, 'code.coding.code')] : [],
  );
  if (types.length !== 1) return [{ field: 'Practitioner.qualification', message: 'names its kind not exactly once' }];
  const isTraining = types[0] === '03';
  const isAsvOnly = childrenNamed(element, 'qualification').some((one) =>
    /ASV$/.test(valueAt(one, 'code.coding.system') ?? ''),
  );
  if (identifiers.length === 0 && !isTraining && !isAsvOnly)
    return [{ field: 'Practitioner.identifier', message: 'is missing' }];
  return kinds.includes('LANR') && kinds.includes('ZANR')
    ? [{ field: 'Practitioner.identifier', message: 'is two things at once' }]
    : [];
}

function organizationProblems(element: XmlElement): FieldError[] {
  const systems = childrenNamed(element, 'telecom').map((one) => valueAt(one, 'system'));
  const problems: FieldError[] = [];
  if (!systems.includes('phone')) problems.push({ field: 'Organization.telecom', message: 'lacks a telephone number' });
  if (new Set(systems).size < systems.length)
    problems.push({ field: 'Organization.telecom', message: 'names one kind twice' });
  return problems;
}

/** Each kind of medicine has its own form. */
function medicationProblems(element: XmlElement): FieldError[] {
  const form = /KBV_PR_ERP_Medication_(\w+)\|/.exec(valueAt(element, 'meta.profile') ?? '')?.[1];
  const code = valueAt(element, 'code.coding.code') ?? '';
  const system = valueAt(element, 'code.coding.system') ?? '';
  const wanted = { FreeText: 'freitext', Ingredient: 'wirkstoff', Compounding: 'rezeptur' }[form ?? ''];
  if (wanted && code !== wanted) return [{ field: 'Medication.code', message: 'is of another kind than its profile' }];
  if (form === 'PZN' && !system.endsWith('/ifa/pzn')) return [{ field: 'Medication.code', message: 'has no PZN' }];
  if (form === 'FreeText' && childrenNamed(element, 'amount').length > 0) {
    return [{ field: 'Medication.amount', message: 'does not belong to a prescription in free text' }];
  }
  return [];
}

function patientProblems(element: XmlElement | undefined): FieldError[] {
  const official = childrenNamed(element, 'name').find((name) => valueAt(name, 'use') === 'official');
  if (!element || (official && valueAt(official, 'family') && valueAt(official, 'given'))) return [];
  return [{ field: 'Patient.name', message: 'is not whole' }];
}

function targetOf(resources: Resource[], reference: string): XmlElement | undefined {
  return resources.find(({ url }) => url === reference || url.endsWith(`/${reference}`))?.element;
}

function nameIn(element: XmlElement | undefined) {
  const [first] = childrenNamed(element, 'name');
  const given = childrenNamed(first, 'given').map((one) => attributeOf(one, 'value'));
  return { family: valueAt(first, 'family'), given: given.join(' ') };
}

/** What the bundle proposes. What it lacks is left out. */
function fieldsOf(root: XmlElement, resources: Resource[]): Record<string, unknown> {
  const request = only(resources, 'MedicationRequest');
  const patient = only(resources, 'Patient');
  const medication =
    targetOf(resources, valueAt(request, 'medicationReference.reference') ?? '') ?? only(resources, 'Medication');
  const requester = targetOf(resources, valueAt(request, 'requester.reference') ?? '');
  const ingredients = childrenNamed(medication, 'ingredient').flatMap(
    (one) => valueAt(one, 'itemCodeableConcept.text') ?? [],
  );
  const isCompound = valueAt(medication, 'code.coding.code') === 'rezeptur';
  const hasPzn = (valueAt(medication, 'code.coding.system') ?? '').endsWith('/ifa/pzn');
  const anr = childrenNamed(requester, 'identifier').find((one) => valueAt(one, 'type.coding.code') === 'LANR');
  const fields: Record<string, unknown> = {
    prescriptionId: valueAt(root, 'identifier.value'),
    patient: nameIn(patient),
    birthDate: valueAt(patient, 'birthDate'),
    prescriber: nameIn(requester),
    lanr: valueAt(anr, 'value'),
    date: valueAt(request, 'authoredOn'),
    product: valueAt(medication, 'code.text') ?? (isCompound || ingredients.length > 1 ? undefined : ingredients[0]),
    ingredients: isCompound ? ingredients : undefined,
    pzn: hasPzn ? valueAt(medication, 'code.coding.code') : undefined,
    amount: valueAt(request, 'dispenseRequest.quantity.value'),
    dosage: valueAt(request, 'dosageInstruction.text'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
