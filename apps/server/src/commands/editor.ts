import { editorCommand } from '../modules/editor/editor-command.ts';
import { runCommand } from './run-command.ts';

await runCommand('editor', editorCommand);
