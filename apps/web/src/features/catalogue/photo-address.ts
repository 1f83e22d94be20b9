/** Photos lie beside the products' calls, drawn pictures among the shop's own files: the one fills its place, the other stands in it. */
export function isPhoto(url: string): boolean {
  return /\/pictures\/[\da-f-]{36}-\d+\.\w+$/.test(url);
}
