import Droplets from 'lucide-react/icons/droplets';
import Flower2 from 'lucide-react/icons/flower-2';
import Info from 'lucide-react/icons/info';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { joinClasses } from '#ui/join-classes.ts';
import { usePageTitle } from '../use-page-title.ts';
import { HeroStill } from './hero-still.tsx';
import styles from './home-page.module.css';

export default function HomePage() {
  const t = useTranslations('pages.home');
  usePageTitle(useTranslations('pages.titles')('home'));

  return (
    <section className={styles.hero}>
      <HeroStill className={styles.art} />
      <div className={joinClasses('wrap', styles.content)}>
        <h1>{t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <nav className={styles.categories} aria-label={t('categories')}>
          <Link className={joinClasses(styles.category, styles.first)} to={linkTo('Shop', undefined, { type: 'bud' })}>
            <Flower2 aria-hidden="true" />
            <span className={styles.name}>{t('buds')}</span>
            <span className={styles.hint}>{t('budsHint')}</span>
          </Link>
          <Link className={styles.category} to={linkTo('Shop', undefined, { type: 'extract' })}>
            <Droplets aria-hidden="true" />
            <span className={styles.name}>{t('extracts')}</span>
            <span className={styles.hint}>{t('extractsHint')}</span>
          </Link>
        </nav>
        <p className={styles.note}>
          <Info aria-hidden="true" />
          {t('law')}
        </p>
      </div>
    </section>
  );
}
