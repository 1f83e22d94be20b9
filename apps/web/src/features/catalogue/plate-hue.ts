/** The ground behind a product's picture takes up the hue of its first terpene, as the illustrations do. */
const hues: Record<string, number> = {
  Myrcen: 120,
  Limonen: 108,
  Caryophyllen: 60,
  Pinen: 165,
  Linalool: 310,
  Terpinolen: 200,
  Humulen: 118,
  Ocimen: 140,
};

/** Undefined where no terpene is known; the plate then keeps its neutral ground. */
export function plateHue(terpenes: readonly string[]): number | undefined {
  return hues[terpenes[0] ?? ''];
}
