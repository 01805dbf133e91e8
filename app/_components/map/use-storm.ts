'use client';

import { useEffect, useState } from 'react';
import { sectorAfter, sectorsAhead, type Sector } from '../../../lib/client.ts';

const SECTOR_MS = 240;
/** Further than the storm ever moves at once: a correction, which is not acted out. */
const LONGEST_MOVE = 10;

/**
 * The sector the storm is drawn in: it travels one sector after another to where it is now.
 * @param still jumps there at once, for those who want no motion
 */
export function useStorm(sector: Sector, still: boolean): Sector {
  const [shown, setShown] = useState(sector);
  const ahead = sectorsAhead(shown, sector);
  const jumps = still || ahead > LONGEST_MOVE;
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
