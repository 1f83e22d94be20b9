import RotateCw from 'lucide-react/icons/rotate-cw';
import { Button } from '#ui/button.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import styles from './loading-text.module.css';

interface LoadingTextProps {
  /** Empty where what is said below takes its place. */
  text: string;
  /** After a failure: what happened, and the way to try again. The loading text stays (reading 26). */
  failure?: { message: string; retryLabel: string; isRetrying: boolean; onRetry: () => void } | undefined;
}

export function LoadingText({ text, failure }: LoadingTextProps) {
  return (
    <Row gap={[0.75, 1.25]} align="center" className={styles.loading}>
      {text && <Text role="status">{text}</Text>}
      {failure && (
        <>
          <p role="alert">{failure.message}</p>
          <Button variant="secondary" icon={<RotateCw />} isBusy={failure.isRetrying} onClick={failure.onRetry}>
            {failure.retryLabel}
          </Button>
        </>
      )}
    </Row>
  );
}
