import type { PrescriptionFormat } from '@shop/contract/prescription';

/** How a prescription comes to the pharmacy (RX-01). */
export interface Methods {
  photo: boolean;
  original: boolean;
  telemedicine: boolean;
  email: boolean;
}

export type Method = keyof Methods;

const none: Methods = { photo: false, original: false, telemedicine: false, email: false };
const paper: Methods = { ...none, photo: true, original: true };

/** A photo and the original belong together; telemedicine and e-mail stand alone (RX-01). */
export function switchMethod(methods: Methods, method: Method, isOn: boolean): Methods {
  if (method === 'photo' || method === 'original') {
    if (isOn) return paper;
    return { ...methods, photo: false, original: false };
  }
  return isOn ? { ...none, [method]: true } : { ...methods, [method]: false };
}

/** Null while no way is chosen. */
export function formatOf({ photo, telemedicine, email }: Methods): PrescriptionFormat | null {
  if (photo) return 'physical';
  if (telemedicine) return 'ePrescription';
  return email ? 'digital' : null;
}

export function methodsOf(format: PrescriptionFormat | null): Methods {
  if (format === 'physical') return paper;
  if (format === null) return none;
  return { ...none, [format === 'ePrescription' ? 'telemedicine' : 'email']: true };
}

/** A photo and a signed PDF are files of their own way; whoever leaves it leaves the file behind. */
export function keepsFile(before: Methods, after: Methods): boolean {
  return before.photo === after.photo && before.email === after.email;
}
