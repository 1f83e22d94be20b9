import { mostPages } from '@shop/contract/desk/review-limits';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useTranslations } from 'use-intl';
import { Notice } from '#ui/notice.tsx';
import type { PrescriptionFile } from '../desk-order-queries.ts';

interface FileFindingsProps extends Pick<PrescriptionFile, 'findings'> {
  isCut: boolean;
  isEmpty: boolean;
  isTooComplex: boolean;
}

/** What is unusual about a file. Nothing that a PDF can do happens here: its pages are shown as pictures. */
export function FileFindings({ findings, isCut, isEmpty, isTooComplex }: FileFindingsProps) {
  const t = useTranslations('deskPaper');
  const told = [
    ...findings.map((finding) => t(`findings.${finding}`)),
    ...(isCut ? [t('cut', { pages: mostPages })] : []),
    ...(isEmpty ? [t('noPages')] : []),
    ...(isTooComplex ? [t('tooComplex')] : []),
  ];
  if (told.length === 0) return null;
  return (
    <Notice tone="warn" icon={<TriangleAlert aria-hidden="true" />}>
      {told.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
