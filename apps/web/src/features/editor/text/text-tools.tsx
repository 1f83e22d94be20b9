import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import ImageUp from 'lucide-react/icons/image-up';
import Italic from 'lucide-react/icons/italic';
import Link from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Quote from 'lucide-react/icons/quote';
import Table from 'lucide-react/icons/table';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { cycleHeading, insertTable, type MakeEdit, prefixLines, toggleMark } from './markdown-edits.ts';
import styles from './text-tools.module.css';

interface TextToolsProps {
  text: string;
  /** Where the cursor is. */
  line: number;
  onEdit: (make: MakeEdit) => void;
  onLink: () => void;
  onImage: () => void;
}

/** Help with the marks of markdown, and how far the text has come. */
export function TextTools({ text, line, onEdit, onLink, onImage }: TextToolsProps) {
  const t = useTranslations('editor.text');
  const words = useMemo(() => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad'’-]*/gu)?.length ?? 0, [text]);
  const columns = [t('tableColumns.first'), t('tableColumns.second')] as const;

  return (
    <Row gap={0} align="center" role="group" aria-label={t('tools')} className={styles.tools}>
      <IconButton label={t('heading')} icon={<Heading />} onClick={() => onEdit(cycleHeading)} />
      <IconButton label={t('bold')} icon={<Bold />} onClick={() => onEdit(toggleMark('**'))} />
      <IconButton label={t('italic')} icon={<Italic />} onClick={() => onEdit(toggleMark('*'))} />
      <IconButton label={t('list')} icon={<List />} onClick={() => onEdit(prefixLines('- '))} />
      <IconButton label={t('quote')} icon={<Quote />} onClick={() => onEdit(prefixLines('> '))} />
      <IconButton label={t('link')} icon={<Link />} aria-haspopup="dialog" onClick={onLink} />
      <IconButton label={t('image')} icon={<ImageUp />} onClick={onImage} />
      <IconButton label={t('table')} icon={<Table />} onClick={() => onEdit(insertTable(columns))} />
      <Text as="span" size="small" className={styles.count}>
        {t('words', { words, line: String(line) })}
      </Text>
    </Row>
  );
}
