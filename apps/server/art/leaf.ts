import { type Colour, lit } from './colour.ts';
import { d, type Gradients, leafShape, line } from './svg.ts';

/** A narrow saw-edged leaf. It stands on 0,0 with its tip up. Never seven of them on one stalk. */
export interface Leaf {
  width: number;
  length: number;
  /** How far the tip bends to the side. */
  bend: number;
  colour: Colour;
}

export function drawLeaf({ width, length, bend, colour }: Leaf, gradients: Gradients): string {
  const teeth = Math.round(length / 9);
  let left = '';
  let right = '';
  let veins = d`M0 0Q${bend * 0.2} ${-length * 0.5} ${bend} ${-length * 0.98}`;
  for (let tooth = 1; tooth < teeth; tooth++) {
    const up = tooth / teeth;
    const half = width * Math.sin(Math.PI * up ** 0.72) * (1 - up * 0.25);
    const middle = bend * up * up;
    const y = -length * up;
    const tip = y - length * 0.022;
    left += d`L${middle - half * 0.88} ${y}L${middle - half} ${tip}`;
    right = d`L${middle + half} ${tip}L${middle + half * 0.88} ${y}` + right;
    if (tooth < 2 || tooth > teeth - 2) continue;
    const end = y - length * 0.05;
    veins += d`M${middle} ${y}L${middle - half * 0.82} ${end}M${middle} ${y}L${middle + half * 0.82} ${end}`;
  }
  const outline = `M0 0${left}${d`L${bend} ${-length}`}${right}Z`;
  return (
    leafShape(outline, colour, gradients, { shade: -0.22, opacity: 0.5, width: 0.8 }) +
    line(veins, lit(colour, 0.13), 0.9, 0.55)
  );
}
