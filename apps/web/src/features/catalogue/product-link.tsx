import { Link } from 'react-router';
import { linkTo } from '#lib/routes.ts';
import styles from './product-link.module.css';

/** The name of a product on its card. Wherever the card is pressed, it leads to the product: the card is `relative`. */
export function ProductLink({ slug, children }: { slug: string; children: string }) {
  return (
    <Link to={linkTo('Product', { slug })} className={styles.link}>
      {children}
    </Link>
  );
}
