import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useLocale } from 'use-intl';
import { isText, languageOf, linkToPlace, readPlace } from './places.ts';

/** Where the address says the editor is, and the way to elsewhere. */
export function useOpenPlace() {
  const locale = useLocale();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const place = useMemo(() => readPlace(search, locale), [search, locale]);

  return {
    place,
    /** Nothing is chosen yet: the address names neither an area nor a file. */
    isStart: !search.get('path') && !search.get('area'),
    /** Null where no text is open. */
    textPath: place.file && isText(place.file) ? place.file : null,
    language: languageOf(place.file ?? place.dir ?? ''),
    goTo(path: string | null, area = place.area): void {
      void navigate(linkToPlace(area, path));
    },
  };
}

export type OpenPlace = ReturnType<typeof useOpenPlace>;
