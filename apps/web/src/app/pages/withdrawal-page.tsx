import Info from 'lucide-react/icons/info';
import { Link, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Callout } from '#features/content/callout.tsx';
import { LegalBody, useLegalVersion } from '#features/content/legal/legal-body.tsx';
import { useHeadingOfStep, useWithdrawal } from '#features/withdrawal/use-withdrawal.ts';
import { Withdrawal } from '#features/withdrawal/withdrawal.tsx';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { PageHead } from '#ui/page-head.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { usePageDescription } from '../use-page-description.ts';
import { usePageTitle } from '../use-page-title.ts';
import styles from './withdrawal-page.module.css';

const informationAnchor = 'widerrufsbelehrung';

/** The withdrawal from a contract (§ 356a BGB), and the pharmacy's information on it below. */
export default function WithdrawalPage() {
  const t = useTranslations('withdrawal');
  const { state } = useLocation();
  const { declaration, step, receivedAt, ...on } = useWithdrawal();
  const heading = useHeadingOfStep(step);
  const title = { entries: t('title'), review: t('review.title'), receipt: t('receipt.title') }[step];
  usePageTitle(title);
  usePageDescription(useTranslations('legal.descriptions')('withdrawal'));

  return (
    <div className={joinClasses('wrap', styles.page)} data-step={step}>
      <PageHead
        title={title}
        lead={step !== 'receipt' && t(step === 'review' ? 'review.lead' : 'lead')}
        headingRef={heading}
      />
      <Columns until={900} gap={2} className={styles.columns}>
        <Withdrawal step={step} declaration={declaration} receivedAt={receivedAt} {...on} />
        <Stack as="aside" gap={1} className={styles.aside}>
          <Callout icon={<Info aria-hidden="true" />}>{t('note')}</Callout>
          <p>
            <Link to={`${linkTo('Withdrawal')}#${informationAnchor}`} state={state}>
              {t('toInformation')}
            </Link>
          </p>
        </Stack>
      </Columns>
      <section className={styles.information} aria-labelledby={informationAnchor}>
        <div className={styles.informationHead}>
          <h2 id={informationAnchor}>{t('information')}</h2>
          <Text>{useLegalVersion('withdrawal')}</Text>
        </div>
        <LegalBody name="withdrawal" />
      </section>
    </div>
  );
}
