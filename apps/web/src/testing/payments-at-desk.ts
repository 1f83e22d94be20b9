import type { OpenEntry, PaymentCandidate } from '@shop/contract/desk/payments';
import type { CallOutput } from '#lib/api.ts';
import { anna, openAtDesk } from '#testing/at-desk.ts';
import type { FakeAnswers } from '#testing/fake-server.ts';

export type Payments = CallOutput<'listPayments'>;

export function aCandidate(differences: Partial<PaymentCandidate> = {}): PaymentCandidate {
  return {
    orderId: '99999999-9999-4999-8999-000000000001',
    code: 'R9JV-C2XG',
    patientName: 'Tobias Hartung',
    openCent: 8_980,
    refundDueCent: 0,
    isEnded: false,
    evidence: { code: 'same', amount: 'less', name: true, iban: false },
    ...differences,
  };
}

export function anEntry(differences: Partial<OpenEntry> = {}): OpenEntry {
  return {
    id: '88888888-8888-4888-8888-000000000001',
    bookedOn: '2026-11-16',
    direction: 'in',
    amountCent: 8_580,
    name: 'Hartung, T.',
    ibanEnd: '4410',
    purpose: 'Rezept R9JV C2XG danke',
    isReversal: false,
    result: 'near',
    reason: 'tooLittle',
    candidates: [aCandidate()],
    ...differences,
  };
}

export function payments(differences: Partial<Payments> = {}): Payments {
  const entries = differences.entries ?? [anEntry()];
  return { lastStatement: null, waiting: entries.length, entries, refunds: [], toleranceCent: 0, ...differences };
}

export function openPayments(state: { payments: Payments }, answers: FakeAnswers = {}, locale: 'de' | 'en' = 'de') {
  return openAtDesk('/desk/payments', {
    locale,
    answers: {
      readDeskMe: () => ({ ...anna, rights: ['matchPayment', 'refund'] }),
      listPayments: () => state.payments,
      ...answers,
    },
  });
}
