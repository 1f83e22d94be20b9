import CircleAlert from 'lucide-react/icons/circle-alert';
import Heading from 'lucide-react/icons/heading';
import ImageOff from 'lucide-react/icons/image-off';
import Languages from 'lucide-react/icons/languages';
import Scale from 'lucide-react/icons/scale';
import Unlink from 'lucide-react/icons/unlink';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { toneStyle } from '#ui/part.ts';
import { Row } from '#ui/row.tsx';
import { Subheading } from '#ui/subheading.tsx';
import { Text } from '#ui/text.tsx';
import type { Hint, HintKind } from './hint.ts';
import styles from './hint-list.module.css';
import { useHintText } from './use-hint-text.ts';

const icons: Partial<Record<HintKind, typeof Unlink>> = {
  linkBroken: Unlink,
  anchorMissing: Unlink,
  altMissing: ImageOff,
  coverAltMissing: ImageOff,
  headingTop: Heading,
  headingSkipped: Heading,
  headingEmpty: Heading,
  twinMissing: Languages,
  riskyWord: Scale,
};

/** More than anybody goes through at once. */
const mostShown = 100;

interface HintListProps {
  hints: readonly Hint[];
  /** Lines of the head, which stands in the fields and is not counted with the text. */
  linesAbove: number;
  onGoToLine: (line: number) => void;
}

/** What is worth a look, each leading to its line. It never keeps anybody from saving. */
export function HintList({ hints, linesAbove, onGoToLine }: HintListProps) {
  const t = useTranslations('editor.hints');
  const hintText = useHintText();
  const id = useId();

  return (
    <section className={styles.hints} aria-labelledby={id}>
      <Row gap={[0.25, 1]} align="center" spread="apart">
        <Subheading as="h2" isBold isSmall id={id}>
          {t('title')}
        </Subheading>
        <span className={styles.count} style={toneStyle(hints.length > 0 ? 'warn' : 'ok')}>
          {t('open', { count: hints.length })}
        </span>
      </Row>
      {hints.length === 0 && (
        <Text size="small" className={styles.note}>
          {t('none')}
        </Text>
      )}
      <ul>
        {hints.slice(0, mostShown).map((hint) => {
          const Icon = icons[hint.kind] ?? CircleAlert;
          const { title, text } = hintText(hint);
          return (
            <Columns
              as="li"
              key={`${hint.kind} ${hint.from} ${hint.to}`}
              until="narrow"
              columns="auto minmax(0, 1fr) auto"
              gap={0.6}
              align="start"
            >
              <Icon aria-hidden="true" />
              <div>
                <b>{title}</b>
                <Text>{text}</Text>
              </div>
              <Button variant="ghost" onClick={() => onGoToLine(hint.line)}>
                {hint.line > linesAbove ? t('line', { line: String(hint.line - linesAbove) }) : t('head')}
                <span className="visually-hidden">: {title}</span>
              </Button>
            </Columns>
          );
        })}
      </ul>
      {hints.length > mostShown && (
        <Text size="small" className={styles.note}>
          {t('more', { count: hints.length - mostShown })}
        </Text>
      )}
    </section>
  );
}
