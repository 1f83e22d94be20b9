// Plain data, without schemas: the browser checks a file by it before anything is sent.

export const mostPrescriptionBytes = 10 * 1024 * 1024;

/** What a prescription file may be, by the name that people know. */
export const prescriptionFileTypes = {
  PDF: 'application/pdf',
  JPG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
} as const;

export const longestFileName = 255;

/** The type that a signed form names, by the end of the file's name (RX-02). What is accepted, the file's bytes decide. */
export const contentTypesByExtension: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  ico: 'image/x-icon',
};
