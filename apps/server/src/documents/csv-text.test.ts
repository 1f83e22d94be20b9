import { expect, test } from 'vitest';
import { writeCsv } from './csv-text.ts';

test('a spreadsheet reads cells as text: nothing is run as a formula, and quotes and line breaks stay in their cell', () => {
  const cells = ['=1+1', '@SUM(A1)', '-2+3+cmd|x', '+49 151 2345', ' =1', '＝1', 'Meyer; "Max"\nEG', ''];
  expect(writeCsv([cells])).toBe(
    '\uFEFF"\'=1+1";"\'@SUM(A1)";"\'-2+3+cmd|x";"\'+49 151 2345";"\' =1";"\'＝1";"Meyer; ""Max""\nEG";""\r\n',
  );
});

test('a negative number is a number, without quotes or an apostrophe; what only looks like one is text', () => {
  expect(writeCsv([['-88,15', '88,15', '-3', '-3,', '--3', '-1+1', '-1 2']])).toBe(
    '\uFEFF-88,15;"88,15";-3;"\'-3,";"\'--3";"\'-1+1";"\'-1 2"\r\n',
  );
});
