import Info from 'lucide-react/icons/info';
import { useTranslations } from 'use-intl';
import { IconLine } from '#ui/icon-line.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';

interface OrderNotesProps {
  notes: readonly ('quantities' | 'prescription' | 'request' | 'delivery')[];
  className?: string | undefined;
}

/** What is good to know before an order, below what is ordered. */
export function OrderNotes({ notes, className }: OrderNotesProps) {
  const t = useTranslations('cart.info');
  return (
    <Stack as="ul" gap={0.5} className={className}>
      {notes.map((note) => (
        <IconLine as="li" key={note} gap={0.6} isSmall tone="primary" icon={<Info aria-hidden="true" />}>
          <Text as="span">{t(note)}</Text>
        </IconLine>
      ))}
    </Stack>
  );
}
