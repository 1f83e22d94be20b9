import type { editorErrors as german } from '../../de/screens/editor-errors.ts';
import type { Translated } from '../../translated.ts';

export const editorErrors: Translated<typeof german> = {
  LoginFailed: 'The user name or the password is wrong. Please check both.',
  EditConflict: 'Somebody else has saved this text in the meantime. Please load it again.',
  AddressTaken: 'There is already an article at this address. Please choose another one.',
  TextTooComplex:
    '{problem, select, length {The text is too long. It can have up to 200,000 characters, which it reaches in line {line}. Please spread it over several texts.} marks {From line {line} on, the text has more asterisks, brackets and quotation marks than we can show. Please remove some of them.} other {The text is nested too deeply in line {line}. Please indent lists and quotes less there.}}',
  ImageRefused: 'We cannot accept this image. Please choose another one.',
};
