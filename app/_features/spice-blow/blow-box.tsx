import type { TableView } from '#client';
import { BesideBox } from '#app/_components/screen/beside-box.tsx';
import { nameOfBlow, sayTaken, sayTurned } from '#lib/features/spice-blow/messages/turned.ts';

/** The spice blow beside the planet: what came up, and what a worm took. */
export function BlowBox({ table: { spiceBlow, spicePiles, choices } }: { readonly table: TableView }) {
  if (spiceBlow === null || spiceBlow.turned.length === 0) return null;
  return (
    <BesideBox title={nameOfBlow(spiceBlow.pile, spicePiles.length)} dense>
      {spiceBlow.turned.map((card, at) => (
        <p key={at}>
          {sayTurned(card, choices.edition)}
          {card.kind === 'worm' && card.devoured !== null && ` ${sayTaken(card.devoured)}`}
        </p>
      ))}
    </BesideBox>
  );
}
