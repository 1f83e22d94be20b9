import { ordersNext } from './orders-next.ts';
import { ordersSupply } from './orders-supply.ts';
import { ordersTimeline } from './orders-timeline.ts';

/** A patient's orders: where they stand, what is still to be done, and what can be done with them. */
export const orders = {
  title: 'Bestellungen',
  lead: 'Hier finden Sie den Stand Ihrer Bestellungen, die nächsten Schritte und Ihre Rechnungen.',
  loading: 'Wir laden Ihre Bestellungen …',

  signInTitle: 'Bitte melden Sie sich an',
  signInText:
    'Wenn Sie sich mit Ihrer E-Mail-Adresse und dem Einmalcode angemeldet haben, sehen Sie hier Ihre Bestellungen.',
  signedOutMeanwhile:
    'Sie sind nicht mehr angemeldet. Was Sie geschrieben haben, ist noch da und steht wieder hier, sobald Sie sich angemeldet haben.',
  onboardingTitle: 'Fast geschafft',
  onboardingText: 'Bitte schließen Sie zuerst Ihre Registrierung ab. Danach finden Sie hier Ihre Bestellungen.',

  loadFailed: 'Fehler beim Laden der Bestellungen. Bitte versuchen Sie es später erneut.',
  notHere:
    'Die Bestellung aus der E-Mail gehört nicht zu diesem Konto. Bitte melden Sie sich mit der Adresse an, an die wir die E-Mail geschickt haben.',
  notUpToDate: 'Die Anzeige ist möglicherweise nicht aktuell.',

  empty: {
    title: 'Noch keine Bestellungen',
    text: 'Sobald Sie etwas bestellt haben, sehen Sie hier, wie weit Ihre Bestellung ist und was als Nächstes kommt.',
    toShop: 'Zum Shop',
  },

  placed: {
    title: 'Vielen Dank. Ihre Bestellung ist bei uns eingegangen.',
    code: 'Ihre Bestellnummer:',
    next: 'So geht es weiter',
    steps: {
      review: 'Wir prüfen Ihr Rezept und Ihre Angaben und bestätigen dann die Bestellung.',
      original:
        'Was wir noch von Ihnen brauchen, etwa das Originalrezept oder die Zahlung, steht unten bei der Bestellung.',
      mail: 'Wir schreiben Ihnen zu jedem Schritt eine E-Mail.',
    },
  },

  card: {
    number: 'Bestellnummer',
    noCode: 'Ohne Nummer',
    toggle: 'Details zu {name}',

    orderOf: 'Bestellung vom {date}',
    of: 'Vom {date}',
    loading: 'Wir laden die Details …',
    copyCode: 'Bestellnummer kopieren',
    copied: 'Kopiert',
    copyFailed: 'Bitte markieren Sie den Text und kopieren Sie ihn von Hand',
  },

  status: {
    requested: 'Eingegangen',
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

  timeline: ordersTimeline,

  next: ordersNext,

  supply: ordersSupply,

  products: {
    title: 'Produkte',
    unnamed: 'Produkt',
    madeForYou:
      'Kein Widerrufsrecht: wird nach Ihrem Rezept eigens für Sie hergestellt (§ 312g Abs. 2 Nummer 1 BGB). Bis dahin können Sie stornieren.',
    sealedPack: 'Widerruf: 14 Tage ab Erhalt, solange die Packung versiegelt ist (§ 312g Abs. 2 Nummer 3 BGB).',
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
    hours: 'Abholzeiten',
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
    fileAdded: 'Vom Apothekenteam hinzugefügt',
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
    open: 'Nachricht schreiben',
    over: 'Diese Bestellung ist beendet. Wenn Sie noch etwas dazu wissen möchten, rufen Sie uns an: <phone></phone>.',
    write: {
      label: 'Ihre Nachricht an die Apotheke',
      hint: 'Höchstens {max} Zeichen. Unsere Antwort steht hier, und Sie erhalten eine E-Mail.',
      missing: 'Bitte schreiben Sie eine Nachricht.',
      tooLong: 'Bitte kürzen Sie Ihre Nachricht auf {max} Zeichen.',
      send: 'Nachricht senden',
      sent: 'Nachricht gesendet',
      failed: 'Wir konnten Ihre Nachricht nicht senden.',
    },
  },

  mailFailed: {
    title: 'Eine E-Mail zu dieser Bestellung kam nicht an.',
    text: 'Ihr Postfach hat sie am {moment} abgewiesen. Alles Wichtige steht auch hier. Bitte prüfen Sie Ihre Adresse unter <profile>Persönliche Daten</profile>.',
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
    kept: '{name}, {amount} (auf diesem Gerät gespeichert, weil der Shop gerade nicht erreichbar ist)',
    keptUntilSignIn: '{name}, {amount} (auf diesem Gerät gespeichert, bis Sie sich wieder anmelden)',
    gone: '{name}: nicht mehr verfügbar.',
    refused: '{name}: {reason}',
    toCart: 'Zum Warenkorb',
  },

  invoice: {
    button: 'Rechnung herunterladen',
    cancellation: 'Stornorechnung {number} herunterladen',
    correction: 'Rechnungskorrektur {number} herunterladen',
    later: 'Rechnung nach Versand',
    whyLater:
      'Sie können die Rechnung herunterladen, sobald wir Ihre Bestellung versandt haben oder sie zur Abholung bereitliegt.',
    waits: 'Rechnung folgt',
    whyWaits:
      'Die Rechnung können wir erst ausstellen, wenn unsere Steuernummer eingetragen ist. Danach können Sie sie hier herunterladen.',
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
    failed: 'Wir konnten die Datei nicht annehmen.',
  },

  cancel: {
    button: 'Bestellung stornieren',
    title: 'Bestellung stornieren?',
    text: 'Wenn Sie jetzt stornieren, ist Ihre Bestellung {code} über {total} aufgehoben, und Sie müssen nichts bezahlen. Das lässt sich nicht rückgängig machen.',
    confirm: 'Jetzt stornieren',
    keep: 'Nicht stornieren',
    done: 'Bestellung storniert',
    failed: 'Wir konnten die Bestellung nicht stornieren.',
  },

  withdrawal: {
    title: 'Widerruf',
    declared: 'Erklärt am',
    scope: 'Umfang',
    whole: 'Ganze Bestellung',
    part: 'Nur einzelne Produkte',
    answer: 'Unsere Antwort',
    accepted: 'Angenommen am {date}',
    refused: 'Abgelehnt am {date}',
    return: 'Rückgabe',
    returned: 'Bei uns angekommen am {date}',
    returnAwaited: 'Wir warten auf Ihre Rücksendung',
    refund: 'Betrag des Widerrufs',
    settled: 'Erledigt am',
  },
  returns: {
    title: 'Zurückgenommen',
    delivery: 'Versandkosten',
    andDelivery: ' und die Versandkosten',
    lower: 'Rechnung um {amount} niedriger',
    reason: 'Grund: {reason}',
  },
  withdraw: 'Vertrag widerrufen',
} as const;
