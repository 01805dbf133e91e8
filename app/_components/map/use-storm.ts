'use client';

import { useEffect, useState } from 'react';
import { sectorAfter, sectorsAhead, type Sector } from '#client';

const SECTOR_MS = 240;
/** Later storms never move further: a larger distance is a correction, which is not animated. */
const LONGEST_MOVE = 10;

/**
 * Returns the sector in which the storm is drawn. The drawn storm moves sector by sector to its present sector.
 * @param swept the distance of the last move, if known: the first storm goes far
 * @param still shows the storm in its present sector at once, for users who want no motion
 */
export function useStorm(sector: Sector, swept: number, still: boolean): Sector {
  const [shown, setShown] = useState(sector);
  const ahead = sectorsAhead(shown, sector);
  const jumps = still || ahead > Math.max(LONGEST_MOVE, swept);
  useEffect(() => {
    if (shown === sector) return undefined;
    const next = jumps ? sector : sectorAfter(shown, 1);
    const timer = setTimeout(
      () => {
        setShown(next);
      },
      jumps ? 0 : SECTOR_MS,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [shown, sector, jumps]);
  return shown;
}
