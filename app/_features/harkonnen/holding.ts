import type { OwnView, SeatView } from '#client';
import { strengthIn } from '#app/_components/leader-strengths.tsx';
import type { Holding } from '#app/_components/secrets/holding.ts';
import { LONGEST_LEADERS } from '#app/_components/secrets/longest.ts';
import { formatYourCaptives } from '#lib/factions/harkonnen/messages/held.ts';

/** The line about leaders of other factions, held or face down in the tanks. */
export const held: Holding = {
  line: ({ captives }, { leaders }) =>
    captives === null
      ? null
      : { sign: 'leader', words: formatYourCaptives(captives, (leader) => strengthIn(leaders, leader)) },
  most: ({ mine, table }) => ({ captives: mine.captives === null ? null : mostCaptives(table.captives) }),
};

/** Returns as many sample captives as are publicly known, each with the longest text, so that the cover has enough room. */
function mostCaptives(counted: SeatView['table']['captives']): NonNullable<OwnView['captives']> {
  const count = counted.reduce((sum, one) => sum + one.held + one.faceDown, 0);
  const all = LONGEST_LEADERS.slice(0, count);
  return { held: all.slice(0, 1), faceDown: all.slice(count > 1 ? 1 : 0) };
}
