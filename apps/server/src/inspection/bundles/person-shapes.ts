import type { XmlElement } from '../xml/xml-tree.ts';
import { childrenNamed, type Place, type Shape, valueAt } from './shape.ts';

export const once: Place = {};
export const required: Place = { least: 1 };
export const anyNumber: Place = { most: Number.POSITIVE_INFINITY };

export const atMost = (letters: number): Place => ({ value: (value) => Array.from(value).length <= letters });
export const mustBe = (value: RegExp): Place => ({ least: 1, value });
export const mayBe = (value: RegExp): Place => ({ value });

export const meta: Place = { least: 1, inside: { versionId: once, profile: required } };

export function extension(value: string, place: Place, least = 0): Place {
  return { least, inside: { [value]: { least: 1, ...place } } };
}

/** One code of a list. */
export function coding(value: RegExp, least = 0): Place {
  return extension(
    'valueCoding',
    { inside: { system: required, version: once, code: mustBe(value), display: once } },
    least,
  );
}

/** A day that there is; a year or a month is enough where nobody knows more. */
export function isDate(value: string): boolean {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(value) ?? [];
  if (!year) return false;
  const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  return date.getUTCMonth() === Number(month ?? 1) - 1 && date.getUTCDate() === Number(day ?? 1);
}

const identifierUse = mayBe(/^(?:usual|official|temp|secondary|old)$/);

/** How a number of a system has to look. */
const numbers: [system: RegExp, value: RegExp][] = [
  [/\/gkv\/kvid-10$/, /^[A-Z]\d{9}$/],
  [/\/pkv\/kvid-10$/, /^[A-Z]\d{9}$/],
  [/\/gkv\/kvk-versichertennummer$/, /^\d{6,12}$/],
  [/\/gkv\/pseudo-kvid$/, /^.{10,12}$/],
  [/\/arge-ik\/iknr$/, /^\d{9}$/],
  [/KBV_NS_Base_ANR$/, /^\d{9}$/],
  [/KBV_NS_Base_BSNR$/, /^\d{9}$/],
  [/\/kzbv\/zahnarztnummer$/, /^\d{9}$/],
  [/\/kzbv\/kzvabrechnungsnummer$/, /^\d{9}$/],
  [/\/dkgev\/standortnummer$/, /^\d{9}$/],
];

/** Which systems a kind of number may come from. */
const systems: Record<string, RegExp> = {
  GKV: /\/gkv\/kvid-10$/,
  PKV: /./,
  KVZ10: /\/(?:gkv|pkv)\/kvid-10$/,
  kvk: /\/gkv\/kvk-versichertennummer$/,
  LANR: /KBV_NS_Base_ANR$/,
  ZANR: /\/kzbv\/zahnarztnummer$/,
  BSNR: /KBV_NS_Base_BSNR$/,
  KZVA: /\/kzbv\/kzvabrechnungsnummer$/,
  KSN: /\/dkgev\/standortnummer$/,
  XX: /\/arge-ik\/iknr$/,
  PRN: /./,
};

/** A number with its kind, from the system of that kind and of its form. */
function identifier(kinds: readonly string[], place: Place = {}): Place {
  return {
    ...place,
    inside: { use: identifierUse, type: required, system: once, value: once, assigner: once, period: once },
    rule(element) {
      const kind = valueAt(element, 'type.coding.code') ?? '';
      const system = valueAt(element, 'system') ?? '';
      const value = valueAt(element, 'value') ?? '';
      if (!kinds.includes(kind)) return 'is of another kind than it may be';
      if (!systems[kind]?.test(system) || /acme/i.test(system)) return 'comes from another system than its kind';
      const [, form] = numbers.find(([known]) => known.test(system)) ?? [];
      return form && !form.test(value) ? 'has another form than it must' : null;
    },
  };
}

export function numberOfSystem(system: RegExp): Place {
  return {
    least: 1,
    inside: {
      'extension:KBV_EX_FOR_Alternative_IK': alternativeNumber,
      type: once,
      use: identifierUse,
      system: required,
      value: required,
    },
    rule: (element) => numberProblem(element, system),
  };
}

function numberProblem(element: XmlElement, wanted: RegExp): string | null {
  const system = valueAt(element, 'system') ?? '';
  if (!wanted.test(system)) return 'comes from another system';
  const [, form] = numbers.find(([known]) => known.test(system)) ?? [];
  return form && !form.test(valueAt(element, 'value') ?? '') ? 'has another form than it must' : null;
}

const alternativeNumber: Place = extension('valueIdentifier', {
  inside: { use: once, type: once, system: required, value: required },
  rule: (element) => numberProblem(element, /\/arge-ik\/iknr$/),
});

const humanName: Place = {
  least: 1,
  most: 2,
  inside: {
    use: mustBe(/^(?:official|maiden)$/),
    family: {
      least: 1,
      inside: {
        'extension:humanname-own-name': extension('valueString', atMost(45)),
        'extension:humanname-own-prefix': extension('valueString', atMost(20)),
        'extension:humanname-namenszusatz': extension('valueString', atMost(20)),
      },
    },
    given: { ...atMost(45), most: 5 },
    prefix: {
      ...atMost(20),
      inside: { 'extension:iso21090-EN-qualifier': extension('valueCode', { value: /^AC$/ }) },
    },
  },
};

/** The first parts of an address line are told apart; together they are the line. */
function lineProblem(element: XmlElement): string | null {
  const part = (name: string) => valueAt(element, `extension:iso21090-ADXP-${name}.valueString`);
  const [street, house] = [part('streetName'), part('houseNumber')];
  const [box, more] = [part('postBox'), part('additionalLocator')];
  const line = element.attributes.find(({ local }) => local === 'value')?.value ?? '';
  if (street !== undefined && box !== undefined) return 'is a street and a box';
  if (street !== undefined && more === undefined && line !== [street, house].filter(Boolean).join(' ')) {
    return 'is not what its parts are together';
  }
  return null;
}

const line: Place = {
  most: 3,
  inside: {
    'extension:iso21090-ADXP-streetName': extension('valueString', atMost(46)),
    'extension:iso21090-ADXP-houseNumber': extension('valueString', atMost(9)),
    'extension:iso21090-ADXP-additionalLocator': extension('valueString', atMost(40)),
    'extension:iso21090-ADXP-postBox': extension('valueString', atMost(8)),
  },
  rule: lineProblem,
};

/** As in the list of the health insurers: up to three letters, and not that of a country that is no more. */
const country = /^(?!DDR$)[A-Z]{1,3}$/;

function address(place: Place = {}): Place {
  return {
    ...place,
    most: 2,
    inside: {
      'extension:stadtteil': anyNumber,
      type: mustBe(/^(?:both|postal)$/),
      line: { ...line, least: 1 },
      city: atMost(40),
      postalCode: atMost(10),
      country: mayBe(country),
    },
  };
}

export const patient: Shape = {
  id: required,
  meta,
  identifier: { ...identifier(['GKV', 'PKV', 'KVZ10', 'kvk']), most: 2 },
  name: humanName,
  birthDate: { least: 1, value: isDate, inside: {} },
  address: address({ least: 1 }),
};

const qualificationType = /KBV_CS_FOR_Qualification_Type$/;

export const practitioner: Shape = {
  id: required,
  meta,
  identifier: { ...identifier(['LANR', 'ZANR', 'PRN']), most: 2 },
  name: humanName,
  qualification: {
    least: 1,
    most: 4,
    inside: { code: { least: 1, inside: { coding: { most: 2 }, text: atMost(100) } } },
    rule(element) {
      const [code] = childrenNamed(element, 'code');
      const isType = childrenNamed(code, 'coding').some((one) => qualificationType.test(valueAt(one, 'system') ?? ''));
      const hasText = childrenNamed(code, 'text').length > 0;
      if (isType && hasText) return 'is a kind and a title at once';
      const kind = valueAt(code, 'coding.code') ?? '';
      return isType && !/^0[0-5]$/.test(kind) ? 'is of another kind than it may be' : null;
    },
  },
};

export const organization: Shape = {
  id: required,
  meta,
  identifier: { ...identifier(['BSNR', 'KZVA', 'KSN', 'XX', 'PRN', 'BS']), most: 3 },
  name: atMost(100),
  telecom: {
    least: 1,
    most: 5,
    inside: { system: mustBe(/^(?:phone|fax|email)$/), value: required },
  },
  address: address(),
};
