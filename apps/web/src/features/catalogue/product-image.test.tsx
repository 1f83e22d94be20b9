import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductImage } from './product-image.tsx';

test('a picture that cannot be loaded gives way to the favicon, and a new one gets its chance', () => {
  const { rerender } = render(<ProductImage url="/gone.webp" alt="Illustration zu A" isEager={false} />);
  const image = screen.getByRole('img', { name: 'Illustration zu A' });
  expect(image).toHaveAttribute('src', '/gone.webp');

  fireEvent.error(image);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/favicon.svg');

  rerender(<ProductImage url="/there.webp" alt="Illustration zu A" isEager={false} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/there.webp');
});

test('it keeps its place, and loads early only above the fold', () => {
  const { rerender } = render(<ProductImage url="/a.webp" alt="A" isEager={false} />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '800');
  expect(screen.getByRole('img')).toHaveAttribute('height', '800');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');

  rerender(<ProductImage url="/a.webp" alt="A" isEager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});
