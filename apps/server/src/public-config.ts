import { closuresTold } from '@shop/contract/closure';
import type { PharmacyDetails, ServerOnly, ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';

/** Without what only the server asks for. */
type PublicConfig = Omit<ShopConfig, ServerOnly>;

/**
 * What everybody may read at /config.json, field by field: an object with more in it gives no more away, and a field that
 * is added to the config does not compile until somebody has decided about it here. The limits for orders stay inside:
 * whoever knew them could stay just below. Of the closures those are told that count on this day.
 */
export function publicConfig(config: ShopConfig, day: string): PublicConfig {
  return {
    shopName: config.shopName,
    tagline: config.tagline,
    copyright: config.copyright,
    phone: config.phone,
    email: config.email,
    bookingUrl: config.bookingUrl,
    social: config.social.map(({ label, url }) => ({ label, url })),
    euLogoRegisterUrl: config.euLogoRegisterUrl,
    pharmacyId: config.pharmacyId,
    shopId: config.shopId,
    pharmacy: publicDetails(config.pharmacy),
    chat: {
      scriptUrl: config.chat.scriptUrl,
      applicationKey: config.chat.applicationKey,
      moreHosts: [...config.chat.moreHosts],
    },
    cmsApiBase: config.cmsApiBase,
    showStock: config.showStock,
    showSimilarProducts: config.showSimilarProducts,
    allowedApiBases: [...config.allowedApiBases],
    cataloguePublic: config.cataloguePublic,
    practiceSends: config.practiceSends,
    closures: closuresTold(config.closures, day).map(({ firstDay, lastDay, toldFrom, textDe, textEn }) => ({
      firstDay,
      lastDay,
      toldFrom,
      textDe,
      textEn,
    })),
  };
}

/** All of it stands in the legal texts, or on every invoice. */
function publicDetails(pharmacy: PharmacyDetails): PharmacyDetails {
  return {
    owner: pharmacy.owner,
    street: pharmacy.street,
    postalCode: pharmacy.postalCode,
    city: pharmacy.city,
    vatId: pharmacy.vatId,
    registerCourt: pharmacy.registerCourt,
    registerNumber: pharmacy.registerNumber,
    chamber: pharmacy.chamber,
    supervisoryAuthority: pharmacy.supervisoryAuthority,
    mailOrderPermit: pharmacy.mailOrderPermit,
    professionalRules: pharmacy.professionalRules,
    liabilityInsurance: pharmacy.liabilityInsurance,
    dataProtectionOfficer: pharmacy.dataProtectionOfficer,
    dataProtectionAuthority: pharmacy.dataProtectionAuthority,
    advisoryHours: pharmacy.advisoryHours,
    advisoryHoursEn: pharmacy.advisoryHoursEn,
    openingHours: pharmacy.openingHours,
    openingHoursEn: pharmacy.openingHoursEn,
    bankName: pharmacy.bankName,
    iban: pharmacy.iban,
    bic: pharmacy.bic,
  };
}

/** Made for each asker: the desk may have changed it, and a closure is told from one day on. */
export function serveConfig(app: FastifyInstance, current: () => PublicConfig): void {
  app.get('/config.json', async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(JSON.stringify(current())),
  );
}
