import { patientCommand } from '../modules/identity/patient-command.ts';
import { runOnDatabase } from './run-command.ts';

await runOnDatabase('patient', patientCommand);
