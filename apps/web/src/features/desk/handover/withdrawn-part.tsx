import type { HandOverShown } from '@shop/contract/desk/handover';
import { generatePath, Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { routes } from '#lib/routes.ts';
import styles from './handover.module.css';

/** What patients have withdrawn from since it was packed: it must not leave by mistake. */
export function WithdrawnPart({ withdrawn }: Pick<HandOverShown, 'withdrawn'>) {
  const t = useTranslations('deskHandover.withdrawn');
  if (withdrawn.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="withdrawn">
      <h2 id="withdrawn">{t('title')}</h2>
      <p className={styles.muted}>{t('about')}</p>
      <ul className={styles.list}>
        {withdrawn.map(({ orderId, name, code }) => (
          <li key={orderId}>
            <p className={styles.who}>
              <b>{name}</b> <Link to={generatePath(routes.DeskOrder, { code })}>{code}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
