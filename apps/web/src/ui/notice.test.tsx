import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailureNotice } from './notice.tsx';

const attempt = (words: string) => new Error(words);

test('a failure is read out at once and takes the focus, with every failure anew', () => {
  const { rerender } = render(<FailureNotice error={attempt('first')}>Nicht gespeichert.</FailureNotice>);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Nicht gespeichert.');
  expect(alert).toHaveFocus();

  alert.blur();
  rerender(<FailureNotice error={attempt('second')}>Nicht gespeichert.</FailureNotice>);
  expect(alert).toHaveFocus();
});

test('a failure leaves the focus to what opens above it', () => {
  render(
    <FailureNotice error={attempt('session over')} leavesFocus>
      Bitte melden Sie sich an.
    </FailureNotice>,
  );
  expect(screen.getByRole('alert')).not.toHaveFocus();
});
