'use client';

import { useEffect, useState } from 'react';
import { sectorAfter, sectorsAhead, type Sector } from '#client';

const SECTOR_MS = 240;
/** Further than a later storm ever moves: a correction, which is not acted out. */
const LONGEST_MOVE = 10;

/**
 * The sector the storm is drawn in: it travels one sector after another to where it is now.
 * @param swept how far it has just come, where that is known: the first storm goes far
 * @param still jumps there at once, for those who want no motion
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
