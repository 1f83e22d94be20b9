import type { PharmacyDetails, ShopConfig } from '@shop/contract/shop-config';
import type { FastifyInstance } from 'fastify';

/**
 * What everybody may read at /config.json, field by field: an object with more in it gives no more away, and a field that
 * is added to the config does not compile until somebody has decided about it here. The limits for orders stay inside:
 * whoever knew them could stay just below.
 */
export function publicConfig(
  config: ShopConfig,
): Omit<ShopConfig, 'newOrderEmail' | 'ordering' | 'workingDays' | 'packing'> {
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

/** Made once: nothing in it changes while the server runs. */
export function serveConfig(app: FastifyInstance, config: ShopConfig): void {
  const text = JSON.stringify(publicConfig(config));
  app.get('/config.json', async (_request, reply) =>
    reply.type('application/json').header('cache-control', 'no-cache').send(text),
  );
}
