import { useTranslations } from 'use-intl';
import { Skeleton } from '#ui/skeleton.tsx';
import styles from './queue-table.module.css';
import { Table } from './queue-table.tsx';

const rows = Array.from({ length: 10 }, (_, index) => index);
const cells = ['patient', 'amount', 'facts', 'way', 'deadline', 'who', 'next'] as const;

/** The list before it is there, in the places it will have. */
export function QueueSkeleton() {
  const t = useTranslations('deskQueue');
  return (
    <>
      <p role="status" className="visually-hidden">
        {t('loading')}
      </p>
      <div aria-hidden="true">
        <Table>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <td className={styles.mark} />
                <td className={styles.code}>
                  <Skeleton height={1.6} />
                </td>
                {cells.map((cell) => (
                  <td key={cell} className={styles[cell]}>
                    <Skeleton height={1.6} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}
