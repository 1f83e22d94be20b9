import type { ErrorId } from '@shop/contract/errors';

/** One sentence for every error id that only the editor meets; patients do not load them. */
export const editorErrors = {
  LoginFailed: 'Benutzername oder Passwort stimmt nicht. Bitte prüfen Sie beides.',
  EditConflict: 'Jemand anderes hat diesen Text inzwischen gespeichert. Bitte laden Sie ihn neu.',
  AddressTaken: 'Unter dieser Adresse gibt es schon einen Beitrag. Bitte wählen Sie eine andere.',
  TextTooComplex:
    '{problem, select, length {Der Text ist zu lang. Er darf höchstens 200.000 Zeichen haben, die in Zeile {line} erreicht sind. Bitte verteilen Sie ihn auf mehrere Texte.} marks {Der Text hat ab Zeile {line} mehr Sternchen, Klammern und Anführungszeichen, als wir darstellen können. Bitte nehmen Sie dort einige heraus.} other {Der Text ist in Zeile {line} zu tief verschachtelt. Bitte rücken Sie Listen und Zitate dort weniger tief ein.}}',
  ImageRefused: 'Dieses Bild können wir nicht annehmen. Bitte wählen Sie ein anderes.',
} satisfies { readonly [Id in ErrorId]?: string };
