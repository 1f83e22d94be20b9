import { editorCommand } from '../modules/editor/editor-command.ts';
import { runOnDatabase } from './run-command.ts';

await runOnDatabase('editor', editorCommand);
