import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ProductImage } from './product-image.tsx';

test('a picture that cannot be loaded gives way to the favicon, and a new one gets its chance', () => {
  const { rerender } = render(
    <ProductImage images={['/gone.webp']} sizes="300px" alt="Illustration zu A" isEager={false} />,
  );
  const image = screen.getByRole('img', { name: 'Illustration zu A' });
  expect(image).toHaveAttribute('src', '/gone.webp');

  fireEvent.error(image);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/favicon.svg');

  rerender(<ProductImage images={['/there.webp']} sizes="300px" alt="Illustration zu A" isEager={false} />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/there.webp');
});

test('it keeps its place, and loads early only above the fold', () => {
  const { rerender } = render(<ProductImage images={['/a.webp']} sizes="300px" alt="A" isEager={false} />);
  expect(screen.getByRole('img')).toHaveAttribute('width', '640');
  expect(screen.getByRole('img')).toHaveAttribute('height', '640');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');

  rerender(<ProductImage images={['/a.webp']} sizes="300px" alt="A" isEager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('the browser chooses among the widths that the names tell', () => {
  render(<ProductImage images={['/a-640.webp', '/a-320.webp']} alt="A" sizes="300px" isEager />);
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/a-640.webp 640w, /a-320.webp 320w');
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '300px');
});
