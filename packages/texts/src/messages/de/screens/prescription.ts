/** The prescription screen: how a prescription comes, its file, and the order itself. The orders page speaks of the file too. */
export const prescription = {
  title: 'Rezept einreichen',
  lead: 'Wählen Sie, wie Ihr Rezept zu uns kommt.',
  newTab: '(öffnet in neuem Tab)',
  signedOut:
    'Bitte melden Sie sich an, damit wir Ihr Rezept zuordnen können. Was Sie hier schon angegeben haben, bleibt erhalten.',
  noAnswer: 'Der Shop ist gerade nicht erreichbar. Was Sie hier schon angegeben haben, bleibt erhalten.',

  emptyCart: {
    text: 'In Ihrem Warenkorb ist zurzeit nichts bestellbar.',
    toCart: 'Zum Warenkorb',
    toShop: 'Zum Shop',
    unanswered:
      'Wir wissen nicht, ob Ihre letzte Bestellung angekommen ist. Bitte sehen Sie unter Ihren Bestellungen nach, bevor Sie noch einmal bestellen.',
    toOrders: 'Zu den Bestellungen',
  },

  methods: {
    legend: 'Art der Einreichung',
    paper: 'Papierrezept',
    photo: 'Foto oder Datei hochladen',
    photoText: 'Damit können wir Ihre Angaben schon prüfen, bevor das Original bei uns ist.',
    original: 'Original per Post senden',
    originalText: 'Das Original brauchen wir in jedem Fall. Wohin Sie es senden, steht bei Ihrer Bestellung.',
    telemedicine: 'Telemedizin',
    telemedicineKind: 'Videosprechstunde',
    telemedicineText:
      'Sie bestellen jetzt und reichen das Rezept nach der Videosprechstunde ein. Ein signiertes PDF (QES) laden Sie bei Ihrer Bestellung hoch. Ein E-Rezept weisen Sie uns in der E-Rezept-App zu, oder Sie lösen es mit Ihrer Gesundheitskarte bei uns ein.',
    email: 'Signiertes PDF (QES)',
    emailKind: 'Upload',
    emailText:
      'Das ist ein PDF mit qualifizierter elektronischer Signatur. Sie laden es hier oder später bei Ihrer Bestellung hoch. Bitte senden Sie uns keinen E-Rezept-Code per E-Mail.',
    emailKindByPractice: 'Upload oder E-Mail',
    emailTextByPractice:
      'Das ist ein PDF mit qualifizierter elektronischer Signatur. Sie laden es hier oder später bei Ihrer Bestellung hoch, oder Ihre Praxis sendet es an <email></email>. Bitte senden Sie uns keinen E-Rezept-Code per E-Mail.',
    none: 'Bitte wählen Sie einen Weg.',
  },

  upload: {
    title: 'Rezept hochladen',
    pdfTitle: 'Signiertes PDF hochladen',
    locked: 'Bitte willigen Sie zuerst ein. Vorher bleibt Ihre Datei auf Ihrem Gerät.',
    drop: 'Datei hierher ziehen',
    dropNow: 'Datei hier loslassen',
    pdfDrop: 'Sie können das PDF auch später hochladen',
    touch: 'Foto oder PDF Ihres Rezepts',
    choose: 'Datei auswählen',
    photograph: 'Foto aufnehmen',
    hint: 'PDF, JPG, PNG oder WebP bis 10\u00A0MB. Bitte achten Sie darauf, dass alle vier Ecken zu sehen sind und kein Schatten auf das Rezept fällt.',
    pdfHint:
      'Bitte laden Sie das PDF genau so hoch, wie Sie es von der Praxis bekommen haben (bis 10\u00A0MB). In einem Ausdruck, einem Foto oder einem Scan ist die Signatur nicht mehr enthalten.',
    progress: 'Wir laden Ihr Rezept hoch',
    preparing: 'Wir bereiten die Datei vor …',
    percent: '{percent}\u00A0% von {size}',
    checking: 'Hochgeladen. Wir prüfen die Datei …',
    cancel: 'Hochladen abbrechen',
    done: 'Hochgeladen, {size}',
    doneSaid: '{name} ist hochgeladen.',
    uncertain:
      'Wir konnten nicht feststellen, ob die Datei vollständig angekommen ist. Sie können trotzdem bestellen. Wir prüfen die Datei beim Bestellen erneut.',
    remove: '{name} entfernen',
    retry: 'Erneut versuchen',
    preview: 'Vorschau von {name}',
    kilobytes: '{size}\u00A0KB',
    megabytes: '{size}\u00A0MB',

    failure: {
      failed: 'Das Hochladen hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',
      timeout: 'Das Hochladen hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
      notArrived: 'Ihre Rezeptdatei ist nicht bei uns angekommen. Bitte laden Sie sie erneut hoch.',
      session: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich an und versuchen Sie es noch einmal.',
      consent:
        'Sie haben Ihre Einwilligung widerrufen, deshalb haben wir die Datei nicht gesendet. Bitte willigen Sie neu ein, wenn Sie Ihr Rezept hochladen möchten.',
      tooMany: 'Das waren zu viele Versuche. Bitte warten Sie etwas und versuchen Sie es dann noch einmal.',
      tooMuch:
        'Sie haben heute schon sehr viele Dateien hochgeladen. Bitte versuchen Sie es morgen wieder oder rufen Sie uns an.',
      type: 'Diese Datei ist kein PDF, JPG, PNG oder WebP. Bitte wählen Sie eine andere.',
      notPdf: 'Diese Datei ist kein PDF. Bitte wählen Sie das signierte PDF, das Sie von der Praxis bekommen haben.',
      size: 'Diese Datei ist größer als 10\u00A0MB. Bitte wählen Sie eine kleinere.',
      pixels: 'Dieses Bild hat zu viele Bildpunkte. Bitte fotografieren Sie das Rezept mit geringerer Auflösung.',
      heic: 'HEIC-Bilder können wir nicht öffnen. Bitte speichern Sie das Foto als JPEG: auf dem iPhone unter Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
      encrypted:
        'Dieses PDF ist mit einem Passwort geschützt oder verschlüsselt, deshalb können wir es nicht lesen. Wenn Sie es selbst eingescannt haben, öffnen Sie es und speichern Sie es über „Drucken“ noch einmal als PDF. Wenn es signiert aus der Praxis kommt, lassen Sie es sich bitte ohne Passwort schicken.',
    },
    wrong: {
      type: '„{name}“ ist kein PDF, JPG, PNG oder WebP und wurde nicht gesendet. Bitte wählen Sie eine andere Datei.',
      notPdf:
        '„{name}“ ist kein PDF und wurde nicht gesendet. Bitte wählen Sie das signierte PDF, das Sie von der Praxis bekommen haben.',
      consent:
        '„{name}“ haben wir nicht gesendet. Bitte willigen Sie zuerst in die Verarbeitung Ihrer Gesundheitsdaten ein.',
      size: '„{name}“ ist größer als 10\u00A0MB und wurde nicht gesendet. Bitte wählen Sie eine kleinere Datei.',
      empty: '„{name}“ ist leer und wurde nicht gesendet. Bitte wählen Sie eine andere Datei.',
      heic: '„{name}“ ist ein HEIC-Bild und wurde nicht gesendet. Bitte speichern Sie das Foto als JPEG: auf dem iPhone unter Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
      several:
        'Bitte wählen Sie eine einzelne Datei. Wenn Ihr Rezept mehrere Seiten hat, fassen Sie sie in einem PDF zusammen.',
    },
  },

  facts: {
    delivery: 'Lieferung an',
    pickup: 'Abholung bei',
    billing: 'Rechnung an',
    change: 'Ändern',
    noAddress: 'Wir haben noch keine Lieferadresse von Ihnen. Bitte füllen Sie zuerst „Adresse und Versand“ aus.',
    noHouseNumber: 'In der Lieferadresse fehlt die Hausnummer. Bitte ergänzen Sie sie unter „Adresse und Versand“.',
    toCheckout: 'Zu Adresse und Versand',
  },

  consent: {
    title: 'Ihre Einwilligung',
    lead: 'Ihr Rezept und Ihre Bestellung enthalten Gesundheitsdaten. Deshalb bitten wir Sie um Ihre Einwilligung, bevor Sie uns eine Datei senden.',
    loading: 'Wir sehen nach, ob Sie schon eingewilligt haben …',
    unknown: 'Wir konnten nicht nachsehen, ob Sie schon eingewilligt haben.',
    retry: 'Erneut versuchen',
    failed: 'Wir konnten Ihre Einwilligung nicht speichern.',
    given: 'Sie haben am {date} um {time} Uhr in die Verarbeitung Ihrer Gesundheitsdaten eingewilligt.',
    withdraw: 'Unter „Persönliche Daten“ widerrufen',
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
        'Wir konnten die Versandkosten nicht ermitteln. Solange der Gesamtbetrag nicht feststeht, können Sie nicht bestellen. Ihre Angaben bleiben erhalten.',
      known: 'Der Gesamtbetrag steht jetzt fest: {total}.',
    },
  },

  failure: {
    failed: 'Das Bestellen hat nicht funktioniert. Bitte versuchen Sie es noch einmal.',
    safe: 'Sie können Ihre Bestellung ruhig noch einmal senden, denn wir legen sie nur einmal an.',
    retry: 'Noch einmal senden',
    session: 'Ihre Anmeldung ist abgelaufen. Wenn Sie sich wieder anmelden, sind alle Ihre Angaben noch da.',
    signIn: 'Anmelden',
    notOrderable: 'Einen Teil Ihres Warenkorbs können Sie nicht mehr bestellen.',
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
    noAlternatives: 'Bitte wählen Sie unter „Adresse und Versand“ eine andere.',
    consent: 'Bitte prüfen Sie Ihre Einwilligungen.',
  },

  limit: {
    product: 'So viel können wir für eine Person nicht reservieren. Möglich sind:',
    line: '{name}: höchstens {possible}',
    lineRest: '{name}: noch {possible}, denn {onOrder} haben Sie schon bestellt',
    lineNone: '{name}: zurzeit nichts mehr, denn {onOrder} haben Sie schon bestellt',
    sum: 'Bis zu Ihrer ersten bezahlten Bestellung reservieren wir Ware für höchstens {most}.',
    sumRest: 'In Ihren offenen Bestellungen ist schon Ware für {onOrder}.',
    kept: 'Ihr Warenkorb und Ihre Angaben zum Rezept bleiben erhalten.',
    ordersHelp: 'Sobald eine davon abgeschlossen oder storniert ist, können Sie wieder bestellen.',
    call: 'Wenn auf Ihrem Rezept mehr verordnet ist, rufen Sie uns bitte an: <phone></phone>',
    toCart: 'Menge im Warenkorb ändern',
    toOrders: 'Zu den Bestellungen',
  },
} as const;
