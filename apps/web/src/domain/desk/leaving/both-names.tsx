import type { RecipientState } from '@shop/contract/desk/recipients';
import { useTranslations } from 'use-intl';

interface BothNamesProps {
  order: { name: string; patient: string; recipient: RecipientState | null };
}

/** That an order goes to another name than the patient's, and what the patient says about it; nothing where the names are one. */
export function BothNames({ order: { name, patient, recipient } }: BothNamesProps) {
  const t = useTranslations('deskHandover.names');
  return recipient && <small>{t(recipient, { name, patient })}</small>;
}
