import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

const problems = [{ text: 'Bitte geben Sie Ihren Namen an', fieldId: 'name' }, { text: 'Der Server ist müde' }];

test('it takes the focus when it appears, and again with every attempt', async () => {
  const { rerender } = render(<ErrorSummary key={1} title="Bitte prüfen" problems={problems} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Bitte prüfenBitte geben Sie Ihren Namen anDer Server ist müde');
  expect(alert.parentElement).toHaveFocus();

  (document.activeElement as HTMLElement).blur();
  rerender(<ErrorSummary key={2} title="Bitte prüfen" problems={problems} />);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
});

test('a link leads to its field and leaves the address alone', async () => {
  const address = window.location.href;
  render(
    <>
      <ErrorSummary title="Bitte prüfen" problems={problems} />
      <input id="name" aria-label="Name" />
    </>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Bitte geben Sie Ihren Namen an' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(window.location.href).toBe(address);
});
