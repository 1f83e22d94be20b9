/** The most characters of the fields of the settings. Plain data, for the forms too. */
export const settingLimits = { phone: 40, hours: 200, bankName: 100, iban: 42, bic: 16, vatId: 40, address: 300 };
