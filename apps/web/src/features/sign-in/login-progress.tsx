import { Columns } from '#ui/columns.tsx';
import styles from './login-dialog.module.css';
import type { LoginStep } from './use-login-steps.ts';

const stepCount = 3;

/** Three bars above the title. For the eye only: the title says the same. */
export function LoginProgress({ step }: { step: LoginStep }) {
  const reached = { email: 1, code: 2, success: stepCount, onboarding: stepCount }[step];
  return (
    <Columns columns="repeat(3, minmax(0, 1fr))" gap={0.4} className={styles.progress} aria-hidden="true">
      {Array.from({ length: stepCount }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place.
        <span key={index} data-reached={index < reached || undefined} />
      ))}
    </Columns>
  );
}
