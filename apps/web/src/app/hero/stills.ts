import dark960 from './hero-dark-960.webp';
import dark1920 from './hero-dark-1920.webp';
import light960 from './hero-light-960.webp';
import light1920 from './hero-light-1920.webp';

/** The still that stands before the loop, in each theme. */
export const stills = {
  dark: { src: dark1920, srcSet: `${dark960} 960w, ${dark1920} 1920w` },
  light: { src: light1920, srcSet: `${light960} 960w, ${light1920} 1920w` },
};

/** The light twin of each. */
export const lightStills: Record<string, string> = { [dark960]: light960, [dark1920]: light1920 };
