import styles from './order-code.module.css';

/** Characters per group. */
const groupLength = 4;

interface OrderCodeProps {
  code: string;
}

/** The order's number, in groups that can be read out over the telephone; copied, it is the plain number. */
export function OrderCode({ code }: OrderCodeProps) {
  const groups = code.includes('-') ? [code] : (code.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? []);
  return (
    <span className={styles.code} translate="no">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of a code never change their order.
        <span key={index}>{group}</span>
      ))}
    </span>
  );
}
