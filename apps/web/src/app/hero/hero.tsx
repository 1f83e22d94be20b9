import type { ReactNode } from 'react';
import { useTheme } from '#features/accessibility/use-theme.ts';
import { joinClasses } from '#ui/join-classes.ts';
import styles from './hero.module.css';
import { HeroControl, HeroVideo, useHeroLoop } from './hero-video.tsx';
import { stills } from './stills.ts';

interface HeroProps {
  heading: string;
  lead: string;
  /** Leaves room for a box that reaches into it from below. */
  isShort?: boolean;
  children?: ReactNode;
}

/** The first words of a page in front of the picture, in the colours of the theme. The picture says nothing they do not. */
export function Hero({ heading, lead, isShort = false, children }: HeroProps) {
  const theme = useTheme();
  const loop = useHeroLoop();

  return (
    <section className={joinClasses(styles.hero, isShort && styles.short)}>
      <div className={joinClasses('wrap', styles.content)}>
        <h1>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
      <div className={joinClasses('screen-only', styles.art)}>
        <img
          {...stills[theme]}
          sizes="(max-width: 900px) 22rem, 100vw"
          width={1920}
          height={1080}
          alt=""
          fetchPriority="high"
        />
        <HeroVideo loop={loop} />
      </div>
      <HeroControl loop={loop} />
    </section>
  );
}
