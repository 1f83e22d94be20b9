/** The prescription screen: how a prescription comes, its file, and the order itself. The orders page speaks of the file too. */
export const prescription = {
  title: 'Rezept einreichen',
  lead: 'Wählen Sie, wie Ihr Rezept zu uns kommt.',
  newTab: '(öffnet in neuem Tab)',
  signedOut: 'Ein Rezept gehört zu einer Person. Was Sie hier schon angegeben haben, bleibt erhalten.',
  noAnswer: 'Der Shop antwortet gerade nicht. Was Sie hier schon angegeben haben, bleibt erhalten.',

  emptyCart: {
    text: 'Zum Bestellen braucht es mindestens eine bestellbare Position im Warenkorb.',
    toCart: 'Zum Warenkorb',
    toShop: 'Zum Shop',
    unanswered:
      'Ihre letzte Bestellung blieb ohne Antwort. Vielleicht ist sie doch angekommen: Bitte sehen Sie unter Ihren Bestellungen nach.',
    toOrders: 'Zu den Bestellungen',
  },

  methods: {
    legend: 'Art der Einreichung',
    paper: 'Papierrezept',
    photo: 'Foto oder Datei hochladen',
    photoText: 'Damit prüfen wir Ihre Angaben, bevor das Original bei uns ist.',
    original: 'Original per Post senden',
    originalText: 'Gehört immer dazu. Wohin Sie es senden, steht bei Ihrer Bestellung.',
    telemedicine: 'Telemedizin',
    telemedicineKind: 'Videosprechstunde',
    telemedicineText:
      'Sie bestellen jetzt und reichen das Rezept nach der Videosprechstunde ein: ein signiertes PDF (QES) laden Sie bei Ihrer Bestellung hoch, ein E-Rezept weisen Sie uns in der E-Rezept-App zu oder lösen es mit Ihrer Gesundheitskarte bei uns ein.',
    email: 'Signiertes PDF (QES)',
    emailKind: 'Upload oder E-Mail',
    emailText:
      'Ein PDF mit qualifizierter elektronischer Signatur. Sie laden es hier hoch oder später bei Ihrer Bestellung, oder Ihre Praxis sendet es an <email></email>. Einen E-Rezept-Code senden Sie bitte nicht per E-Mail.',
    none: 'Bitte wählen Sie einen Weg.',
  },

  upload: {
    title: 'Rezept hochladen',
    pdfTitle: 'Signiertes PDF hochladen',
    locked: 'Bitte willigen Sie zuerst ein. Vorher verlässt keine Datei Ihr Gerät.',
    drop: 'Datei hierher ziehen',
    dropNow: 'Datei hier loslassen',
    pdfDrop: 'Freiwillig an dieser Stelle',
    touch: 'Foto oder PDF Ihres Rezepts',
    choose: 'Datei auswählen',
    photograph: 'Foto aufnehmen',
    hint: 'PDF, JPG, PNG oder WebP bis 10\u00A0MB. Alle vier Ecken sichtbar, ohne Schatten.',
    pdfHint:
      'Das PDF genau so, wie Sie es von der Praxis bekommen haben, bis 10\u00A0MB. Ein Ausdruck, ein Foto oder ein Scan trägt die Signatur nicht mehr.',
    progress: 'Rezept wird hochgeladen',
    preparing: 'Wird vorbereitet…',
    percent: '{percent}\u00A0% von {size}',
    checking: 'Hochgeladen, wird geprüft…',
    cancel: 'Hochladen abbrechen',
    done: 'Hochgeladen, {size}',
    doneSaid: '{name} ist hochgeladen.',
    uncertain:
      'Ob die Datei vollständig angekommen ist, ließ sich nicht feststellen. Sie können trotzdem bestellen: Dabei sehen wir noch einmal nach.',
    remove: '{name} entfernen',
    retry: 'Erneut versuchen',
    preview: 'Vorschau von {name}',
    kilobytes: '{size}\u00A0KB',
    megabytes: '{size}\u00A0MB',

    failure: {
      failed: 'Die Datei konnte nicht hochgeladen werden. Bitte versuchen Sie es erneut.',
      timeout: 'Hochladen fehlgeschlagen: Zeitüberschreitung',
      notArrived: 'Ihre Rezeptdatei ist nicht bei uns angekommen. Bitte laden Sie sie erneut hoch.',
      session: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich an und versuchen Sie es erneut.',
      consent:
        'Sie haben Ihre Einwilligung widerrufen. Die Datei wurde nicht gesendet. Bitte willigen Sie neu ein, wenn Sie Ihr Rezept hochladen möchten.',
      tooMany: 'Zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann erneut.',
      tooMuch:
        'Sie haben heute schon sehr viele Dateien hochgeladen. Bitte versuchen Sie es morgen noch einmal oder rufen Sie uns an.',
      type: 'Diese Datei ist kein PDF, JPG, PNG oder WebP. Bitte wählen Sie eine andere.',
      notPdf: 'Diese Datei ist kein PDF. Bitte wählen Sie das signierte PDF, das Sie von der Praxis bekommen haben.',
      size: 'Diese Datei ist größer als 10\u00A0MB. Bitte wählen Sie eine kleinere.',
      pixels: 'Dieses Bild hat zu viele Bildpunkte. Bitte fotografieren Sie das Rezept mit geringerer Auflösung.',
      heic: 'HEIC-Bilder können wir nicht öffnen. Bitte speichern Sie das Foto als JPEG: auf dem iPhone unter Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
      encrypted:
        'Dieses PDF ist mit einem Passwort geschützt oder verschlüsselt, deshalb können wir es nicht lesen. Haben Sie es selbst eingescannt, öffnen Sie es und speichern Sie es über „Drucken“ noch einmal als PDF. Kommt es signiert aus der Praxis, lassen Sie es sich bitte ohne Passwort schicken.',
    },
    wrong: {
      type: '„{name}“ ist kein PDF, JPG, PNG oder WebP und wurde nicht gesendet.',
      notPdf:
        '„{name}“ ist kein PDF und wurde nicht gesendet. Bitte wählen Sie das signierte PDF, das Sie von der Praxis bekommen haben.',
      consent:
        '„{name}“ wurde nicht gesendet. Bitte willigen Sie zuerst in die Verarbeitung Ihrer Gesundheitsdaten ein.',
      size: '„{name}“ ist größer als 10\u00A0MB und wurde nicht gesendet.',
      empty: '„{name}“ ist leer und wurde nicht gesendet.',
      heic: '„{name}“ ist ein HEIC-Bild und wurde nicht gesendet. Bitte speichern Sie das Foto als JPEG: auf dem iPhone unter Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
      several: 'Bitte wählen Sie eine einzelne Datei. Mehrere Seiten passen in ein PDF.',
    },
  },

  facts: {
    delivery: 'Lieferung an',
    pickup: 'Abholung bei',
    billing: 'Rechnung an',
    change: 'Ändern',
    noAddress: 'Lieferadresse nicht gefunden. Bitte schließen Sie zuerst den Schritt Adresse und Versand ab.',
    noHouseNumber: 'In der Lieferadresse fehlt die Hausnummer. Bitte ergänzen Sie sie unter Adresse und Versand.',
    toCheckout: 'Zu Adresse und Versand',
  },

  consent: {
    title: 'Ihre Einwilligung',
    lead: 'Rezept und Bestellung sind Gesundheitsdaten. Deshalb fragen wir Sie, bevor Sie eine Datei senden.',
    loading: 'Wir sehen nach, ob Sie schon eingewilligt haben …',
    unknown: 'Wir konnten nicht nachsehen, ob Sie schon eingewilligt haben.',
    retry: 'Erneut versuchen',
    failed: 'Ihre Einwilligung konnte nicht gespeichert werden.',
    given: 'Sie haben am {date} um {time} Uhr in die Verarbeitung Ihrer Gesundheitsdaten eingewilligt.',
    withdraw: 'In den persönlichen Daten widerrufen',
    terms:
      'Ich akzeptiere die <terms>Allgemeinen Geschäfts\u00adbedingungen</terms> und habe die <privacy>Datenschutz\u00aderklärung</privacy> gelesen.',
    // Its version is `textVersion` in domain/health-consent/use-health-consent.ts: another meaning is another version.
    healthData:
      'Ich willige ausdrücklich ein, dass {pharmacy} meine Gesundheitsdaten (Rezept, bestellte Arzneimittel und Angaben dazu) verarbeitet, um meine Bestellungen zu prüfen und auszuführen. Die Einwilligung gilt, bis ich sie widerrufe. Das kann ich jederzeit für die Zukunft tun: in meinem Konto unter „Persönliche Daten“ oder per E-Mail an {email}. Mehr steht in der <privacy>Datenschutz\u00aderklärung</privacy>.',
  },

  order: {
    button: 'Zahlungspflichtig bestellen',
    placed: 'Bestellung {code} ist eingegangen.',
    checklist: 'Was zum Bestellen noch fehlt',
    open: {
      cart: 'Warenkorb ist leer',
      file: 'Bitte laden Sie eine Rezeptdatei hoch',
      terms: 'Bitte akzeptieren Sie die Allgemeinen Geschäftsbedingungen',
      healthData: 'Bitte willigen Sie in die Verarbeitung Ihrer Gesundheitsdaten ein',
      delivery: 'Bitte wählen Sie eine andere Versandart',
      total: 'Gesamt\u00adbetrag mit Versand\u00adkosten steht noch nicht fest',
    },
    done: {
      cart: 'Warenkorb geprüft',
      file: 'Rezeptdatei hochgeladen',
      total: 'Gesamt\u00adbetrag mit Versand\u00adkosten steht fest',
      terms: 'Allgemeine Geschäftsbedingungen akzeptiert',
      healthData: 'In die Verarbeitung der Gesundheitsdaten eingewilligt',
    },
    isOpen: 'offen:',
    isDone: 'erledigt:',
    total: {
      waiting: 'Wir ermitteln noch die Versandkosten. Bestellen können Sie, sobald der Gesamtbetrag feststeht.',
      failed:
        'Die Versandkosten konnten nicht ermittelt werden. Solange der Gesamtbetrag nicht feststeht, können Sie nicht bestellen. Ihre Angaben bleiben erhalten.',
      known: 'Der Gesamtbetrag steht jetzt fest: {total}.',
    },
  },

  failure: {
    failed: 'Die Bestellung konnte nicht aufgegeben werden. Bitte versuchen Sie es erneut.',
    safe: 'Sie können gefahrlos noch einmal senden: Ihre Bestellung wird nur einmal angelegt.',
    retry: 'Noch einmal senden',
    session: 'Ihre Anmeldung ist abgelaufen. Nach dem Anmelden ist alles noch da.',
    signIn: 'Anmelden',
    notOrderable: 'Nicht alles in Ihrem Warenkorb ist noch bestellbar.',
    toCart: 'Im Warenkorb prüfen',
    totalTitle: 'Der Gesamtbetrag hat sich geändert',
    totalFrom: 'Bisher {before}, jetzt <now>{after}</now>.',
    line: '{name}: bisher {before}, jetzt {after}',
    lineGone: '{name}: bisher {before}, jetzt nicht mehr bestellbar',
    lineNew: '{name}: {after}, neu im Warenkorb',
    accept: 'Mit {total} zahlungspflichtig bestellen',
    deliveryTitle: 'Diese Versandart ist mit diesem Rezept nicht möglich',
    deliveryGone: 'Die gewählte Versandart gibt es nicht mehr',
    alternatives: 'Möglich sind:',
    noAlternatives: 'Bitte wählen Sie unter Adresse und Versand eine andere.',
    consent: 'Bitte prüfen Sie Ihre Einwilligungen.',
  },

  limit: {
    product: 'So viel können wir für eine Person nicht zurücklegen. Möglich sind:',
    line: '{name}: höchstens {possible}',
    lineRest: '{name}: noch {possible}, denn {onOrder} haben Sie schon bestellt',
    lineNone: '{name}: zurzeit nichts mehr, denn {onOrder} haben Sie schon bestellt',
    sum: 'Bis zu Ihrer ersten bezahlten Bestellung legen wir Ware für höchstens {most} zurück.',
    sumRest: 'Offen bestellt haben Sie schon für {onOrder}.',
    kept: 'Ihr Warenkorb und Ihre Angaben zum Rezept bleiben erhalten.',
    ordersHelp: 'Sobald eine davon abgeschlossen oder storniert ist, können Sie wieder bestellen.',
    call: 'Ist auf Ihrem Rezept mehr verordnet? Dann rufen Sie uns bitte an: <phone></phone>',
    toCart: 'Menge im Warenkorb ändern',
    toOrders: 'Zu den Bestellungen',
  },
} as const;
