import type { ShippingType } from '@shop/contract/checkout';
import type { PrescriptionFormat } from '@shop/contract/prescription';
import Info from 'lucide-react/icons/info';
import { useTranslations } from 'use-intl';
import { IconLine } from '#ui/icon-line.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';

type Note = 'prescription' | 'request' | 'delivery';

interface OrderNotesProps {
  notes: readonly Note[];
  /** How it comes and on what kind of prescription, as far as that is chosen. */
  way?: ShippingType | null | undefined;
  format?: PrescriptionFormat | null | undefined;
  className?: string | undefined;
}

/** What is good to know before an order, below what is ordered. */
export function OrderNotes({ notes, way, format, className }: OrderNotesProps) {
  const t = useTranslations('cart.info');
  const paper = (format ?? 'physical') === 'physical' ? 'paper' : 'other';
  const wordsOf = (note: Note) => t(note === 'delivery' ? `delivery.${way ?? 'standard'}.${paper}` : note);

  return (
    <Stack as="ul" gap={0.5} className={className}>
      {notes.map((note) => (
        <IconLine as="li" key={note} gap={0.6} isSmall tone="primary" icon={<Info aria-hidden="true" />}>
          <Text as="span">{wordsOf(note)}</Text>
        </IconLine>
      ))}
    </Stack>
  );
}
