import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';

const highestShown = 9;

interface CartButtonProps {
  /** Cart lines with a quantity above 0. */
  lineCount: number;
  isOpen: boolean;
  onOpen: () => void;
  className?: string | undefined;
}

/** Opens the cart panel and tells how many lines are in it (FR-05, FR-11). */
export function CartButton({ lineCount, isOpen, onOpen, className }: CartButtonProps) {
  const t = useTranslations('frame.cart');
  return (
    <IconButton
      className={className}
      label={t('label', { count: lineCount })}
      icon={<ShoppingBag />}
      badge={badgeFor(lineCount)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    />
  );
}

function badgeFor(lineCount: number): string | undefined {
  if (lineCount === 0) return undefined;
  return lineCount > highestShown ? `${highestShown}+` : String(lineCount);
}
