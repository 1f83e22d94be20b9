import { type PharmacyDetails, pharmacyName, type ShopConfig, shopConfigIn } from '@shop/contract/shop-config';
import { readFrontMatter } from '@shop/texts/front-matter';
import { fillPlaceholders } from '@shop/texts/placeholders';
import type { Language } from './content-paths.ts';
import { shopFigures } from './shop-figures.ts';

type Value = keyof PharmacyDetails | 'shopName' | 'pharmacyName' | 'phone' | 'email' | 'bookingUrl';

const labels: Record<Value, Record<Language, string>> = {
  shopName: { de: 'Name des Shops', en: 'name of the shop' },
  pharmacyName: { de: 'Name der Apotheke', en: 'name of the pharmacy' },
  phone: { de: 'Telefonnummer', en: 'telephone number' },
  email: { de: 'E-Mail-Adresse', en: 'e-mail address' },
  bookingUrl: { de: 'Adresse des Terminkalenders', en: 'address of the booking calendar' },
  owner: { de: 'Inhaber/in', en: 'owner' },
  street: { de: 'Straße und Hausnummer', en: 'street and number' },
  postalCode: { de: 'Postleitzahl', en: 'postal code' },
  city: { de: 'Ort', en: 'town' },
  vatId: { de: 'Umsatzsteuer-ID', en: 'VAT ID' },
  registerCourt: { de: 'Registergericht', en: 'register court' },
  registerNumber: { de: 'Registernummer', en: 'register number' },
  chamber: { de: 'Apothekerkammer', en: 'chamber of pharmacists' },
  supervisoryAuthority: { de: 'Aufsichtsbehörde', en: 'supervisory authority' },
  mailOrderPermit: { de: 'Versandhandelserlaubnis', en: 'mail-order permit' },
  professionalRules: { de: 'Berufsordnung', en: 'professional rules' },
  liabilityInsurance: { de: 'Berufshaftpflichtversicherung', en: 'liability insurance' },
  dataProtectionOfficer: { de: 'Datenschutzbeauftragte/r', en: 'data protection officer' },
  dataProtectionAuthority: { de: 'Datenschutzbehörde', en: 'data protection authority' },
  advisoryHours: { de: 'Beratungszeiten', en: 'hours of advice' },
  advisoryHoursEn: { de: 'Beratungszeiten auf Englisch', en: 'hours of advice in English' },
  bankName: { de: 'Bank', en: 'bank' },
  iban: { de: 'IBAN', en: 'IBAN' },
  bic: { de: 'BIC', en: 'BIC' },
};

const filledIn: Record<Language, string> = {
  de: 'Wird von der Apotheke ergänzt',
  en: 'To be completed by the pharmacy',
};

/** Puts the pharmacy's own values and the shop's figures into a text. What the pharmacy has not filled in yet is marked, so that nobody overlooks it. */
export function fillPharmacyValues(markdown: string, config: ShopConfig, language: Language): string {
  const { shopName, phone, email, bookingUrl, pharmacy } = shopConfigIn(config, language);
  const values = {
    ...shopFigures(config, language),
    ...pharmacy,
    shopName,
    pharmacyName: pharmacyName(config),
    phone,
    email,
    bookingUrl,
  };
  const missing = (name: string) => `[${filledIn[language]}: ${labels[name as Value]?.[language] ?? name}]`;

  // Front matter is not markdown: asterisks would show there.
  const { body } = readFrontMatter(markdown);
  const head = markdown.slice(0, markdown.length - body.length);
  return fillPlaceholders(head, values, missing) + fillPlaceholders(body, values, (name) => `**${missing(name)}**`);
}
