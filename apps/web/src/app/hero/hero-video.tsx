import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTheme } from '#features/accessibility/use-theme.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { whenIdle } from '../frame/when-idle.ts';
import styles from './hero.module.css';
import darkMp4 from './hero-dark.mp4';
import darkWebm from './hero-dark.webm';
import lightMp4 from './hero-light.mp4';
import lightWebm from './hero-light.webm';

const loops = {
  dark: { webm: darkWebm, mp4: darkMp4 },
  light: { webm: lightWebm, mp4: lightMp4 },
};

/** A visitor who stopped the loop need not stop it again on the next page. Forgotten with the visit. */
let wasStopped = false;

/**
 * Whether the loop runs. It begins when the page is there, and for those who want less motion or less data only when they
 * ask for it.
 */
export function useHeroLoop() {
  const [isPlaying, setPlaying] = useState(false);
  /** A browser may refuse, for example to save its battery: then the still stays, and the control offers to play. */
  const refuse = useCallback(() => setPlaying(false), []);

  useEffect(() => {
    if (!wasStopped && wantsMotion()) return afterLoading(() => setPlaying(true));
  }, []);

  return {
    isPlaying,
    refuse,
    toggle() {
      wasStopped = isPlaying;
      setPlaying(!isPlaying);
    },
  };
}

type HeroLoop = ReturnType<typeof useHeroLoop>;

/** The loop over the still it begins with; not loaded before it is to play. */
export function HeroVideo({ loop: { isPlaying, refuse } }: { loop: HeroLoop }) {
  const theme = useTheme();
  const videoRef = useRef<HTMLVideoElement>(null);
  const [isLoaded, setLoaded] = useState(isPlaying);
  const [isSeen, setSeen] = useState(false);
  if (isPlaying && !isLoaded) setLoaded(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies(theme): another theme is another video.
  // biome-ignore lint/correctness/useExhaustiveDependencies(isLoaded): the video is there from then on.
  useEffect(() => {
    if (isPlaying) videoRef.current?.play().catch(refuse);
    else videoRef.current?.pause();
  }, [isPlaying, isLoaded, theme, refuse]);

  if (!isLoaded) return null;
  const { webm, mp4 } = loops[theme];
  return (
    <video
      key={theme}
      ref={videoRef}
      className={styles.video}
      data-seen={isSeen || undefined}
      muted
      loop
      playsInline
      preload="auto"
      aria-hidden="true"
      tabIndex={-1}
      onPlaying={() => setSeen(true)}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
    </video>
  );
}

/** What moves by itself can be stopped (WCAG 2.2.2). */
export function HeroControl({ loop: { isPlaying, toggle } }: { loop: HeroLoop }) {
  const t = useTranslations('home.hero');
  return (
    <IconButton
      isOutlined
      className={joinClasses('screen-only', styles.control)}
      label={t(isPlaying ? 'pause' : 'play')}
      icon={isPlaying ? <Pause /> : <Play />}
      onClick={toggle}
    />
  );
}

function wantsMotion(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches && connection?.saveData !== true;
}

/** The still stands for a moment, so that nobody's first look is at something that changes. */
const stillMs = 3_000;

/** The words, the fonts, the still and whatever else the page has to do go first. */
function afterLoading(act: () => void): () => void {
  let callOff = () => {};
  const waitForIdle = () => {
    const timer = setTimeout(() => {
      callOff = whenIdle(act);
    }, stillMs);
    callOff = () => clearTimeout(timer);
  };
  if (document.readyState === 'complete') waitForIdle();
  else window.addEventListener('load', waitForIdle, { once: true });
  return () => {
    window.removeEventListener('load', waitForIdle);
    callOff();
  };
}
