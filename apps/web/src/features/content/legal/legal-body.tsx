import { pharmacyName } from '@shop/contract/shop-config';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { Stack } from '#ui/stack.tsx';
import { Callout } from '../callout.tsx';
import { LoadingText } from '../loading-text.tsx';
import { languageOf, type TextLanguage } from '../text-language.ts';
import { useLateAnchor } from '../use-late-anchor.ts';
import { BuiltInText } from './built-in-text.tsx';
import { formatVersion } from './format-version.ts';
import styles from './legal-body.module.css';
import { LegalView } from './legal-view.tsx';
import { type LegalName, type LegalText, useLegalText } from './use-legal-text.ts';

/** Each legal page's file, address and sentences. */
const files = {
  imprint: { file: 'impressum', route: 'Imprint' },
  privacy: { file: 'datenschutz', route: 'Privacy' },
  terms: { file: 'agb', route: 'Terms' },
  accessibility: { file: 'barrierefreiheit', route: 'Accessibility' },
  withdrawal: { file: 'widerruf', route: 'Withdrawal' },
} as const satisfies Record<string, { file: LegalName; route: string }>;

export interface LegalBodyProps {
  name: keyof typeof files;
  /** Asked for instead of the interface's language. */
  language?: TextLanguage | null;
  /** What stands above the text that was found. */
  note?: (text: LegalText) => ReactNode;
}

/** A legal text of the content service, or the built-in one where there is none (CT-05). */
export function LegalBody({ name, language, note }: LegalBodyProps) {
  const title = useTranslations('pages.titles')(name);
  const t = useTranslations('content');
  const locale = useLocale();
  const { file, route } = files[name];
  const { data: text, isError, isFetching, refetch } = useLegalText(file, language ?? languageOf(locale));
  const builtIn = useBuiltInText(name);
  useLateAnchor(Boolean(text));

  return (
    <>
      {text && <LegalView text={text} page={linkTo(route)} title={title} note={note?.(text)} />}
      {text === undefined && !isError && <LoadingText text={t('loading')} />}
      {!text && isError && (
        <Stack gap={1} align="start" className={styles.fallback}>
          <Callout icon={<TriangleAlert />}>{t('legal.unreachable')}</Callout>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </Stack>
      )}
      {!text && (isError || text === null) && <BuiltInText text={builtIn} />}
    </>
  );
}

/** 'Stand: November 2026', once the text is there and says so. */
export function useLegalVersion(name: keyof typeof files, language?: TextLanguage | null): string | null {
  const t = useTranslations('content.legal');
  const locale = useLocale();
  const { data: text } = useLegalText(files[name].file, language ?? languageOf(locale));
  return text?.version ? t('version', { version: formatVersion(text.version, languageOf(locale)) }) : null;
}

function useBuiltInText(name: keyof typeof files): string {
  const t = useTranslations('legal');
  const config = useShopConfig();
  const { owner, street, postalCode, city } = config.pharmacy;
  return t(name, {
    name: pharmacyName(config),
    phone: config.phone,
    email: config.email,
    owner,
    street,
    postalCode,
    city,
  });
}
