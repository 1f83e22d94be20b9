import type { healthDataConsent } from '@shop/contract/health-consent';

/**
 * The version of `prescription.consent.healthData` that is shown (reading 14). A version raised in the contract does not
 * compile here before somebody has looked at the sentence.
 */
export const shownHealthDataConsent: typeof healthDataConsent = { kind: 'health-data', textVersion: '2026-11-2' };
