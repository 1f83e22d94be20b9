import type { ProductType } from '@shop/contract/catalogue';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';

/** Back to where the person came from, filters and position included; home for who came straight here (PD-02). */
export function BackButton({ productType, className }: { productType: ProductType; className?: string | undefined }) {
  const t = useTranslations('product.back');
  const navigate = useNavigate();

  return (
    <Button
      variant="ghost"
      className={className}
      onClick={() => void (hasEarlierPage() ? navigate(-1) : navigate(linkTo('Home')))}
    >
      {t(productType)}
    </Button>
  );
}

/** The router numbers the entries of this tab: only the one that the shop was opened with is 0. */
function hasEarlierPage(): boolean {
  return window.history.state?.idx !== 0;
}
