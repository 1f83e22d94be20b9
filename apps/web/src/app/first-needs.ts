import type { CallName } from '@shop/contract/calls';
import { readFrontMatter } from '@shop/texts/front-matter';
import { readImages } from '#domain/product/read-images.ts';
import { isPhoto } from '#features/catalogue/photo-address.ts';
import { cardSizes, countFirstCards, plateSizes, widthsOf } from '#features/catalogue/product-picture.ts';
import { productsPage, productTypeIn } from '#features/catalogue/products-page.ts';
import { readCover } from '#features/content/cover.ts';
import { blogIndexFile, faqFile, glossaryFiles, postFile, postFolder } from '#features/content/text-files.ts';
import type { Locale } from '#i18n/messages.ts';
import type { CallInput } from '#lib/api.ts';
import { arrayIn, fieldsOf } from '#lib/read-fields.ts';
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

export interface Picture {
  src: string;
  /** Where it comes in several widths. */
  srcSet?: string | undefined;
  sizes?: string;
  /** A photo lies on its ground in another way than what is drawn. */
  isPhoto?: boolean;
}

export interface FirstNeeds {
  /** What is asked of the server. A person's own data only where the screen shows nothing without it. */
  asks: (place: Place) => Ask[];
  /** The lines that are shown first, by the name of their place, read from an answer. */
  texts?: (answer: unknown) => Record<string, string | undefined>;
  /** The pictures that are shown first, likewise. That of the guide stands in the page itself. */
  pictures?: (answer: unknown, place: Place) => Picture[];
}

type Ask = { [Name in CallName]: [name: Name, input: CallInput<Name>] }[CallName];

/** What the screen of a route needs first beside its code, so that it can be asked for while that is still travelling. */
export const firstNeeds: Partial<Record<RouteName, FirstNeeds>> = {
  Shop: {
    asks: ({ search, isCatalogueClosed }) =>
      isCatalogueClosed ? [] : [['listProducts', productsPage(productTypeIn(search), 1)]],
    // Whatever else the address says than the type, filters or an order, other products may come first.
    pictures: (answer, { search }) =>
      [...search.keys()].every((key) => key === 'type')
        ? arrayIn(fieldsOf(answer)?.items)
            .slice(0, countFirstCards())
            .flatMap((product) => pictureOf(product, cardSizes))
        : [],
  },
  Product: {
    asks: ({ params: { slug = '' }, isCatalogueClosed }) =>
      isCatalogueClosed ? [] : [['readProduct', { params: { slug } }]],
    pictures: (product) => pictureOf(product, plateSizes),
  },
  Cart: { asks: ofPerson('readSession', 'readCart') },
  Checkout: { asks: ofPerson('readSession', 'readCart', 'readPersonalData', 'listDeliveryAddresses') },
  Blog: { asks: ({ locale }) => [textFile(blogIndexFile(locale))] },
  BlogPost: {
    asks: ({ locale, params: { slug = '' } }) => [textFile(postFile(locale, slug))],
    texts: (answer) => {
      const { title, excerpt, author } = headOf(answer);
      return { title, excerpt, author };
    },
    pictures: (answer, { locale, params: { slug = '' } }) => {
      const { cover_image, coverImage = cover_image } = headOf(answer);
      const cover = readCover(coverImage, '', postFolder(locale, slug));
      return cover ? [{ src: cover.src }] : [];
    },
  },
  Faq: { asks: ({ locale }) => [textFile(faqFile(locale))] },
  Glossary: { asks: ({ locale }) => [textFile(glossaryFiles(locale)[0])] },
};

function ofPerson(...names: ('readSession' | 'readCart' | 'readPersonalData' | 'listDeliveryAddresses')[]) {
  return ({ mayBeSignedIn }: Place): Ask[] => (mayBeSignedIn ? names.map((name) => [name, {}] as Ask) : []);
}

function textFile(path: string): Ask {
  return ['readContentFile', { params: { '*': path } }];
}

function pictureOf(product: unknown, sizes: string): Picture[] {
  const images = readImages(fieldsOf(product) ?? {});
  return images.slice(0, 1).map((src) => ({ src, srcSet: widthsOf(images), sizes, isPhoto: isPhoto(src) }));
}

/** What stands above a post; nothing where the answer is none. */
function headOf(answer: unknown): Record<string, string> {
  return typeof answer === 'string' ? readFrontMatter(answer).fields : {};
}
