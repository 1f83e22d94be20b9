import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import de from '#i18n/de.ts';
import { CartButton } from './cart-button.tsx';

function renderButton(lineCount?: number) {
  render(
    <IntlProvider locale="de" messages={de}>
      <MemoryRouter>
        <CartButton {...(lineCount !== undefined && { lineCount })} />
      </MemoryRouter>
    </IntlProvider>,
  );
  return screen.getByRole('link');
}

describe('the cart button', () => {
  it.each([
    [undefined, 'Warenkorb', ''],
    [0, 'Warenkorb', ''],
    [1, 'Warenkorb, eine Position', '1'],
    [9, 'Warenkorb, 9 Positionen', '9'],
    [10, 'Warenkorb, 10 Positionen', '9+'],
  ])('with %s lines is called "%s" and shows "%s"', (lineCount, name, badge) => {
    const button = renderButton(lineCount);
    expect(button).toHaveAccessibleName(name);
    expect(button).toHaveTextContent(new RegExp(`^${badge.replace('+', '\\+')}$`));
  });
});
