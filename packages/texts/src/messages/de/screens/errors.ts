import type { ErrorId } from '@shop/contract/errors';
import type { deskErrors } from './desk-errors.ts';
import type { editorErrors } from './editor-errors.ts';

/** What only staff and editors meet comes with their screens. */
type Elsewhere = keyof typeof deskErrors | keyof typeof editorErrors;

/** One sentence for every other error id of the contract, and one for a failure that never reached the server. */
export const errors = {
  InvalidInput: 'Eine Angabe fehlt oder ist nicht zulässig.',
  MalformedRequest: 'Die Anfrage konnte nicht gelesen werden.',
  Unauthorized: 'Bitte melden Sie sich an.',
  Forbidden: 'Das ist mit diesem Konto nicht möglich.',
  ForeignOrigin: 'Diese Anfrage kam nicht aus dem Shop und wurde abgelehnt.',
  NotFound: 'Das wurde nicht gefunden.',
  RequestTimeout:
    'Die Übertragung hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  BodyTooLarge: 'Die Daten sind zu groß.',
  UnsupportedMediaType: 'Dieses Datenformat wird nicht angenommen.',
  TooManyRequests:
    'Zu viele Anfragen. Bitte warten Sie {retryAfterSeconds, plural, one {eine Sekunde} other {# Sekunden}}.',
  Internal: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  Unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken erneut.',
  ProductsNotAvailable: 'Dieses Produkt ist nicht verfügbar.',
  InsufficientStock:
    '{available, plural, =0 {Davon ist zurzeit nichts verfügbar.} one {Nur noch eine Einheit verfügbar.} other {Nur noch # Einheiten verfügbar.}}',
  InvalidQuantity: 'Bestellbar sind {min} bis {max} in Schritten von {increment}.',
  CartFull: 'Ihr Warenkorb enthält bereits die höchste Zahl an Produkten.',
  CartEmpty: 'Ihr Warenkorb ist leer.',
  PrescriptionNotFound: 'Ihre Rezeptdatei ist nicht angekommen. Bitte laden Sie sie erneut hoch.',
  PrescriptionFileRefused: 'Diese Datei kann nicht als Rezept angenommen werden.',
  UploadVolumeExceeded:
    'Sie haben heute schon sehr viele Dateien hochgeladen. Bitte versuchen Sie es morgen noch einmal oder rufen Sie uns an.',
  ConsentTextChanged:
    'Der Text der Einwilligung hat sich geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.',
  ConsentRequired: 'Eine Einwilligung fehlt.',
  DeliveryNotAllowed: '{reasonDe}',
  TotalChanged: 'Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie ihn.',
  ProductLimitReached: 'Von einem Produkt in Ihrem Warenkorb ist das mehr, als wir für eine Person zurücklegen können.',
  TooManyOpenOrders:
    'Sie haben schon {most, plural, one {eine offene Bestellung} other {# offene Bestellungen}}. Mehr können wir für eine Person nicht gleichzeitig annehmen.',
  FirstOrderLimitReached:
    'Bis zu Ihrer ersten bezahlten Bestellung können wir nur Ware bis zu einem bestimmten Betrag zurücklegen.',
  InvalidState: 'Dieser Schritt ist nicht mehr möglich.',
  OrderChanged: 'Die Bestellung hat sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
  InvoiceNotReady: 'Für diese Bestellung gibt es noch keine Rechnung.',
  InvalidCode: 'Dieser Code stimmt nicht. Bitte prüfen Sie die Ziffern oder fordern Sie einen neuen Code an.',
  CodeExpired: 'Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen an.',
  LinkNotValid: 'Dieser Link gilt nicht mehr.',
  TooManyAttempts: 'Zu viele Versuche. Bitte fordern Sie einen neuen Code an.',
  Underage: 'Die Registrierung ist ab 18 Jahren möglich.',
  PhoneNumberInvalid: 'Diese Telefonnummer ist nicht gültig. Bitte geben Sie sie ohne Ländervorwahl ein.',
  UniqueConstraintViolation: 'Dieser Wert ist bereits registriert.',
  TooManyAddresses: 'Mehr Adressen können nicht gespeichert werden. Löschen Sie zuerst eine.',
  ExportRunning: 'Ihre Daten werden gerade schon heruntergeladen. Bitte warten Sie, bis dieser Download fertig ist.',
  ExportsBusy: 'Gerade laden mehrere Personen ihre Daten herunter. Bitte versuchen Sie es in einer Minute noch einmal.',
  InvalidConfirmation: 'Die Angabe stimmt nicht überein.',
  Unreachable: 'Keine Verbindung zum Shop. Bitte prüfen Sie Ihre Internetverbindung.',
} satisfies Record<Exclude<ErrorId, Elsewhere> | 'Unreachable', string>;
