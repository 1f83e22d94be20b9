import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type CodeDigits, emptyCode } from './code-digits.ts';
import { CodeInput } from './code-input.tsx';

const onComplete = vi.fn<(code: string) => void>();

function Form({ given = '' }: { given?: string }) {
  const [digits, setDigits] = useState<CodeDigits>(emptyCode.map((_, index) => given[index]?.trim() ?? ''));
  const [error, setError] = useState('');
  return (
    <>
      <CodeInput
        id="code"
        label="Einmalcode"
        digitLabel={(position, count) => `Ziffer ${position} von ${count}`}
        digits={digits}
        error={error}
        onChange={setDigits}
        onComplete={onComplete}
      />
      <button type="button" onClick={() => setError(error ? '' : 'Dieser Code stimmt nicht.')}>
        refuse
      </button>
    </>
  );
}

function open(given = '') {
  onComplete.mockClear();
  render(<Form given={given} />);
  return userEvent.setup();
}

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const box = (position: number) => screen.getByRole<HTMLInputElement>('textbox', { name: `Ziffer ${position} von 6` });
const shown = () =>
  boxes()
    .map(({ value }) => value || '_')
    .join('');
const refuse = () => act(() => screen.getByRole('button', { name: 'refuse' }).click());

function expectAt(digits: string, focused: number) {
  expect(shown()).toBe(digits);
  expect(box(focused)).toHaveFocus();
}

describe('a screen reader', () => {
  it('hears one name for all six and a place for each', () => {
    open();
    expect(screen.getByRole('group', { name: 'Einmalcode' })).toContainElement(box(6));
    expect(boxes()).toHaveLength(6);
    for (const one of boxes()) expect(one).toHaveAttribute('inputmode', 'numeric');
  });

  it('hears the reason in the box that has the focus after a refusal', () => {
    open('123456');
    refuse();
    expect(box(1)).toHaveFocus();
    expect(box(1)).toHaveAccessibleDescription('Dieser Code stimmt nicht.');
    for (const one of boxes()) expect(one).toBeInvalid();
    expect(shown()).toBe('123456');
  });
});

describe('typing', () => {
  it('goes from box to box and is complete with the sixth digit, once', async () => {
    const user = open();
    await user.click(box(1));
    await user.keyboard('12345');
    expect(onComplete).not.toHaveBeenCalled();
    await user.keyboard('6');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    expect(box(6)).toHaveFocus();
  });

  it('leaves out what is no digit', async () => {
    const user = open();
    await user.click(box(1));
    await user.keyboard('a1 -2');
    expect(shown()).toBe('12____');
  });

  it('replaces the digit of the box one is in', async () => {
    const user = open('123456');
    await user.click(box(3));
    await user.keyboard('9');
    expect(shown()).toBe('129456');
    expect(onComplete.mock.calls).toEqual([['129456']]);
    // Beside the digit, where nothing is selected.
    fireEvent.change(box(6), { target: { value: '67' } });
    expect(shown()).toBe('129457');
  });

  it('the same digit again changes nothing, sends nothing and leads on', async () => {
    const user = open('123456');
    await user.click(box(1));
    await user.keyboard('12');
    expect(box(3)).toHaveFocus();
    expect(shown()).toBe('123456');
    expect(onComplete).not.toHaveBeenCalled();
  });
});

describe('a code that comes as a whole', () => {
  it.each(['123456', ' 123 456 ', '123-456', 'Ihr Code: 123456.', '1234567'])(
    '%j is spread over the boxes',
    async (text) => {
      const user = open('99');
      await user.click(box(2));
      await user.paste(text);
      expect(shown()).toBe('123456');
      expect(onComplete.mock.calls).toEqual([['123456']]);
    },
  );

  it('is taken from the browser by the first box', () => {
    open();
    expect(boxes().map((one) => one.getAttribute('autocomplete'))).toEqual(['one-time-code', ...Array(5).fill('off')]);
    expect(box(1)).not.toHaveAttribute('maxlength');
    fireEvent.change(box(1), { target: { value: '123456' } });
    expect(shown()).toBe('123456');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('a part of one fills the boxes from where one is', async () => {
    const user = open('12');
    await user.click(box(3));
    await user.paste('34');
    expectAt('1234__', 5);
    await user.paste('no digits');
    expect(shown()).toBe('1234__');
  });
});

describe('keys', () => {
  it('arrows, Home and End lead from box to box and stop at the ends', async () => {
    const user = open('123456');
    await user.click(box(1));
    await user.keyboard('{ArrowLeft}');
    expect(box(1)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(box(3)).toHaveFocus();
    await user.keyboard('{End}{ArrowRight}');
    expect(box(6)).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(box(5)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(box(1)).toHaveFocus();
  });

  it('backspace empties the box, in an empty one the box before', async () => {
    const user = open('123');
    await user.click(box(3));
    await user.keyboard('{Backspace}');
    expectAt('12____', 3);
    await user.keyboard('{Backspace}');
    expectAt('1_____', 2);
    await user.keyboard('{Backspace}{Backspace}{Backspace}');
    expectAt('______', 1);
  });

  it('delete empties the box one is in', async () => {
    const user = open('123');
    await user.click(box(2));
    await user.keyboard('{Delete}');
    expect(shown()).toBe('1_3___');
  });

  it('tab stops once: at the first empty box, and then leads on', async () => {
    const user = open('12');
    await user.tab();
    expect(box(3)).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button')).toHaveFocus();
  });
});

describe('after a refusal', () => {
  it('typing begins anew, and nothing is sent before the sixth digit', async () => {
    const user = open('123456');
    refuse();
    await user.keyboard('1');
    expect(shown()).toBe('1_____');
    await user.keyboard('54326');
    expect(onComplete.mock.calls).toEqual([['154326']]);
  });

  it('one wrong digit can be mended in its place', async () => {
    const user = open('123456');
    refuse();
    await user.keyboard('{ArrowRight}{ArrowRight}7');
    expect(shown()).toBe('127456');
    expect(onComplete.mock.calls).toEqual([['127456']]);
  });
});
