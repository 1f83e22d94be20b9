import { type BookAccounts, type BooksSettings, bookAccountNames, isBooks } from '@shop/contract/books-settings';
import { readNumbers } from './number-text.ts';

const numbers = ['consultantNumber', 'clientNumber', 'accountLength'] as const;
type Numbers = Pick<BooksSettings, (typeof numbers)[number]>;

/** The settings of the books as they are typed: a number that nobody has entered is an empty field. */
export interface BooksDraft extends Omit<BooksSettings, keyof Numbers | 'accounts'> {
  consultantNumber: string;
  clientNumber: string;
  accountLength: string;
  accounts: Partial<Record<keyof BookAccounts, string>>;
}

export function toBooksDraft({ consultantNumber, clientNumber, accountLength, ...rest }: BooksSettings): BooksDraft {
  return {
    ...rest,
    consultantNumber: consultantNumber === 0 ? '' : String(consultantNumber),
    clientNumber: clientNumber === 0 ? '' : String(clientNumber),
    accountLength: String(accountLength),
  };
}

export function readBooks({ consultantNumber, clientNumber, accountLength, accounts: typed, ...rest }: BooksDraft) {
  const texts = {
    consultantNumber: consultantNumber.trim() || '0',
    clientNumber: clientNumber.trim() || '0',
    accountLength,
  };
  const { value, faults } = readNumbers<Numbers>(texts, isBooks);
  const accounts: Partial<BookAccounts> = {};
  for (const name of bookAccountNames) {
    const text = typed[name]?.trim();
    if (text) accounts[name] = text;
  }
  const wrong = bookAccountNames.filter((name) => accounts[name] && !isBooks({ accounts: { [name]: accounts[name] } }));
  return {
    value: { ...rest, ...value, accounts },
    faults: [...faults, ...wrong.map((name) => ({ field: `accounts.${name}`, reason: 'number' as const }))],
  };
}
