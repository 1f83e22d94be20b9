/** The ground behind a product's picture takes up the hue of its first terpene, as the illustrations do. */
const hues = new Map(
  Object.entries({
    Myrcen: 120,
    Limonen: 108,
    Caryophyllen: 60,
    Linalool: 310,
    Pinen: 165,
    Terpinolen: 200,
    Humulen: 118,
    Ocimen: 140,
    Farnesen: 128,
    Bisabolol: 95,
    Nerolidol: 80,
    Eucalyptol: 195,
    Camphen: 215,
    Guaiol: 350,
    Valencen: 72,
  }),
);

/** Laboratories also write α-Pinen and β-Caryophyllen. Undefined where none is known; the plate then stays neutral. */
export function plateHue(terpenes: readonly string[]): number | undefined {
  return hues.get((terpenes[0] ?? '').replace(/^[αβ]-/, ''));
}
