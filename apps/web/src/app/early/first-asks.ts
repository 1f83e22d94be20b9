import type { CallName } from '@shop/contract/calls';
import { productsPage, productTypeIn } from '#features/catalogue/products-page.ts';
import { blogIndexFile, faqFile, glossaryFiles, postFile } from '#features/content/text-files.ts';
import type { Locale } from '#i18n/messages.ts';
import type { CallInput } from '#lib/api.ts';
import type { RouteName } from '#lib/routes.ts';

export interface Place {
  params: Record<string, string>;
  search: URLSearchParams;
  locale: Locale;
  /** Strangers see no products (decision 60): whoever is signed in asks once that is known. */
  isCatalogueClosed: boolean;
  /** By the mark that the browser keeps; the server decides. */
  mayBeSignedIn: boolean;
}

type Ask = { [Name in CallName]: [name: Name, input: CallInput<Name>] }[CallName];

/**
 * What a screen asks the server for first, so that it can be asked for while the code is still travelling. A person's own
 * data only where somebody may be signed in and the screen shows nothing without it.
 */
export const firstAsks: Partial<Record<RouteName, (place: Place) => Ask[]>> = {
  Shop: ({ search, isCatalogueClosed }) =>
    isCatalogueClosed ? [] : [['listProducts', productsPage(productTypeIn(search), 1)]],
  Product: ({ params: { slug = '' }, isCatalogueClosed }) =>
    isCatalogueClosed ? [] : [['readProduct', { params: { slug } }]],
  Cart: ofPerson('readSession', 'readCart'),
  Checkout: ofPerson('readSession', 'readCart', 'readPersonalData', 'listDeliveryAddresses'),
  Blog: ({ locale }) => [textFile(blogIndexFile(locale))],
  BlogPost: ({ locale, params: { slug = '' } }) => [textFile(postFile(locale, slug))],
  Faq: ({ locale }) => [textFile(faqFile(locale))],
  Glossary: ({ locale }) => [textFile(glossaryFiles(locale)[0])],
};

function ofPerson(...names: ('readSession' | 'readCart' | 'readPersonalData' | 'listDeliveryAddresses')[]) {
  return ({ mayBeSignedIn }: Place): Ask[] => (mayBeSignedIn ? names.map((name) => [name, {}] as Ask) : []);
}

function textFile(path: string): Ask {
  return ['readContentFile', { params: { '*': path } }];
}
