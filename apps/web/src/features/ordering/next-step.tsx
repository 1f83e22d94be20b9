import { useId, useRef } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { linkTo } from '#lib/routes.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Note } from '#ui/note.tsx';
import { Stack } from '#ui/stack.tsx';
import { goToPart, type Part } from './checkout-part.tsx';
import styles from './next-step.module.css';

/** What CO-03 asks for. */
export type Missing = 'items' | Extract<Part, 'billing' | 'shipping' | 'option'>;

interface NextStepProps {
  missing: readonly Missing[];
  onGoOn(): void;
}

/** The way on. As long as something is missing the button can be reached and pressed, and says what. */
export function NextStep({ missing, onGoOn }: NextStepProps) {
  const t = useTranslations('checkout.next');
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const isBlocked = missing.length > 0;

  return (
    <Stack gap={0.75}>
      <Button
        variant="primary"
        size="large"
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? listId : undefined}
        onClick={() => (isBlocked ? list.current?.focus() : onGoOn())}
      >
        {t('button')}
      </Button>
      {isBlocked && (
        <Note as="div" tone="warn" ref={list} id={listId} tabIndex={-1} className={styles.missing}>
          <p>{t('missing')}</p>
          <ul>
            {missing.map((what) => (
              <li key={what}>
                {what === 'items' ? (
                  <Link to={linkTo('Cart')}>{t('items')}</Link>
                ) : (
                  <LinkButton onClick={() => goToPart(what)}>{t(what)}</LinkButton>
                )}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </Stack>
  );
}
