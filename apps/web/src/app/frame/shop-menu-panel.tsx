import ArrowRight from 'lucide-react/icons/arrow-right';
import Bookmark from 'lucide-react/icons/bookmark';
import Droplets from 'lucide-react/icons/droplets';
import Flower2 from 'lucide-react/icons/flower-2';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Steps } from '#ui/steps.tsx';
import styles from './shop-menu-panel.module.css';

const orderSteps = ['reserve', 'prescription', 'payment', 'delivery'] as const;

interface ShopMenuPanelProps {
  id: string;
  onClose: () => void;
}

/** The way through the shop: both kinds of products, and the steps of an order. */
export function ShopMenuPanel({ id, onClose }: ShopMenuPanelProps) {
  const t = useTranslations('frame');
  return (
    <>
      {/* biome-ignore lint/a11y: the shade repeats for the mouse what Escape does for the keyboard. */}
      <div className={styles.shade} onClick={onClose} />
      <section id={id} className={styles.panel} aria-label={t('shopMenu.title')}>
        <Columns
          columns="minmax(0, 1fr) minmax(0, 1.65fr)"
          gap={[2, 3]}
          className={joinClasses('wrap', styles.columns)}
        >
          <div className={styles.categories}>
            <CategoryLink to={linkTo('Shop', undefined, { type: 'bud' })} icon={<Flower2 />}>
              <b>{t('shopMenu.flowers')}</b>
              <span>{t('shopMenu.flowersNote')}</span>
            </CategoryLink>
            <CategoryLink to={linkTo('Shop', undefined, { type: 'extract' })} icon={<Droplets />}>
              <b>{t('shopMenu.extracts')}</b>
              <span>{t('shopMenu.extractsNote')}</span>
            </CategoryLink>
            <CategoryLink to={linkTo('Shortlist')} icon={<Bookmark />}>
              <b>{t('shopMenu.shortlist')}</b>
              <span>{t('shopMenu.shortlistNote')}</span>
            </CategoryLink>
          </div>
          <div className={styles.path}>
            <h2>{t('shopMenu.howToOrder')}</h2>
            <Steps
              className={styles.steps}
              steps={orderSteps.map((step) => ({
                name: t(`shopMenu.steps.${step}`),
                text: t(`shopMenu.steps.${step}Note`),
              }))}
            />
            <Link to={linkTo('Faq')}>{t('shopMenu.questions')}</Link>
          </div>
        </Columns>
      </section>
    </>
  );
}

function CategoryLink({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={styles.category}>
      <span className={styles.plate}>{icon}</span>
      <span className={styles.words}>{children}</span>
      <ArrowRight className={styles.arrow} />
    </Link>
  );
}
