import type { pharmacyValues as german } from '../../de/pages/pharmacy-values.ts';
import type { Translated } from '../../translated.ts';

export const pharmacyValues: Translated<typeof german> = {
  missing: '[To be completed by the pharmacy: {name}]',
  names: {
    shopName: 'name of the shop',
    pharmacyName: 'name of the pharmacy',
    phone: 'telephone number',
    email: 'e-mail address',
    bookingUrl: 'address of the booking calendar',
    owner: 'owner',
    street: 'street and number',
    postalCode: 'postal code',
    city: 'town',
    vatId: 'VAT ID',
    registerCourt: 'register court',
    registerNumber: 'register number',
    chamber: 'chamber of pharmacists',
    supervisoryAuthority: 'supervisory authority',
    mailOrderPermit: 'mail-order permit',
    professionalRules: 'professional rules',
    liabilityInsurance: 'liability insurance',
    dataProtectionOfficer: 'data protection officer',
    dataProtectionAuthority: 'data protection authority',
    advisoryHours: 'hours of advice',
    advisoryHoursEn: 'hours of advice in English',
    openingHours: 'opening hours',
    openingHoursEn: 'opening hours in English',
    bankName: 'bank',
    iban: 'IBAN',
    bic: 'BIC',
  },
};
