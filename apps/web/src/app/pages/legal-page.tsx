import { pharmacyName } from '@shop/contract/shop-config';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Callout } from '#features/content/callout.tsx';
import { BuiltInText } from '#features/content/legal/built-in-text.tsx';
import { formatVersion } from '#features/content/legal/format-version.ts';
import { LegalView } from '#features/content/legal/legal-view.tsx';
import { type LegalName, type LegalText, useLegalText } from '#features/content/legal/use-legal-text.ts';
import { LoadingText } from '#features/content/loading-text.tsx';
import { languageOf, type TextLanguage } from '#features/content/text-language.ts';
import { useLateAnchor } from '#features/content/use-late-anchor.ts';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './text-page.module.css';

/** Each legal page's file, address and sentences. */
const files = {
  imprint: { file: 'impressum', route: 'Imprint' },
  privacy: { file: 'datenschutz', route: 'Privacy' },
  terms: { file: 'agb', route: 'Terms' },
  accessibility: { file: 'barrierefreiheit', route: 'Accessibility' },
  withdrawal: { file: 'widerruf', route: 'Withdrawal' },
} as const satisfies Record<string, { file: LegalName; route: string }>;

interface LegalPageProps {
  name: keyof typeof files;
  /** Asked for instead of the interface's language. */
  language?: TextLanguage | null;
  /** What stands above the text that was found. */
  note?: (text: LegalText) => ReactNode;
}

/** A legal text of the content service, or the built-in one where there is none (CT-05). */
export function LegalPage(props: LegalPageProps) {
  const { name, language } = props;
  const title = useTranslations('pages.titles')(name);
  usePageTitle(title);
  usePageDescription(useTranslations('legal.descriptions')(name));

  return (
    <div className="wrap">
      <PageHead title={title} lead={useLegalVersion(name, language)} />
      <LegalBody {...props} />
    </div>
  );
}

/** The text alone, for a page that has more to show than it. */
export function LegalBody({ name, language, note }: LegalPageProps) {
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
        <div className={styles.fallback}>
          <Callout icon={<TriangleAlert />}>{t('legal.unreachable')}</Callout>
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
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
