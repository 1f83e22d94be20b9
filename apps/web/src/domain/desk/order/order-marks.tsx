import type { MarkLook, Marks } from '@shop/contract/desk/marks';
import Euro from 'lucide-react/icons/euro';
import FileCheck from 'lucide-react/icons/file-check';
import Mail from 'lucide-react/icons/mail';
import type { ComponentType, SVGProps } from 'react';
import { useTranslations } from 'use-intl';
import styles from './order-marks.module.css';

const icons: Record<keyof Marks, ComponentType<SVGProps<SVGSVGElement>>> = {
  prescription: FileCheck,
  original: Mail,
  payment: Euro,
};
const facts = Object.keys(icons) as (keyof Marks)[];

/** Prescription, original and money, always in this order: a column is read downwards in a second. */
export function OrderMarks({ marks }: { marks: Marks }) {
  const t = useTranslations('deskTools.marks');
  return (
    <span className={styles.marks}>
      {facts.map((fact) => {
        const Icon = icons[fact];
        const look: MarkLook = marks[fact];
        const name = t(`${fact}.${look}`);
        return (
          <span key={fact} role="img" aria-label={name} title={name} className={styles[look]}>
            <Icon aria-hidden="true" />
          </span>
        );
      })}
    </span>
  );
}
