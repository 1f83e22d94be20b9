/** The text of a file that a spreadsheet has saved: UTF-8, or what Windows writes where the bytes are no UTF-8. */
export async function readTableFile(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
