import { deriveKeys } from '../keys.ts';
import { Secret } from '../secret.ts';

export const testSecret = new Secret('the secret of the test shop, 32+ characters');

export const testKeys = deriveKeys(testSecret);
