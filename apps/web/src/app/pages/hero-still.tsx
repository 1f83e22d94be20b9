import { useTheme } from '#features/accessibility/use-theme.ts';
import dark960 from './hero/hero-dark-960.webp';
import dark1920 from './hero/hero-dark-1920.webp';
import light960 from './hero/hero-light-960.webp';
import light1920 from './hero/hero-light-1920.webp';

const stills = {
  dark: { src: dark1920, srcSet: `${dark960} 960w, ${dark1920} 1920w` },
  light: { src: light1920, srcSet: `${light960} 960w, ${light1920} 1920w` },
};

/** The picture behind the first words, in the colours of the theme. Decoration: it says nothing the words do not say. */
export function HeroStill({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      <img
        {...stills[useTheme()]}
        sizes="(max-width: 900px) 22rem, 100vw"
        width={1920}
        height={1080}
        alt=""
        fetchPriority="high"
      />
    </div>
  );
}
