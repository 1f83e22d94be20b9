import { useState } from 'react';
import { readStored, store } from '#lib/storage.ts';
import { play, type Sound } from './sounds.ts';

/** Tones for what came of a scan; whether they are wanted is remembered on this device. */
export function useSounds() {
  const [isOn, setOn] = useState(() => readStored('desk_sounds') !== 'off');
  return {
    isOn,
    sound: (sound: Sound) => isOn && play(sound),
    toggle: () => {
      store('desk_sounds', isOn ? 'off' : 'on');
      setOn(!isOn);
    },
  };
}
