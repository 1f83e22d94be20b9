import { useTranslations } from 'use-intl';
import { useDeskKeys } from '#domain/desk/keys/use-desk-keys.ts';

interface StockKeys {
  onMove: (steps: number) => void;
  onOpen: () => void;
  onSearch: () => void;
  /** Left out for who may not book goods in. */
  onGoodsIn: (() => void) | undefined;
}

export function useStockKeys({ onMove, onOpen, onSearch, onGoodsIn }: StockKeys): void {
  const t = useTranslations('deskStock.keys');
  useDeskKeys([
    { key: 'j', label: t('down'), act: () => onMove(1), isHarmless: true },
    { key: 'k', label: t('up'), act: () => onMove(-1), isHarmless: true },
    { key: 'ArrowDown', label: t('down'), act: () => onMove(1), isSecondary: true },
    { key: 'ArrowUp', label: t('up'), act: () => onMove(-1), isSecondary: true },
    { key: 'Enter', label: t('open'), act: onOpen },
    { key: '/', label: t('search'), act: onSearch },
    ...(onGoodsIn ? [{ key: 'w', label: t('goodsIn'), act: onGoodsIn }] : []),
  ]);
}
