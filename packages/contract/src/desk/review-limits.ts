// Plain data, without schemas: the desk's forms are drawn and checked by it before anything is sent.

/** More pages than any prescription has; what comes behind them is not drawn. */
export const mostPages = 50;

/** Only doctors may prescribe cannabis (MedCanG § 3); what else stands on a paper is recorded as it is. */
export const professions = ['doctor', 'dentist', 'vet', 'other'] as const;

/** Decides how long it is valid. Medical cannabis needs no narcotics form since April 2024. */
export const prescriptionKinds = ['private', 'statutory'] as const;

export const recordLimits = {
  name: 200,
  address: 300,
  phone: 40,
  product: 200,
  instructions: 500,
  amount: 10_000,
  lines: 20,
};

export const pznPattern = /^\d{8}$/;

/** The number that an E-Rezept carries, in the groups in which it is printed. */
export const eRezeptPattern = /^\d{3}(?:\.\d{3}){4}\.\d{2}$/;

/** The program or service that checked a signature. */
export const longestChecker = 200;

/** What settles a difference, in words. */
export const longestAnswer = 1_000;
