/** Hands bytes to the browser as a download of that name. */
export function saveFile(bytes: Blob, name: string): void {
  const address = URL.createObjectURL(bytes);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Not revoked at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
