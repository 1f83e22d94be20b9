import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Stepper } from './stepper.tsx';

interface BoxProps {
  maximum?: number;
  isDisabled?: boolean;
  onType?: (text: string) => void;
}

/** Counts in fives; what is typed counts as soon as it is a number. */
function Box({ maximum, isDisabled, onType }: BoxProps) {
  const [value, setValue] = useState(10);
  return (
    <Stepper
      label="Menge in Gramm"
      value={value}
      valueText={`${value} g`}
      unit="g"
      maximum={maximum}
      isDisabled={isDisabled ?? false}
      lessLabel="5 g weniger"
      moreLabel="5 g mehr"
      onLess={() => setValue(value - 5)}
      onMore={() => setValue(value + 5)}
      onType={(text) => {
        onType?.(text);
        if (/^\d+$/.test(text)) setValue(Math.round(Number(text) / 5) * 5);
      }}
    />
  );
}

const field = () => screen.getByRole('spinbutton', { name: 'Menge in Gramm' });
const minus = () => screen.getByRole('button', { name: '5 g weniger' });
const plus = () => screen.getByRole('button', { name: '5 g mehr' });

test('buttons step, and say the new value to who cannot see it', async () => {
  render(<Box />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.click(plus());
  expect(field()).toHaveValue('15');
  expect(screen.getByRole('status')).toHaveTextContent('15 g');
  await userEvent.click(minus());
  expect(screen.getByRole('status')).toHaveTextContent('10 g');
});

test('arrow keys step in the field, which tells its value itself', async () => {
  render(<Box />);
  await userEvent.click(plus());
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowUp}');
  expect(field()).toHaveValue('20');
  expect(field()).toHaveAttribute('aria-valuetext', '20 g');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveValue('10');
});

test('what is typed stays as typed until the field is left', async () => {
  render(<Box />);
  await userEvent.clear(field());
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-valuenow', '10');
  await userEvent.type(field(), '13');
  expect(field()).toHaveValue('13');
  expect(field()).toHaveAttribute('aria-valuenow', '15');
  await userEvent.tab();
  expect(field()).toHaveValue('15');
});

test('Enter shows what counts, and an emptied field goes back to the last value', async () => {
  render(<Box />);
  await userEvent.clear(field());
  await userEvent.type(field(), '22{Enter}');
  expect(field()).toHaveValue('20');
  await userEvent.clear(field());
  await userEvent.tab();
  expect(field()).toHaveValue('20');
});

test('at its ends a button does nothing and keeps the focus', async () => {
  render(<Box maximum={15} />);
  await userEvent.click(plus());
  expect(plus()).toHaveAttribute('aria-disabled', 'true');
  expect(plus()).toHaveFocus();
  await userEvent.click(plus());
  expect(field()).toHaveValue('15');
  for (const _press of [1, 2, 3, 4]) await userEvent.click(minus());
  expect(field()).toHaveValue('0');
  expect(minus()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(field());
  await userEvent.keyboard('{ArrowDown}');
  expect(field()).toHaveValue('0');
});

test('a disabled one takes nothing', async () => {
  const onType = vi.fn();
  render(<Box isDisabled onType={onType} />);
  await userEvent.click(plus());
  await userEvent.type(field(), '5');
  expect(field()).toBeDisabled();
  expect(field()).toHaveValue('10');
  expect(onType).not.toHaveBeenCalled();
});
