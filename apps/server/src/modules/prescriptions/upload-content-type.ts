import { contentTypesByExtension } from '@shop/contract/prescription-file';

/** The type a form is signed for (RX-02). It decides nothing: what is accepted, the file's bytes tell. */
export function uploadContentTypeOf(fileName: string): string {
  const [, extension = ''] = /\.([a-z]+)$/i.exec(fileName) ?? [];
  return contentTypesByExtension[extension.toLowerCase()] ?? 'application/octet-stream';
}
