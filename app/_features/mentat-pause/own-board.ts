import {
  discOf,
  formatForces,
  formatSpecial,
  type BoardCheckItem,
  type FactionView,
  type SeatView,
  type TableView,
  type TerritoryId,
  type Forces,
} from '#client';
import {
  NONE_LIES,
  formatForcesIn,
  formatOwnLeaders,
  formatSpiceIn,
} from '#lib/features/mentat-pause/messages/phone.ts';

/** A row of the comparison: a part of the board as Mentat has recorded it for a seat. */
export interface OwnRow {
  readonly matter: BoardCheckItem;
  readonly says: string;
}

const NONE: Forces = { count: 0, special: 0 };

/**
 * Returns what a seat compares with the board: its forces by territory, reserves, tanks and leaders, and the spice on
 * the board.
 */
export function ownBoard({ table, mine, audience }: SeatView): readonly OwnRow[] {
  const own = table.factions.find(({ faction }) => faction === audience);
  const forces = ({ count, special }: Forces) =>
    count === 0 ? 'None' : `${formatForces(count)}${formatSpecial({ faction: audience, count, special })}`;
  const spice: OwnRow = { matter: 'spice', says: spiceOnBoard(table) };
  if (own?.hasForces === false) return [spice];
  return [
    { matter: 'forces', says: own === undefined ? '' : forcesOnBoard(table, own) },
    { matter: 'reserves', says: forces(mine.reserves) },
    { matter: 'tanks', says: forces(own?.tanks ?? NONE) },
    { matter: 'leaders', says: leaders(table, own) },
    spice,
  ];
}

/** Returns the text of forces: `Carthag 8, 3 of them Sardaukar; Arrakeen 2`. Advisors are named as advisors. */
function forcesOnBoard({ forces, choices: { edition } }: TableView, { faction, advisorsIn }: FactionView): string {
  const own = forces.filter((stack) => stack.faction === faction);
  const there = [...new Set(own.map(({ territory }) => territory))].map((territory) => {
    const { count, special } = together(own.filter((stack) => stack.territory === territory));
    return formatForcesIn(territory, edition, { faction, count, special }, advisorsIn.includes(territory));
  });
  return there.length === 0 ? 'None' : there.join('; ');
}

const together = (stacks: readonly Forces[]): Forces =>
  stacks.reduce((sum, { count, special }) => ({ count: sum.count + count, special: sum.special + special }), NONE);

/** Returns the row of leaders. Only leaders whose face is public have names. */
function leaders({ leaders: discs, captives }: TableView, own: FactionView | undefined): string {
  const all = discs.filter(({ leader }) => discOf(leader).faction === own?.faction);
  const open = all.filter(({ where }) => where === 'tanks').map(({ leader }) => leader);
  const { held, faceDown } = captives.find(({ owner }) => owner === own?.faction) ?? { held: 0, faceDown: 0 };
  return formatOwnLeaders(all.length, { open, held, faceDown });
}

/** Returns the spice with each territory once: `10 spice: The Great Flat 6, Red Chasm 4`. */
function spiceOnBoard({ spiceOnBoard: piles, choices: { edition } }: TableView): string {
  const amountIn = (territory: TerritoryId) =>
    piles.filter((pile) => pile.territory === territory).reduce((sum, { amount }) => sum + amount, 0);
  const there = [...new Set(piles.map(({ territory }) => territory))];
  const all = piles.reduce((sum, { amount }) => sum + amount, 0);
  if (there.length === 0) return NONE_LIES;
  return formatSpiceIn(
    all,
    there.map((territory) => ({ territory, amount: amountIn(territory) })),
    edition,
  );
}
