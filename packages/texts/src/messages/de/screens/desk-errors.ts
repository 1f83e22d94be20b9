import type { ErrorId } from '@shop/contract/errors';

/** One sentence for every error id that only the desk meets; patients do not load them. */
export const deskErrors = {
  DeskLocked: 'Der Arbeitsplatz ist gesperrt. Öffnen Sie ihn mit Ihrem Passkey.',
  PasskeyRefused: 'Dieser Passkey öffnet den Arbeitsplatz nicht. Versuchen Sie es bitte noch einmal.',
  StaffExists: 'Mit dieser E-Mail-Adresse ist schon jemand im Team.',
  StaffChanged: 'Inzwischen hat jemand anderes diese Person geändert. Bitte sehen Sie sie noch einmal an.',
  OwnRoles: 'Die eigenen Rollen kann nur jemand anderes ändern.',
  LastLead: 'Das ist die letzte Leitung, sie muss bleiben. Geben Sie zuerst jemand anderem die Leitung.',
  OwnOrder: 'Eigene Bestellungen bearbeitet jemand anderes.',
  RecordChanged: 'Die Angaben vom Rezept wurden inzwischen geändert. Ihre Eingaben sind noch da.',
  AnswerNotPossible: 'Diese Antwort klärt die Abweichung nicht.',
  PageNotShown: 'Diese Seite lässt sich nicht anzeigen.',
  ChecksMissing: 'Die Prüfung des Rezepts ist noch nicht vollständig.',
  PrescriptionChanged:
    'Die Rezeptdatei hat sich geändert, seit Sie sie geöffnet haben. Bitte öffnen Sie sie noch einmal.',
  BatchMissing:
    'In den freigegebenen Chargen liegt weniger, als diese Bestellung braucht. Bitte sehen Sie im Bestand nach.',
  WrongProduct: 'Das ist ein anderes Produkt als bestellt. Bitte legen Sie es zurück.',
  WrongBatch:
    'Das ist eine andere Charge als die vorgesehene. Bitte holen Sie die richtige, oder wechseln Sie die Charge.',
  AdviceMissing:
    'Die Beratung ist noch nicht eingetragen. Ohne Beratung durch pharmazeutisches Personal wird nichts übergeben.',
  TrackingUsed: 'Diese Sendungsnummer hat schon ein anderes Paket. Bitte scannen Sie das Paket noch einmal.',
  WeightOff: 'Das Gewicht liegt außerhalb der Toleranz. Bitte wiegen Sie noch einmal.',
  PackingIncomplete:
    'Es ist noch nicht alles eingewogen: {missing, plural, one {Eine Portion fehlt} other {# Portionen fehlen}}.',
  BatchBlocked: 'Eine Charge dieser Bestellung ist gesperrt oder abgelaufen. Bitte halten Sie das Packen an.',
  SamePerson: 'Wer gepackt hat, gibt nicht selbst frei. Bitte fragen Sie eine Kollegin oder einen Kollegen.',
  BatchChanged: 'Diese Charge hat sich inzwischen geändert. Ihre Eingaben sind noch da.',
  BatchKnown: 'Diese Charge ist mit diesem Lieferschein schon gebucht.',
  RecallUnfinished:
    '{open, plural, one {Eine Person ist} other {# Personen sind}} noch nicht erreicht. Nennen Sie bitte den Grund, wenn Sie den Rückruf trotzdem abschließen.',
  TestNumberTaken: 'Diese Prüfnummer hat schon eine andere Charge.',
  ProductChanged: 'Dieses Produkt hat inzwischen jemand anderes geändert. Ihre Eingaben sind noch da.',
  PznTaken: 'Diese PZN hat schon ein anderes Produkt.',
  DayPassed: 'Dieser Tag ist schon vorbei. Bitte geben Sie den Tag an, an dem die Sendung voraussichtlich ankommt.',
  TrackingRequired: 'Für ein Paket brauchen wir den Link zur Sendungsverfolgung.',
  RightMissing: 'Für diesen Schritt fehlt Ihnen die Berechtigung.',
  AmendmentRefused: 'Eine Bestellung kann nur verringert werden, und etwas davon muss bleiben.',
} satisfies { readonly [Id in ErrorId]?: string };
