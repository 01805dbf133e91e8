import type { SeatView } from '#client';
import { OUT_OF_GAME } from '#lib/features/main-characters/messages/lost.ts';

/** Whether the faction of this phone is out of the game. */
export const isOutHere = ({ table, audience }: SeatView): boolean => table.fallen.includes(audience);

/** Tells a player whose leaders are all dead that the faction is out of the game, and what that means. */
export const OutHere = () => (
  <section>
    <h2>{OUT_OF_GAME.title}</h2>
    <ul>
      {OUT_OF_GAME.lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
