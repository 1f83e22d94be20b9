/** Why a way of shipping cannot be chosen; the law's own reasons stand with its rules. */
export const shippingReasons = {
  onlyGermany: 'Wir liefern nur innerhalb Deutschlands.',
  noAddress: 'Bitte geben Sie zuerst eine Lieferadresse an.',
  outside: 'Der Botendienst fährt nicht zu dieser Postleitzahl.',
  unknown: 'Diese Versandart bieten wir nicht an.',
} as const;
