import type { XmlElement } from '../xml/xml-tree.ts';
import {
  anyNumber,
  atMost,
  coding,
  extension,
  isDate,
  mayBe,
  meta,
  mustBe,
  numberOfSystem,
  once,
  organization,
  patient,
  practitioner,
  required,
} from './person-shapes.ts';
import { childrenNamed, type Place, type Shape, valueAt } from './shape.ts';

const yesOrNo = (least = 0): Place => extension('valueBoolean', { value: /^(?:true|false)$/ }, least);
const reference: Place = { least: 1, inside: { reference: required, type: once, identifier: once, display: once } };

const composition: Shape = {
  id: required,
  meta,
  'extension:KBV_EX_FOR_Legal_basis': coding(/^(?:0[0-57-9]|1\d)$/),
  'extension:KBV_EX_FOR_PKV_Tariff': coding(/^\d\d$/),
  status: mustBe(/^final$/),
  type: { least: 1, inside: { coding: { least: 1, inside: { system: required, code: mustBe(/^e16[A-Z]$/) } } } },
  subject: { ...reference, least: 0 },
  date: required,
  author: { least: 1, most: 2 },
  title: mustBe(/^elektronische Arzneimittelverordnung$/),
  attester: { inside: { mode: mustBe(/^legal$/), party: reference } },
  custodian: reference,
  section: {
    least: 2,
    most: 4,
    inside: {
      code: {
        least: 1,
        inside: {
          coding: {
            least: 1,
            inside: {
              system: required,
              code: mustBe(/^(?:Prescription|Coverage|FOR_PractitionerRole|PracticeSupply)$/),
            },
          },
        },
      },
      entry: { ...reference, least: 1 },
    },
  },
};

const number = /^\d{1,7}(?:[.,]\d+)?$/;
const ratio: Shape = {
  'extension:KBV_EX_ERP_Medication_Ingredient_Amount': extension('valueString', atMost(20)),
  'extension:data-absent-reason': anyNumber,
  numerator: {
    inside: {
      'extension:KBV_EX_ERP_Medication_PackagingSize': extension('valueString', atMost(7)),
      value: mayBe(number),
      unit: atMost(12),
      system: mayBe(/^http:\/\/unitsofmeasure\.org$/),
      code: once,
    },
  },
  denominator: { inside: { value: once, unit: once, system: once, code: once } },
};

const medicationType = /KBV_CS_ERP_Medication_Type$/;

function medicationCodeProblem(element: XmlElement): string | null {
  for (const one of childrenNamed(element, 'coding')) {
    const system = valueAt(one, 'system') ?? '';
    const code = valueAt(one, 'code') ?? '';
    if (medicationType.test(system) && !/^(?:wirkstoff|freitext|rezeptur)$/.test(code))
      return 'is of another kind than it may be';
    if (/\/ifa\/pzn$/.test(system) && !/^\d{8}$/.test(code)) return 'has no PZN of eight digits';
  }
  return null;
}

const medication = (longestIngredient: number): Shape => ({
  id: required,
  meta,
  'extension:KBV_EX_Base_Medication_Type': anyNumber,
  'extension:KBV_EX_ERP_Medication_Category': coding(/^0[0-3]$/, 1),
  'extension:KBV_EX_ERP_Medication_Vaccine': yesOrNo(1),
  'extension:normgroesse': extension('valueCode', { value: /^(?:KA|KTP|N1|N2|N3|NB|Sonstiges)$/ }),
  'extension:KBV_EX_ERP_Medication_CompoundingInstruction': extension('valueString', atMost(60)),
  'extension:KBV_EX_ERP_Medication_Packaging': extension('valueString', atMost(90)),
  code: { least: 1, inside: { coding: { most: 2 }, text: atMost(500) }, rule: medicationCodeProblem },
  form: {
    inside: {
      coding: { inside: { system: required, code: mustBe(/^[A-Z\d]{3}$/) } },
      text: atMost(30),
    },
  },
  amount: { inside: ratio },
  ingredient: {
    most: 30,
    inside: {
      'extension:KBV_EX_ERP_Medication_Ingredient_Form': extension('valueString', atMost(30)),
      itemCodeableConcept: {
        least: 1,
        inside: { 'extension:data-absent-reason': anyNumber, coding: { most: 3 }, text: atMost(longestIngredient) },
      },
      isActive: once,
      strength: { inside: ratio },
    },
  },
});

function dosageProblem(element: XmlElement): string | null {
  const flag = valueAt(element, 'extension:KBV_EX_ERP_DosageFlag.valueBoolean');
  const hasText = childrenNamed(element, 'text').length > 0;
  if (flag === 'false' && hasText) return 'says that there is no dosage, and has one';
  return flag === 'true' && !hasText ? 'says that there is a dosage, and has none' : null;
}

function quantityProblem(element: XmlElement): string | null {
  const code = valueAt(element, 'code');
  const system = valueAt(element, 'system');
  const value = valueAt(element, 'value') ?? '';
  if (!/^[1-9]\d{0,2}$/.test(value)) return 'is no whole number below 1,000';
  if (code !== undefined && code !== '{Package}') return 'is counted in something else';
  return system !== undefined && system !== 'http://unitsofmeasure.org' ? 'is counted in an unknown system' : null;
}

const medicationRequest = (longestDosage: number, longestNote: number): Shape => ({
  id: required,
  meta,
  'extension:KBV_EX_ERP_StatusCoPayment': coding(/^[012]$/),
  'extension:KBV_EX_FOR_StatusCoPayment': coding(/^[012]$/),
  'extension:KBV_EX_ERP_EmergencyServicesFee': yesOrNo(1),
  'extension:KBV_EX_ERP_BVG': yesOrNo(),
  'extension:KBV_EX_FOR_SER': yesOrNo(),
  'extension:KBV_EX_ERP_DosageFlag': yesOrNo(),
  'extension:KBV_EX_ERP_Multiple_Prescription': {
    least: 1,
    inside: {
      'extension:Kennzeichen': yesOrNo(1),
      'extension:Nummerierung': once,
      'extension:Zeitraum': once,
      'extension:ID': once,
    },
  },
  status: mustBe(/^active$/),
  intent: mustBe(/^order$/),
  basedOn: anyNumber,
  medicationReference: reference,
  subject: reference,
  authoredOn: { least: 1, value: (value) => value.length === 10 && isDate(value) },
  requester: reference,
  insurance: reference,
  note: { inside: { text: { least: 1, ...atMost(longestNote) } } },
  dosageInstruction: {
    most: 20,
    inside: {
      'extension:KBV_EX_ERP_DosageFlag': yesOrNo(),
      sequence: once,
      text: atMost(longestDosage),
      patientInstruction: atMost(longestDosage),
      timing: once,
      site: once,
      route: once,
      method: once,
      asNeededBoolean: once,
      doseAndRate: anyNumber,
    },
    rule: dosageProblem,
  },
  dispenseRequest: {
    least: 1,
    inside: {
      quantity: { least: 1, inside: { value: required, unit: once, system: once, code: once }, rule: quantityProblem },
      expectedSupplyDuration: once,
    },
  },
  substitution: { inside: { allowedBoolean: mustBe(/^(?:true|false)$/) } },
});

const coverage = (programmes: RegExp): Shape => ({
  id: required,
  meta,
  'extension:besondere-personengruppe': coding(/^0[046-9]$/),
  'extension:dmp-kennzeichen': coding(programmes),
  'extension:wop': coding(/^\d\d$/),
  'extension:versichertenart': coding(/^[135]$/),
  status: mustBe(/^active$/),
  type: {
    least: 1,
    inside: {
      coding: {
        least: 1,
        most: 2,
        inside: { system: required, code: mustBe(/^(?:GKV|PKV|BG|SEL|SOZ|GPV|PPV|BEI|SKT|UK)$/) },
      },
    },
  },
  beneficiary: reference,
  period: { inside: { start: { value: isDate }, end: { value: isDate } } },
  payor: {
    least: 1,
    inside: { identifier: { ...numberOfSystem(/\/arge-ik\/iknr$/), least: 0 }, display: { least: 1, ...atMost(45) } },
  },
});

const practitionerRole: Shape = { id: required, meta, practitioner: reference, organization: { least: 1 } };

/** The first forms of 2021 were narrower. */
export function shapesOf(version: string): Record<string, Shape> {
  const isEarly = /^1\.[01](?:\.|$)/.test(version);
  return {
    Composition: composition,
    MedicationRequest: isEarly ? medicationRequest(60, 160) : medicationRequest(1_000, 500),
    Medication: medication(isEarly ? 50 : 500),
    Patient: patient,
    Practitioner: practitioner,
    Organization: organization,
    Coverage: coverage(isEarly ? /^(?:0\d|1[0-2])$/ : /^(?:0\d|1[0-2]|[345]\d)$/),
    PractitionerRole: practitionerRole,
  };
}
