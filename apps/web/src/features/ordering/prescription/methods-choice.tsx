import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { Choice } from '#ui/choice.tsx';
import { Columns } from '#ui/columns.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Row } from '#ui/row.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import styles from './methods-choice.module.css';
import type { Method, Methods } from './prescription-methods.ts';

interface MethodsChoiceProps {
  methods: Methods;
  onSwitch: (method: Method, isOn: boolean) => void;
}

/** RX-01. Tick boxes, not radios: a photo and the original go together. */
export function MethodsChoice({ methods, onSwitch }: MethodsChoiceProps) {
  const t = useTranslations('prescription.methods');
  const { email, practiceSends } = useShopConfig();
  const box = (method: Method, text: ReactNode) => (
    <MethodBox label={t(method)} text={text} isOn={methods[method]} onSwitch={(isOn) => onSwitch(method, isOn)} />
  );
  const single = (method: 'telemedicine' | 'email', kind: string, text: ReactNode) => (
    <Columns
      until="narrow"
      columns="minmax(0, 1fr) auto"
      gap={[0.1, 1]}
      align="center"
      className={joinClasses(styles.card, styles.single, methods[method] && styles.chosen)}
    >
      {box(method, text)}
      <span className={styles.pill}>{kind}</span>
    </Columns>
  );
  const isNothingChosen = !Object.values(methods).includes(true);

  return (
    <Stack as="fieldset" gap={0.75}>
      <legend className="visually-hidden">{t('legend')}</legend>
      {/* biome-ignore lint/a11y/useSemanticElements: a second fieldset would name itself before each of the two boxes. */}
      <div role="group" aria-label={t('paper')} className={joinClasses(styles.card, methods.photo && styles.chosen)}>
        <Row as="p" gap={0.6} align="center" isOneLine className={styles.kind} aria-hidden="true">
          <FileText />
          {t('paper')}
        </Row>
        <Columns until={700} gap={[0.5, 1.5]}>
          {box('photo', t('photoText'))}
          {box('original', t('originalText'))}
        </Columns>
      </div>
      {single('telemedicine', t('telemedicineKind'), t('telemedicineText'))}
      {practiceSends
        ? single('email', t('emailKindByPractice'), t.rich('emailTextByPractice', { email: () => <b>{email}</b> }))
        : single('email', t('emailKind'), t('emailText'))}
      <Text size="small" tone="warn" className={styles.none} role="status">
        {isNothingChosen && t('none')}
      </Text>
    </Stack>
  );
}

interface MethodBoxProps {
  label: string;
  text: ReactNode;
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

function MethodBox({ label, text, isOn, onSwitch }: MethodBoxProps) {
  const textId = useId();
  return (
    <div className={styles.method}>
      <Choice
        className={styles.choice}
        checked={isOn}
        aria-describedby={textId}
        onChange={(event) => onSwitch(event.target.checked)}
      >
        {label}
      </Choice>
      <Text size="small" isHyphenated id={textId} className={styles.text}>
        {text}
      </Text>
    </div>
  );
}
