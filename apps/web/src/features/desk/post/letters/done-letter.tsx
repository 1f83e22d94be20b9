import type { StrayLetter } from '@shop/contract/desk/post';
import { Link } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '#lib/format.ts';
import { Text } from '#ui/text.tsx';

interface DoneLetterProps {
  letter: StrayLetter;
  end: NonNullable<StrayLetter['end']>;
  addressOf: (code: string) => string;
}

/** A letter that was assigned or sent back: when and by whom. */
export function DoneLetter({ letter, end, addressOf }: DoneLetterProps) {
  const t = useTranslations('deskPost.letters');
  const locale = useLocale();
  const { what, orderCode } = end;
  const values = { day: formatDate(end.at, locale), name: end.by };
  const assigned = orderCode ? t('endAssigned', { ...values, code: orderCode }) : t('endAssignedGone', values);
  const told = what === 'assigned' ? assigned : t('endSentBack', values);
  return (
    <li>
      <b>{letter.sender}</b>
      <Text size="small">{t('from', { day: formatDate(letter.day, locale), name: letter.notedBy })}</Text>
      <Text size="small">{orderCode ? <Link to={addressOf(orderCode)}>{told}</Link> : told}</Text>
    </li>
  );
}
