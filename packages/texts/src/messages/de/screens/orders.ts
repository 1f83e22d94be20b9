import { ordersNext } from './orders-next.ts';

/** A patient's orders: where they stand, what is still to be done, and what can be done with them. */
export const orders = {
  title: 'Bestellungen',
  lead: 'Stand, nächste Schritte und Rechnungen Ihrer Bestellungen.',
  loading: 'Ihre Bestellungen werden geladen …',

  signInTitle: 'Bitte melden Sie sich an',
  signInText: 'Ihre Bestellungen sehen Sie nach der Anmeldung mit Ihrer E-Mail-Adresse und dem Einmalcode.',
  signedOutMeanwhile:
    'Sie sind nicht mehr angemeldet. Was Sie geschrieben haben, ist noch da: Nach der Anmeldung steht es wieder hier.',
  onboardingTitle: 'Fast geschafft',
  onboardingText: 'Ihre Registrierung ist noch nicht abgeschlossen. Danach finden Sie hier Ihre Bestellungen.',

  loadFailed: 'Fehler beim Laden der Bestellungen. Bitte versuchen Sie es später erneut.',
  notUpToDate: 'Sie sehen den Stand von vorhin.',

  empty: {
    title: 'Noch keine Bestellungen',
    text: 'Sobald Sie etwas reserviert haben, sehen Sie hier, wie weit Ihre Bestellung ist und was als Nächstes kommt.',
    toShop: 'Zum Shop',
  },

  placed: {
    title: 'Vielen Dank. Ihre Reservierung ist bei uns eingegangen.',
    code: 'Ihre Bestellnummer:',
    next: 'So geht es weiter',
    steps: {
      review: 'Wir prüfen Ihr Rezept und Ihre Angaben und bestätigen dann die Bestellung.',
      original:
        'Was wir noch von Ihnen brauchen, etwa das Originalrezept oder die Zahlung, steht unten bei der Bestellung.',
      mail: 'Über jeden Schritt informieren wir Sie per E-Mail.',
    },
  },

  card: {
    number: 'Bestellnummer',
    noCode: 'Ohne Nummer',
    toggle: 'Details zu {name}',
    reservationOf: 'Reservierung vom {date}',
    orderOf: 'Bestellung vom {date}',
    of: 'Vom {date}',
    loading: 'Details werden geladen …',
    copyCode: 'Bestellnummer kopieren',
    copied: 'Kopiert',
    copyFailed: 'Bitte markieren und von Hand kopieren',
  },

  status: {
    requested: 'Reserviert',
    inReview: 'Wird geprüft',
    clarification: 'Rückfrage an Sie',
    confirmed: 'Bestätigt',
    originalMissing: 'Original fehlt noch',
    paymentMissing: 'Zahlung fehlt noch',
    bothMissing: 'Original und Zahlung fehlen',
    preparing: 'Wird vorbereitet',
    shipped: 'In Zustellung',
    readyForPickup: 'Bereit zur Abholung',
    completed: 'Abgeschlossen',
    rejected: 'Abgelehnt',
    cancelled: 'Storniert',
    expired: 'Verfallen',
    other: 'Stand: {status}',
    unknown: 'Stand unbekannt',
  },

  timeline: {
    label: 'Bestellverlauf',
    reserved: 'Reserviert',
    checked: 'Angaben geprüft',
    originalAndPayment: 'Original und Zahlung',
    original: 'Original\u00adrezept',
    prescriptionAndPayment: 'Rezept und Zahlung',
    prescription: 'Rezept',
    delivery: 'In Zustellung',
    pickup: 'Bereit zur Abholung',
    handedOver: 'Übergeben',
    rejected: 'Abgelehnt',
    cancelled: 'Storniert',
    expired: 'Verfallen',
    done: 'erledigt',
    note: {
      requested: 'Wartet auf die Prüfung',
      inReview: 'Wird gerade geprüft',
      clarification: 'Wir haben eine Rückfrage',
      originalMissing: 'Original fehlt noch',
      paymentMissing: 'Zahlung fehlt noch',
      bothMissing: 'Beides fehlt noch',
      prescriptionUnchecked: 'Rezept wird geprüft',
      nothingMissing: 'Alles ist da',
      preparing: 'Wird vorbereitet',
      shippedAt: 'Seit {time}',
    },
  },

  next: ordersNext,

  products: {
    title: 'Produkte',
    unnamed: 'Produkt',
    shipping: 'Versand',
    free: 'Kostenlos',
    refundDue: 'Sie erhalten zurück',
    total: 'Gesamt',
    vat: 'darin {percent}\u00A0% MwSt.',
  },

  delivery: {
    title: 'Lieferung',
    type: 'Art',
    selfPickUp: 'Selbstabholung',
    courier: 'Botendienst',
    standard: 'Standardversand',
    pharmacy: 'Apotheke',
    address: 'Lieferadresse',
    by: 'Zustellung durch',
    carrier: 'einen Versanddienst',
    ourselves: 'die Apotheke selbst',
    tracking: 'Sendung',
    track: 'Sendung verfolgen',
    estimated: 'Voraussichtlich da',
    ready: 'Abholbereit seit',
    deadline: 'Unsere Frist',
    deadlineRuns: '{days, plural, one {Ein Werktag} other {# Werktage}} ab {since}, also bis {due}',
    deadlineRests:
      'Wenn wir auf nichts mehr von Ihnen warten, haben wir {days, plural, one {einen Werktag} other {# Werktage}} Zeit. Bis dahin ruht die Frist.',
  },

  prescription: {
    title: 'Rezept',
    format: 'Form',
    physical: 'Papierrezept, Original per Post',
    ePrescription: 'Telemedizin',
    digital: 'Signiertes PDF (QES)',
    file: 'Datei',
    fileHandedIn: 'Liegt uns vor',
    noFile: 'Keine Datei hochgeladen',
    verified: 'Geprüft',
    notVerified: 'Noch nicht geprüft',
    original: 'Original',
    originalAwaited: 'Noch nicht eingegangen',
    receivedAt: 'Eingegangen am {date}',
    verifiedAt: 'Am {date}',
  },

  payment: {
    title: 'Zahlung',
    method: 'Zahlungsart',
    transfer: 'Überweisung vor dem Versand',
    pickup: 'Bei der Abholung',
    paid: 'Bezahlt',
    paidAt: 'Am {date}',
    notPaid: 'Noch nicht eingegangen',
  },

  messages: {
    title: 'Nachrichten',
    pharmacy: 'Apotheke',
    patient: 'Sie',
    at: '{date}, {time} Uhr',
  },

  refresh: {
    button: 'Details aktualisieren',
    done: 'Details aktualisiert',
    noCode: 'Kein Code verfügbar, Details können nicht abgerufen werden',
    failed: 'Fehler beim Abrufen der Bestelldetails',
  },

  reorder: {
    button: 'Erneut bestellen',
    added:
      '{count, plural, one {Ein Produkt wurde zum Warenkorb hinzugefügt} other {# Produkte wurden zum Warenkorb hinzugefügt}}',
    failed: 'Fehler beim Hinzufügen zum Warenkorb',
    inCart: 'Im Warenkorb:',
    notInCart: 'Nicht hinzugefügt:',
    line: '{name}, {amount}',
    kept: '{name}, {amount} (auf diesem Gerät vorgemerkt, weil der Shop gerade nicht antwortet)',
    keptUntilSignIn: '{name}, {amount} (auf diesem Gerät vorgemerkt, bis Sie sich wieder anmelden)',
    gone: '{name}: nicht mehr verfügbar.',
    refused: '{name}: {reason}',
    toCart: 'Zum Warenkorb',
  },

  invoice: {
    button: 'Rechnung herunterladen',
    later: 'Rechnung nach Versand',
    whyLater: 'Die Rechnung gibt es, sobald Ihre Bestellung versandt oder zur Abholung bereit ist.',
    noCode: 'Code fehlt - Rechnung kann nicht heruntergeladen werden',
    failed: 'Fehler beim Herunterladen der Rechnung',
    saved: 'Rechnung heruntergeladen',
    fileName: 'rechnung-{number}.pdf',
  },

  file: {
    add: 'Rezeptdatei hinzufügen',
    addPdf: 'Signiertes PDF hochladen',
    replace: 'Rezeptdatei ersetzen',
    close: 'Abbrechen',
    retry: 'Erneut übermitteln',
    done: 'Rezeptdatei übermittelt',
    failed: 'Die Datei konnte nicht übermittelt werden.',
  },

  cancel: {
    button: 'Bestellung stornieren',
    title: 'Bestellung stornieren?',
    text: 'Bestellung {code} über {total} wird kostenlos storniert. Das lässt sich nicht rückgängig machen.',
    confirm: 'Jetzt stornieren',
    keep: 'Nicht stornieren',
    done: 'Bestellung storniert',
    failed: 'Die Bestellung konnte nicht storniert werden.',
  },

  withdraw: 'Vertrag widerrufen',
} as const;
