import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { IconLink } from '#ui/icon-button.tsx';

const highestShown = 9;

interface CartButtonProps {
  /** Cart lines with a quantity above 0. */
  lineCount?: number;
}

/** The cart's place in the header. */
export function CartButton({ lineCount = 0 }: CartButtonProps) {
  const t = useTranslations('frame.cart');
  return (
    <IconLink
      to={linkTo('Cart')}
      label={t('label', { count: lineCount })}
      icon={<ShoppingBag />}
      badge={badgeFor(lineCount)}
    />
  );
}

function badgeFor(lineCount: number): string | undefined {
  if (lineCount === 0) return undefined;
  return lineCount > highestShown ? `${highestShown}+` : String(lineCount);
}
