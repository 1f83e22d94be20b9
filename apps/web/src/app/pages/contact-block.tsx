import { useShopConfig } from '#domain/shop/shop-config.ts';
import ContactSplit from '#features/contact/contact-split.tsx';
import { VisitCard } from '#features/contact/visit-card.tsx';
import { useContactText } from './use-contact-text.ts';

/** How to reach the team, the form, and where the pharmacy is: on the pages that are about more than that. */
export default function ContactBlock({ place }: { place: 'home' | 'contactPage' }) {
  const { pharmacy } = useShopConfig();
  const { map, street } = useContactText();
  return (
    <ContactSplit
      place={place}
      hours={pharmacy.advisoryHours}
      beside={pharmacy.street && <VisitCard map={map} street={street} />}
    />
  );
}
