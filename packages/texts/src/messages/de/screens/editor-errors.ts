import type { ErrorId } from '@shop/contract/errors';

/** One sentence for every error id that only the editor meets; patients do not load them. */
export const editorErrors = {
  LoginFailed: 'Benutzername oder Passwort ist falsch.',
  EditConflict: 'Jemand anderes hat diesen Text inzwischen gespeichert.',
  AddressTaken: 'Unter dieser Adresse gibt es schon einen Beitrag.',
  TextTooComplex:
    '{problem, select, length {Der Text ist zu lang: Möglich sind 200.000 Zeichen, das ist Zeile {line}. Bitte verteilen Sie ihn auf mehrere Texte.} marks {Der Text hat ab Zeile {line} mehr Sternchen, Klammern und andere Zeichen mit Bedeutung, als wir darstellen können. Bitte nehmen Sie dort welche heraus.} other {Der Text ist in Zeile {line} zu tief verschachtelt. Bitte rücken Sie Listen und Zitate dort weniger tief ein.}}',
  ImageRefused: 'Dieses Bild kann nicht angenommen werden.',
} satisfies { readonly [Id in ErrorId]?: string };
