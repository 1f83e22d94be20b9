import { usePageText } from '#domain/content/use-page-text.ts';
import { useShopConfig } from '#domain/shop/shop-config.ts';
import { mapParts } from '#features/contact/map-lines.ts';
import german from '../../../../../content/pages/contact.de.md?page';
import english from '../../../../../content/pages/contact.en.md?page';

const built = { de: german, en: english };

/**
 * The words of the contact page. The way and the map in them belong to one house: where `place` names another street than
 * the pharmacy's, as the first texts do in a shop that has just been set up, both are left out.
 */
export function useContactText() {
  const { fields, sections } = usePageText('contact', built);
  const { street } = useShopConfig().pharmacy;
  const [advice, way, ...others] = sections;
  const isHere = fields.place === undefined || fields.place === street;
  return {
    fields,
    sections: [advice, ...others].filter((section) => section !== undefined),
    way: isHere ? way : undefined,
    map: isHere ? mapParts(fields) : [],
    street,
  };
}
