const typesByExtension: Record<string, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
  ico: 'image/x-icon',
};

/** The type a form is signed for (RX-02). It decides nothing: what is accepted, the file's bytes tell. */
export function uploadContentTypeOf(fileName: string): string {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(fileName) ?? [];
  return typesByExtension[extension.toLowerCase()] ?? 'application/octet-stream';
}
