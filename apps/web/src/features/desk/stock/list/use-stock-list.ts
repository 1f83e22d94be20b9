import { germanTime } from '@shop/contract/desk/german-time';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useNow } from '#domain/desk/deadline/use-now.ts';
import { useStock } from '#domain/desk/stock/stock-queries.ts';
import { isMeant, isUnder, readStockPlace, type StockPlace, stockFilters, writeStockPlace } from './stock-place.ts';

/** The products that the address asks for, how many there are under each filter, and which one is chosen. */
export function useStockList() {
  const [address, setAddress] = useSearchParams();
  const place = readStockPlace(address);
  const { show } = place;
  const [at, setAt] = useState(place.at);
  // The address follows a moment later: a field that waited for it would lose letters.
  const [words, setWords] = useState(place.words);
  const stock = useStock();
  const today = germanTime(useNow()).day;
  const all = stock.data?.products;

  const counts = useMemo(
    () => stockFilters.map((filter) => all?.filter((product) => isUnder(filter, product, today)).length ?? 0),
    [all, today],
  );
  const products = useMemo(
    () => all?.filter((product) => isUnder(show, product, today) && isMeant(product, words)),
    [all, show, words, today],
  );

  function go(change: Partial<StockPlace>): void {
    if (change.words !== undefined) setWords(change.words);
    setAddress(writeStockPlace({ show, words, at, ...change }), { replace: true, preventScrollReset: true });
  }

  return { stock, all, products, counts, show, words, at, select: setAt, go };
}

export type StockList = ReturnType<typeof useStockList>;
