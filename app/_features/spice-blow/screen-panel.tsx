import type { TableView } from '#client';
import { BesideBox } from '#app/_components/status-screen/beside-box.tsx';
import { blowName, formatTaken, formatTurned } from '#lib/features/spice-blow/messages/turned.ts';

/** The spice blow beside the planet: what came up, and what a worm took. */
export function SpiceBlowScreenPanel({ table: { spiceBlow, spicePiles, choices } }: { readonly table: TableView }) {
  if (spiceBlow === null || spiceBlow.turned.length === 0) return null;
  return (
    <BesideBox title={blowName(spiceBlow.pile, spicePiles.length)} dense>
      {spiceBlow.turned.map((card, at) => (
        <p key={at}>
          {formatTurned(card, choices.edition)}
          {card.kind === 'worm' && card.devoured !== null && ` ${formatTaken(card.devoured)}`}
        </p>
      ))}
    </BesideBox>
  );
}
