import type { editorErrors as german } from '../../de/screens/editor-errors.ts';
import type { Translated } from '../../translated.ts';

export const editorErrors: Translated<typeof german> = {
  LoginFailed: 'User name or password is wrong.',
  EditConflict: 'Somebody else has saved this text in the meantime.',
  AddressTaken: 'There is a post at this address already.',
  TextTooComplex:
    '{problem, select, length {The text is too long: 200,000 characters are possible, which end in line {line}. Please spread it over several texts.} marks {From line {line} on, the text has more asterisks, brackets and other signs with a meaning than we can show. Please remove some there.} other {The text is nested too deeply in line {line}. Please indent lists and quotes there less.}}',
  ImageRefused: 'This image cannot be accepted.',
};
