import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RangeSlider } from './range-slider.tsx';

const range = { min: 0, max: 30, step: 0.5 };
const names = { min: 'mindestens', max: 'höchstens' };

/** On a track of 300 px that begins at 0: ten pixels are one. */
function renderSlider(ends: { min: number; max: number }) {
  const onChange = vi.fn();
  const { container } = render(
    <RangeSlider range={range} ends={ends} names={names} valueText={(_, value) => `${value} %`} onChange={onChange} />,
  );
  return { onChange, area: container.firstElementChild as HTMLElement };
}

const press = (area: HTMLElement, clientX: number, pointerType = 'mouse') =>
  fireEvent.pointerDown(area, { clientX, pointerType, button: 0, pointerId: 1 });

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 300, 5));
  Element.prototype.setPointerCapture = () => {};
});

test('two sliders, each with its name and its value in words', () => {
  renderSlider({ min: 18, max: 26 });
  expect(screen.getByRole('slider', { name: 'mindestens' })).toHaveValue('18');
  expect(screen.getByRole('slider', { name: 'höchstens' })).toHaveAttribute('aria-valuetext', '26 %');
});

test('keys and screen readers change one end and leave the other', () => {
  const { onChange } = renderSlider({ min: 18, max: 26 });
  fireEvent.change(screen.getByRole('slider', { name: 'mindestens' }), { target: { value: '18.5' } });
  expect(onChange).toHaveBeenCalledWith({ min: 18.5, max: 26 });
});

describe('the pointer', () => {
  test.each([
    [100, { min: 10, max: 26 }, 'mindestens'],
    [250, { min: 18, max: 25 }, 'höchstens'],
    [290, { min: 18, max: 29 }, 'höchstens'],
  ])('pressed at %d moves the nearer thumb and focuses it', (clientX, ends, focused) => {
    const { onChange, area } = renderSlider({ min: 18, max: 26 });
    press(area, clientX);
    expect(onChange).toHaveBeenCalledWith(ends);
    expect(screen.getByRole('slider', { name: focused })).toHaveFocus();
  });

  test.each([
    [{ min: 10, max: 10 }, 50, { min: 5, max: 10 }],
    [{ min: 10, max: 10 }, 150, { min: 10, max: 15 }],
    [{ min: 30, max: 30 }, 200, { min: 20, max: 30 }],
  ])('parts two thumbs on one spot: %j pressed at %d', (ends, clientX, changed) => {
    const { onChange, area } = renderSlider(ends);
    press(area, clientX);
    expect(onChange).toHaveBeenCalledWith(changed);
  });

  test('drags until it lets go', () => {
    const { onChange, area } = renderSlider({ min: 0, max: 30 });
    press(area, 0);
    fireEvent.pointerMove(area, { clientX: 52 });
    expect(onChange).toHaveBeenLastCalledWith({ min: 5, max: 30 });
    fireEvent.pointerUp(area, { clientX: 52 });
    onChange.mockClear();
    fireEvent.pointerMove(area, { clientX: 90 });
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a finger that scrolls past changes nothing, a tap does', () => {
    const { onChange, area } = renderSlider({ min: 0, max: 30 });
    press(area, 60, 'touch');
    fireEvent.pointerCancel(area);
    fireEvent.pointerMove(area, { clientX: 90 });
    expect(onChange).not.toHaveBeenCalled();
    press(area, 60, 'touch');
    fireEvent.pointerUp(area, { clientX: 60 });
    expect(onChange).toHaveBeenCalledWith({ min: 6, max: 30 });
  });
});
