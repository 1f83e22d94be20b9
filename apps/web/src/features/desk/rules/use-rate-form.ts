import type { RateFields, RateShown } from '@shop/contract/desk/rates';
import { mostShippingCents } from '@shop/contract/desk/rule-limits';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeskCall } from '#domain/desk/use-desk-call.ts';
import { useDraft } from '#domain/desk/writing/use-draft.ts';
import { useWriteOnce } from '#domain/desk/writing/use-write-once.ts';
import { useReadRulesAnew } from './rules-queries.ts';

/** A way of shipping as it stands in the form. */
export interface RateDraft {
  name: string;
  price: string;
  vatPercent: RateFields['vatPercent'];
  isOffered: boolean;
  address: string;
  hoursDe: string;
  hoursEn: string;
}

const newPlace: RateDraft = {
  ...{ name: '', price: '0,00', vatPercent: 19, isOffered: true, address: '', hoursDe: '', hoursEn: '' },
};

function draftOf({ name, priceCent, vatPercent, isOffered, address, hoursDe, hoursEn }: RateShown): RateDraft {
  const price = (priceCent / 100).toFixed(2).replace('.', ',');
  return { name, price, vatPercent, isOffered, address: address ?? '', hoursDe: hoursDe ?? '', hoursEn: hoursEn ?? '' };
}

/** 5,90 or 5.90 as cents, nothing too; null for what is no price. */
function readPrice(text: string): number | null {
  const [, euros, cents = ''] = /^(\d{1,3})(?:[.,](\d{1,2}))?(?:\s?€)?$/.exec(text.trim()) ?? [];
  if (euros === undefined) return null;
  const sum = Number(euros) * 100 + Number(cents.padEnd(2, '0'));
  return sum <= mostShippingCents ? sum : null;
}

type RateProblem = 'missing' | 'noPrice';

/** A way of shipping, or a new pickup place, that is being written. */
export function useRateForm(rate: RateShown | null, onDone?: () => void) {
  const t = useTranslations('deskRules');
  const deskCall = useDeskCall();
  const readAnew = useReadRulesAnew();
  const subjectId = rate ? `rate ${rate.id}` : 'new-pickup-place';
  const [draft, setDraft, drop] = useDraft(subjectId, 'rate', rate ? draftOf(rate) : newPlace);
  const [seenVersion, setSeenVersion] = useState(rate?.version ?? 1);
  const [isChecked, setChecked] = useState(false);
  const isPickup = rate === null || rate.type === 'selfPickUp';
  const priceCent = readPrice(draft.price);
  const problems: Partial<Record<'name' | 'address' | 'price', RateProblem>> = {
    ...(draft.name.trim() === '' && { name: 'missing' as const }),
    ...(isPickup && draft.address.trim() === '' && { address: 'missing' as const }),
    ...(priceCent === null && { price: 'noPrice' as const }),
  };

  const { write, isBusy, failure } = useWriteOnce<{ version: number; fields: RateFields }, { rates: RateShown[] }>({
    subjectId,
    send: ({ version, fields }, headers) =>
      rate
        ? deskCall('changeRate', { params: { id: rate.id }, headers, body: { version, fields } })
        : deskCall('addPickupPlace', { headers, body: { fields: { ...fields, address: fields.address ?? '' } } }),
    doneWords: ({ fields }) => t('rates.saved', { name: fields.name }),
    onDone: ({ rates }) => {
      const saved = rates.find(({ id }) => id === rate?.id);
      drop();
      if (saved) {
        setDraft(draftOf(saved));
        setSeenVersion(saved.version);
      }
      onDone?.();
    },
    readAnew,
  });

  function send(): void {
    setChecked(true);
    if (priceCent === null || Object.keys(problems).length > 0) return;
    const texts = {
      name: draft.name.trim(),
      hoursDe: draft.hoursDe.trim() || null,
      hoursEn: draft.hoursEn.trim() || null,
    };
    const { vatPercent, isOffered } = draft;
    const address = isPickup ? draft.address.trim() : null;
    write({ version: seenVersion, fields: { ...texts, priceCent, vatPercent, isOffered, address } });
  }

  return {
    ...{ draft, isPickup, isBusy, failure, send },
    put: (changes: Partial<RateDraft>) => setDraft({ ...draft, ...changes }),
    problems: isChecked ? problems : {},
    hasChanged: rate !== null && !isBusy && rate.version !== seenVersion,
    /** Goes on with what was typed, or takes what somebody else saved. */
    keep: () => rate && setSeenVersion(rate.version),
    takeTheirs: () => {
      if (!rate) return;
      drop();
      setDraft(draftOf(rate));
      setSeenVersion(rate.version);
    },
  };
}
