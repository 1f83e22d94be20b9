import type { ErrorId } from '@shop/contract/errors';

/** One sentence for every error id that only the desk meets; patients do not load them. */
export const deskErrors = {
  DeskLocked: 'Der Arbeitsplatz ist gesperrt. Öffnen Sie ihn mit Ihrem Passkey.',
  PasskeyRefused: 'Dieser Passkey öffnet den Arbeitsplatz nicht. Versuchen Sie es bitte noch einmal.',
  StaffExists: 'Mit dieser E-Mail-Adresse ist schon jemand im Team.',
  StaffChanged: 'Inzwischen hat jemand anderes diese Person geändert. Bitte sehen Sie sie noch einmal an.',
  OwnRoles: 'Die eigenen Rollen kann nur jemand anderes ändern.',
  LastLead: 'Das ist die letzte Leitung, sie muss bleiben. Geben Sie zuerst jemand anderem die Leitung.',
  ChangePending:
    'Hier wartet schon eine andere Änderung. Bestätigen Sie sie oben auf der Seite, oder halten Sie sie an.',
  SecondLeadNeeded: 'Das muss eine andere Leitung bestätigen.',
  ReleaseNotYet:
    'Ihr Gerät ist mit einem Einrichtungscode neu eingerichtet worden. Freigeben können Sie erst nach 24 Stunden wieder.',
  OwnRequest: 'Eigene Anfragen beantwortet jemand anderes.',
  OrdersUnsettled:
    'Erst müssen diese Bestellungen abgeschlossen und abgerechnet sein: {codes}. Danach lässt sich die Verarbeitung einschränken.',
  ErasurePlanChanged:
    'Inzwischen hat sich geändert, was gelöscht wird und was bleibt. Bitte sehen Sie es noch einmal an.',
  OwnOrder: 'Eigene Bestellungen bearbeitet jemand anderes.',
  LikeOwnOrder: 'Diese Bestellung ähnelt Ihren eigenen Angaben. Sagen Sie an der Bestellung zuerst, ob es Ihre ist.',
  RecordChanged: 'Die Angaben vom Rezept wurden inzwischen geändert. Ihre Eingaben sind noch da.',
  AnswerNotPossible: 'Diese Antwort klärt die Abweichung nicht.',
  PageNotShown: 'Diese Seite lässt sich nicht anzeigen.',
  PageTooComplex: 'Diese Seite ist zu aufwendig, um sie zu zeigen.',
  ChecksMissing: 'Die Prüfung des Rezepts ist noch nicht vollständig.',
  SignedFileMissing:
    'Zu dieser Bestellung liegt noch keine signierte Datei vor. Bitten Sie mit einer Rückfrage darum, sie zur Bestellung hochzuladen.',
  PhotoOrPaperMissing:
    'Von diesem Rezept ist weder ein Foto noch das Original da. Bitten Sie mit einer Rückfrage um ein Foto, oder tragen Sie den Eingang des Originals ein.',
  OriginalMissing:
    'Das Original des Rezepts ist noch nicht da. Tragen Sie seinen Eingang ein, sobald Sie es in der Hand haben.',
  BeyondPrescription:
    'Bestellt ist mehr oder anderes, als das Rezept hergibt. Ändern Sie die Bestellung, oder bitten Sie um ein neues Rezept.',
  RecipientUnknown:
    'Der Name der Lieferadresse ist ein anderer. Fragen Sie nach, wer die Bestellung annimmt, und tragen Sie die Antwort ein.',
  OriginalNotMarked: 'Das Original ist noch nicht mit der Abgabe gekennzeichnet.',
  IdentityMissing:
    'Übergeben wird am Tresen unter „Übergabe“: Dort steht, wer die Ware annimmt und sich ausgewiesen hat.',
  DosageMissing:
    'Für das Etikett fehlt die Dosierung. Halten Sie das Packen an, nehmen Sie die Annahme zurück, und klären Sie die Dosierung mit der Praxis.',
  LabelIncomplete: 'Auf einem Etikett fehlt noch etwas. Was es ist, steht unter der Vorschau.',
  LabelNotPrinted:
    'Ein Etikett ist noch nicht gedruckt, oder es hat sich seither geändert. Drucken Sie es, oder halten Sie fest, dass es von Hand geschrieben ist.',
  LabelNotSeen: 'Wer freigibt, sieht vorher jedes Etikett am Behältnis an. Das fehlt noch.',
  LabelChanged: 'Das Etikett hat sich geändert, seit es gezeigt wurde. Bitte sehen Sie es noch einmal an.',
  ERezeptNumberMissing: 'Die Nummer des E-Rezepts ist noch nicht notiert. Tragen Sie sie bei der Prüfung ein.',
  SignatureUnchecked:
    'Zu dieser Datei ist noch keine gültige Signatur notiert. Prüfen Sie die Signatur, und haken Sie sie mit dem Ergebnis ab.',
  PrescriptionUnverified: 'Das Rezept ist noch nicht als gültig eingetragen. Schließen Sie zuerst seine Prüfung ab.',
  PrescriptionChanged:
    'Die Rezeptdatei hat sich geändert, seit Sie sie geöffnet haben. Bitte öffnen Sie sie noch einmal.',
  BatchMissing:
    'In den freigegebenen Chargen liegt weniger, als diese Bestellung braucht. Bitte sehen Sie im Bestand nach.',
  WrongProduct: 'Das ist ein anderes Produkt als bestellt. Bitte legen Sie es zurück.',
  WrongBatch:
    'Das ist eine andere Charge als die vorgesehene. Bitte holen Sie die richtige, oder wechseln Sie die Charge.',
  AdviceMissing:
    'Die Beratung ist noch nicht eingetragen. Ohne Beratung durch pharmazeutisches Personal wird nichts übergeben.',
  TillReceiptMissing: 'Dieses Geld geht über die Kasse. Bitte geben Sie die Nummer des Kassenbons an.',
  TrackingUsed: 'Diese Sendungsnummer hat schon ein anderes Paket. Bitte scannen Sie das Paket noch einmal.',
  OrderNotSent: 'Zurücknehmen lässt sich Ware erst, wenn die Bestellung das Haus verlassen hat.',
  NothingToTakeBack: 'Von dieser Bestellung ist schon alles zurückgenommen oder widerrufen.',
  LinesNotReturnable:
    'Eine der Positionen gehört nicht zur Bestellung, oder sie ist schon zurückgenommen oder widerrufen. Bitte wählen Sie neu.',
  WithdrawalUndecided: 'Zu dieser Bestellung liegt ein Widerruf vor. Bitte entscheiden Sie zuerst über ihn.',
  WeightOff: 'Das Gewicht liegt außerhalb der Toleranz. Bitte wiegen Sie noch einmal.',
  PackingIncomplete:
    'Es ist noch nicht alles eingewogen: {missing, plural, one {Eine Portion fehlt} other {# Portionen fehlen}}.',
  BatchBlocked: 'Eine Charge dieser Bestellung ist gesperrt oder abgelaufen. Bitte halten Sie das Packen an.',
  SamePerson: 'Wer gepackt hat, gibt nicht selbst frei. Bitte fragen Sie eine Kollegin oder einen Kollegen.',
  BatchChanged: 'Diese Charge hat sich inzwischen geändert. Ihre Eingaben sind noch da.',
  FilledGoodsUnanswered: 'Bei dieser Bestellung liegt Abgefülltes. Bitte sagen Sie zu jedem Gefäß, was daraus wird.',
  WitnessMissing: 'Vernichtet wird vor einer zweiten Person aus dem Team. Bitte wählen Sie, wer dabei war.',
  BatchKnown: 'Diese Charge ist mit diesem Lieferschein schon gebucht.',
  CertificateMissing:
    'Das Analysenzertifikat dieser Charge fehlt noch. Hängen Sie es an, und geben Sie die Charge dann frei.',
  CertificateRefused:
    '{reason, select, size {Diese Datei ist größer als 10 MB. Bitte speichern Sie das Zertifikat kleiner.} encrypted {Diese PDF ist mit einem Kennwort geschützt. Bitte fragen Sie den Lieferanten nach einer ohne Kennwort.} active {Diese PDF enthält Skripte oder angehängte Dateien. Bitte drucken Sie das Zertifikat in eine neue PDF und hängen Sie diese an.} unchecked {Diese PDF lässt sich nicht ganz prüfen. Bitte drucken Sie das Zertifikat in eine neue PDF und hängen Sie diese an.} other {Diese Datei ist keine vollständige PDF. Bitte wählen Sie das Zertifikat als PDF.}}',
  OwnGoodsIn:
    'Wer die Charge gebucht hat, gibt sie nicht selbst frei. Bitte fragen Sie eine Kollegin oder einen Kollegen.',
  RecallUnfinished:
    '{open, plural, one {Eine Person ist} other {# Personen sind}} noch nicht erreicht. Nennen Sie bitte den Grund, wenn Sie den Rückruf trotzdem abschließen.',
  TestNumberTaken: 'Diese Prüfnummer hat schon eine andere Charge.',
  SettingChanged: 'Diese Einstellung hat inzwischen jemand anderes geändert. Ihre Eingaben sind noch da.',
  SettingRefused: 'Ein Wert passt nicht. Es ist nichts gespeichert, Ihre Eingaben sind noch da.',
  ProductChanged: 'Dieses Produkt hat inzwischen jemand anderes geändert. Ihre Eingaben sind noch da.',
  PictureRefused:
    '{reason, select, size {Dieses Foto ist zu groß. Bitte wählen Sie eines mit höchstens 30 MB.} pixels {Dieses Foto hat zu viele Bildpunkte. Bitte verkleinern Sie es.} small {Dieses Foto ist zu klein und wäre im Shop unscharf. Es braucht mindestens 320 Bildpunkte an der längeren Seite.} broken {Dieses Foto ist beschädigt oder unvollständig. Bitte wählen Sie es noch einmal, oder ein anderes.} many {Mehr als acht Fotos kann ein Produkt nicht haben. Bitte entfernen Sie zuerst eines.} other {Diese Datei ist kein Foto, das wir annehmen können. Bitte wählen Sie JPEG, PNG oder WebP.}}',
  ImportFaulty:
    'Die Tabelle wurde nicht übernommen: {rows, plural, one {Eine Zeile ist} other {# Zeilen sind}} fehlerhaft.',
  ImportChanged: 'Das Sortiment hat sich seit der Vorschau geändert. Bitte sehen Sie sich die Vorschau noch einmal an.',
  RuleChanged: 'Diese Regel hat inzwischen jemand anderes geändert. Ihre Eingaben sind noch da.',
  RuleInForce: 'Diese Regel gilt oder galt schon. Sie können sie beenden und eine neue anlegen.',
  RuleDays: 'Eine Regel beginnt heute oder später und endet nicht vor ihrem ersten Tag.',
  RateChanged: 'Diesen Versandweg hat inzwischen jemand anderes geändert. Ihre Eingaben sind noch da.',
  LastRate: 'Ein Versandweg muss angeboten bleiben. Bieten Sie zuerst einen anderen an.',
  PznTaken: 'Diese PZN hat schon ein anderes Produkt.',
  StatementRefused:
    '{reason, select, type {Diese Datei ist kein Kontoauszug. Wir lesen CAMT.052 und CAMT.053, auch als ZIP, und CSV.} version {Diese CAMT-Fassung lesen wir nicht. Bitte laden Sie bei Ihrer Bank die Fassung 02 oder 08 herunter.} broken {Dieser Kontoauszug ist beschädigt oder unvollständig. Bitte laden Sie ihn bei Ihrer Bank noch einmal herunter.} zip {Diese ZIP-Datei ist beschädigt oder entpackt zu groß.} size {Diese Datei ist zu groß. Bitte laden Sie einen kürzeren Zeitraum herunter.} account {Dieser Auszug gehört zu einem anderen Konto als dem der Apotheke.} noAccount {In den Einstellungen steht kein gültiges Konto der Apotheke.} currency {Dieser Auszug enthält Buchungen in einer anderen Währung als Euro.} columns {Die Spalten passen nicht zu dieser Tabelle. Bitte prüfen Sie, welche Spalte Tag, Betrag und Verwendungszweck enthält.} other {Diese Datei können wir nicht als Kontoauszug lesen.}}',
  PaymentSentBack:
    'Von diesem Geld ist seither etwas zurückgezahlt worden. Die Buchung lässt sich deshalb nicht mehr zurücknehmen.',
  ColumnsUnknown: 'Diese Tabelle kennen wir noch nicht. Bitte ordnen Sie ihre Spalten einmal zu.',
  OpenEndsUnexplained:
    'Etwas ist noch offen. Bitte nennen Sie dazu jeweils einen Grund, bevor Sie den Tag abschließen.',
  BooksUnset:
    'Für die Datei an das Steuerbüro fehlen Beraternummer, Mandantennummer oder Konten. Sie stehen in der Konfiguration unter „books“.',
  DayPassed: 'Dieser Tag ist schon vorbei. Bitte geben Sie den Tag an, an dem die Sendung voraussichtlich ankommt.',
  TrackingRequired: 'Für ein Paket brauchen wir den Link zur Sendungsverfolgung.',
  RightMissing: 'Für diesen Schritt fehlt Ihnen die Berechtigung.',
  AmendmentRefused: 'Eine Bestellung kann nur verringert werden, und etwas davon muss bleiben.',
} satisfies { readonly [Id in ErrorId]?: string };
