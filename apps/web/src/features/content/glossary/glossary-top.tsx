import List from 'lucide-react/icons/list';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import styles from './glossary-top.module.css';

interface GlossaryTopProps {
  heading: ReactNode;
  /** Missing until there are contents. */
  onOpenContents?: () => void;
}

/** The page's heading and beside it, where the contents themselves have no room, the button that opens them. */
export function GlossaryTop({ heading, onOpenContents }: GlossaryTopProps) {
  const t = useTranslations('content.glossary');
  return (
    <Row gap={1} align="center" spread="apart" isOneLine className={joinClasses('wrap', styles.top)}>
      {heading}
      {onOpenContents && (
        <Button
          icon={<List />}
          className={joinClasses('screen-only', styles.open)}
          aria-haspopup="dialog"
          onClick={onOpenContents}
        >
          {t('contents')}
        </Button>
      )}
    </Row>
  );
}
