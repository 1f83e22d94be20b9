/** What was scanned from a container: a PZN, which a Code 39 begins with a dash, or the number of a batch. */
export function readScan(text: string): { pzn: string; batchNumber: null } | { pzn: null; batchNumber: string } {
  const [, pzn] = /^(?:PZN)?\s*-?\s*(\d{8})$/i.exec(text.trim()) ?? [];
  return pzn === undefined ? { pzn: null, batchNumber: text.trim() } : { pzn, batchNumber: null };
}
