import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { FieldGroup, TextField } from './field.tsx';

function renderInGerman(children: ReactNode) {
  render(
    <IntlProvider locale="de" messages={{ frame: { ui: { optional: 'freiwillig' } } } as never}>
      {children}
    </IntlProvider>,
  );
}

test('a field is named by its label and described by its prefix, its hint and its error', () => {
  renderInGerman(<TextField id="tel" label="Telefon" prefix="+49" hint="Ohne 0" error="Bitte angeben" />);
  const field = screen.getByRole('textbox', { name: 'Telefon' });
  expect(field).toHaveAccessibleDescription('+49 Ohne 0 Bitte angeben');
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
});

test('a field without hint and error points nowhere and is not invalid', () => {
  renderInGerman(<TextField id="name" label="Name" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field).not.toHaveAttribute('aria-describedby');
  expect(field).not.toHaveAttribute('aria-invalid');
});

test('a field that may be left out says so', () => {
  renderInGerman(<TextField id="name" label="Name" isOptional />);
  expect(screen.getByRole('textbox', { name: 'Name (freiwillig)' })).not.toBeRequired();
});

test('a field concerned by an error elsewhere is marked and points there', () => {
  renderInGerman(
    <>
      <p id="there">Bitte ergänzen</p>
      <TextField id="city" label="Ort" isInvalid aria-describedby="there" />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Ort' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Ort' })).toHaveAccessibleDescription('Bitte ergänzen');
});

test('a group is named by its legend and described by its hint and its error', () => {
  renderInGerman(
    <FieldGroup id="date" label="Geburtsdatum" hint="Wie auf dem Rezept" error="Bitte angeben">
      <input aria-label="Tag" />
    </FieldGroup>,
  );
  const group = screen.getByRole('group', { name: 'Geburtsdatum' });
  expect(group).toHaveAccessibleDescription('Wie auf dem Rezept Bitte angeben');
});
