import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Sum } from './sum.tsx';

test('only what is to be paid is read out when it changes, and not before it is added up', () => {
  const sums = (isChanging: boolean) => (
    <dl>
      <Sum name="Gesamtsumme" size="main" isChanging={isChanging}>
        24,90 €
      </Sum>
      <Sum name="enthaltene MwSt." size="small" isChanging={isChanging}>
        3,98 €
      </Sum>
    </dl>
  );
  const { rerender } = render(sums(true));
  const total = screen.getByText('Gesamtsumme').parentElement;
  expect(total).toHaveAttribute('aria-live', 'polite');
  expect(total).toHaveAttribute('aria-atomic', 'true');
  expect(total).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('enthaltene MwSt.').parentElement).not.toHaveAttribute('aria-live');

  rerender(sums(false));
  expect(total).toHaveAttribute('aria-busy', 'false');
});
