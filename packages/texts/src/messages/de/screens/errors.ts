import type { ErrorId } from '@shop/contract/errors';
import type { deskErrors } from './desk-errors.ts';
import type { editorErrors } from './editor-errors.ts';

/** What only staff and editors meet comes with their screens. */
type Elsewhere = keyof typeof deskErrors | keyof typeof editorErrors;

/** One sentence for every other error id of the contract, and one for a failure that never reached the server. */
export const errors = {
  InvalidInput: 'Eine Angabe fehlt oder passt nicht. Bitte prüfen Sie Ihre Eingaben.',
  MalformedRequest:
    'Wir konnten Ihre Eingabe nicht lesen. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.',
  Unauthorized: 'Bitte melden Sie sich an.',
  Forbidden: 'Das ist mit diesem Konto nicht möglich.',
  ForeignOrigin:
    'Diese Eingabe kam nicht aus dem Shop, deshalb haben wir sie abgelehnt. Bitte laden Sie die Seite neu.',
  NotFound: 'Diesen Eintrag gibt es nicht.',
  RequestTimeout:
    'Die Übertragung hat zu lange gedauert. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  BodyTooLarge:
    'Das ist mehr, als wir auf einmal annehmen können. Bitte kürzen Sie Ihre Eingabe oder wählen Sie eine kleinere Datei.',
  UnsupportedMediaType: 'Dieses Dateiformat können wir nicht annehmen. Bitte wählen Sie ein anderes.',
  TooManyRequests:
    'Das waren zu viele Versuche in kurzer Zeit. Bitte warten Sie {retryAfterSeconds, plural, one {eine Sekunde} other {# Sekunden}} und versuchen Sie es dann noch einmal.',
  Internal: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  Unavailable: 'Der Shop ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken erneut.',
  CatalogueClosed: 'Unser Sortiment zeigen wir nach der Anmeldung.',
  ProductsNotAvailable: 'Dieses Produkt ist zurzeit nicht lieferbar.',
  InsufficientStock:
    '{available, plural, =0 {Davon haben wir zurzeit nichts mehr.} one {Davon haben wir nur noch eine Einheit.} other {Davon haben wir nur noch # Einheiten.}}',
  InvalidQuantity: 'Sie können {min} bis {max} in Schritten von {increment} bestellen.',
  CartFull: 'Ihr Warenkorb ist voll. Bitte entfernen Sie zuerst ein Produkt.',
  CartEmpty: 'Ihr Warenkorb ist leer.',
  BackInStock: 'Wieder lieferbar.',
  WaitlistFull: 'Ihre Warteliste ist voll. Bitte entfernen Sie zuerst ein Produkt.',
  PrescriptionNotFound: 'Ihre Rezeptdatei ist nicht bei uns angekommen. Bitte laden Sie sie erneut hoch.',
  PrescriptionFileRefused: 'Wir können diese Datei nicht als Rezept annehmen. Bitte wählen Sie eine andere.',
  UploadVolumeExceeded:
    'Sie haben heute schon sehr viele Dateien hochgeladen. Bitte versuchen Sie es morgen wieder oder rufen Sie uns an.',
  ConsentTextChanged:
    'Der Text der Einwilligung hat sich geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.',
  ConsentRequired: 'Uns fehlt noch Ihre Einwilligung.',
  DeliveryNotAllowed: '{reasonDe}',
  TotalChanged: 'Der Gesamtbetrag hat sich geändert. Bitte prüfen Sie ihn.',
  ProductLimitReached: 'In Ihrem Warenkorb ist von einem Produkt mehr, als wir für eine Person reservieren können.',
  TooManyOpenOrders:
    'Sie haben schon {most, plural, one {eine offene Bestellung} other {# offene Bestellungen}}. Mehr können wir für eine Person nicht gleichzeitig annehmen.',
  FirstOrderLimitReached:
    'Bis zu Ihrer ersten bezahlten Bestellung können wir nur Ware bis zu einem bestimmten Betrag reservieren.',
  MessagesUnanswered:
    'Wir haben schon mehrere Nachrichten von Ihnen und antworten, sobald wir können. Wenn es eilt, rufen Sie uns bitte an.',
  AccountRestricted:
    'Die Verarbeitung Ihrer Daten ist eingeschränkt. Solange das so ist, können Sie nicht bestellen. Wenn Sie das ändern möchten, melden Sie sich bitte bei uns.',
  InvalidState: 'Dieser Schritt ist nicht mehr möglich. Bitte laden Sie die Seite neu.',
  OrderChanged: 'Die Bestellung hat sich inzwischen geändert. Bitte sehen Sie sie noch einmal an.',
  InvoiceNotReady: 'Für diese Bestellung gibt es noch keine Rechnung.',
  InvalidCode: 'Dieser Code stimmt nicht. Bitte prüfen Sie die Ziffern oder fordern Sie einen neuen Code an.',
  CodeExpired: 'Dieser Code ist abgelaufen. Bitte fordern Sie einen neuen an.',
  LinkNotValid: 'Dieser Link gilt nicht mehr.',
  TooManyAttempts: 'Das waren zu viele Versuche. Bitte fordern Sie einen neuen Code an.',
  Underage: 'Sie können sich ab 18 Jahren registrieren.',
  PhoneNumberInvalid: 'Diese Telefonnummer ist nicht gültig. Bitte geben Sie sie ohne Ländervorwahl ein.',
  UniqueConstraintViolation: 'Diese Angabe gehört schon zu einem anderen Konto.',
  TooManyAddresses: 'Mehr Adressen können wir nicht speichern. Bitte löschen Sie zuerst eine.',
  ExportRunning: 'Sie laden Ihre Daten gerade schon herunter. Bitte warten Sie, bis dieser Download fertig ist.',
  ExportsBusy: 'Gerade laden mehrere Personen ihre Daten herunter. Bitte versuchen Sie es in einer Minute noch einmal.',
  InvalidConfirmation: 'Ihre Eingabe stimmt nicht überein. Bitte prüfen Sie sie.',
  Unreachable: 'Sie haben gerade keine Verbindung zum Shop. Bitte prüfen Sie Ihre Internetverbindung.',
} satisfies Record<Exclude<ErrorId, Elsewhere> | 'Unreachable', string>;
