/** The page of one product. */
export const product = {
  title: 'Produkt',
  loading: 'Lade Produkt…',
  failed: 'Fehler: {message}',
  retry: 'Erneut versuchen',
  back: { bud: '← Zurück zu Blüten', extract: '← Zurück zu Extrakten' },

  notFound: {
    title: 'Produkt nicht gefunden',
    message: 'Unter dieser Adresse führen wir kein Produkt.',
    hint: 'Vielleicht haben wir es nicht mehr im Sortiment, oder die Adresse ist unvollständig.',
    toBuds: 'Zu den Blüten',
    toExtracts: 'Zu den Extrakten',
  },

  prescriptionOnly: 'Verschreibungs\u00adpflichtig',
  furtherPhotos: 'Weitere Fotos, groß in einem neuen Tab',
  caption: 'Illustration, keine Produktabbildung',
  cultivar: 'Kultivar {strain}',
  mgPerMl: '{value, number} mg/ml',
  scaleEnd: '{max}\u00A0%',

  perUnit: { gram: '/ g inkl. MwSt.', milliliter: '/ ml inkl. MwSt.', pack: '/ Packung inkl. MwSt.' },
  inStock: '{amount} am Lager',
  amountIn: { gram: 'Menge in Gramm', milliliter: 'Menge in Millilitern', pack: 'Menge in Packungen' },
  unit: { gram: 'g', milliliter: 'ml', pack: 'Pckg.' },
  less: '{amount} weniger',
  more: '{amount} mehr',
  steps: 'Sie können in Schritten von {step} bestellen.',
  stepsFrom: 'Sie können ab {minimum} in Schritten von {step} bestellen.',
  rounded: '{typed} lassen sich nicht bestellen. Wir haben daraus {amount} gemacht.',
  stockReached: 'Mehr haben wir zurzeit nicht am Lager.',
  shippingLater: 'Die Versandkosten berechnen wir im nächsten Schritt.',

  addToCart: 'In den Warenkorb',
  updateCart: 'Menge aktualisieren',
  addFailed: 'Fehler beim Hinzufügen zum Warenkorb',
  whyNot: {
    unavailable: 'Dieses Produkt ist zurzeit nicht lieferbar.',
    noPrice: 'Für dieses Produkt haben wir zurzeit keinen Preis. Bitte fragen Sie uns.',
    noAmount: 'Bitte wählen Sie eine Menge.',
  },

  nextSteps: 'So geht es weiter',

  description: 'Beschreibung',
  noDescription: 'Zu diesem Produkt haben wir keine Beschreibung.',
  terpenes: 'Terpene',
  terpeneInGlossary: '{terpene}, im Glossar erklärt',
  noTerpenes: 'Zu den Terpenen haben wir keine Angaben.',
  samplePrescription: 'Mustertext für das Rezept',
  copy: 'Text kopieren',
  copied: 'Text kopiert',
  copyFailed: 'Das Kopieren hat nicht funktioniert. Bitte markieren Sie den Text und kopieren Sie ihn von Hand.',

  facts: 'Angaben zum Produkt',
  fact: {
    description: 'Beschreibung',
    genetics: 'Genetik',
    origin: 'Herkunft',
    irradiation: 'Bestrahlung',
    manufacturer: 'Hersteller',
    strain: 'Strain / Kultivar',
    grower: 'Anbauer',
    itemNumber: 'Artikelnummer (PZN)',
  },
  irradiation: { yes: 'Ja', no: 'Nein', unknown: 'Unbekannt' },
  notStated: 'keine Angabe',
  certificate: 'Analysenzertifikat (PDF, {size})',
  certificateNote: 'der Charge, die zurzeit abgegeben wird',

  similar: 'Verfügbare Produkte mit ähnlicher Analyse',
  similarNote:
    'Wir haben THC, CBD und Terpene verglichen und zeigen die ähnlichsten Produkte zuerst. Ob ein Produkt für Sie infrage kommt, entscheidet Ihre Ärztin oder Ihr Arzt.',
  similarContents: 'THC {thc} · CBD {cbd}',
} as const;
