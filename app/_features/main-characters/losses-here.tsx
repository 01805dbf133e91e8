import type { SeatView } from '#client';
import { formatLost, formatOutOfGame, OUT_OF_GAME, OWN_LOSS } from '#lib/features/main-characters/messages/lost.ts';

/** Whether the main character of this phone's faction is dead, or the faction is out of the game. */
export const areLossesHere = (view: SeatView): boolean =>
  view.table.fallen.includes(view.audience) || lossOf(view) !== null;

const lossOf = ({ table, audience }: SeatView) => table.mainsLost.find(({ faction }) => faction === audience) ?? null;

/** Tells a player what the faction lacks without its main character, or that the faction is out of the game. */
export function LossesHere({ view }: { readonly view: SeatView }) {
  const lost = lossOf(view);
  const isOut = view.table.fallen.includes(view.audience);
  const lines = isOut || lost === null ? formatOutOfGame(view.table.outOfTheGame) : [formatLost(lost), OWN_LOSS.back];
  return (
    <section>
      <h2>{isOut ? OUT_OF_GAME.title : OWN_LOSS.title}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
