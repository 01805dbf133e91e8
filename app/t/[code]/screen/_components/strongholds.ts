import { heldBy, type FactionId, type TableView } from '#client';

/** How near a faction is to a win, alone or with its allies. */
export interface Progress {
  readonly faction: FactionId;
  readonly allies: readonly FactionId[];
  /**
   * The number of strongholds that the faction and its allies hold. A stronghold that several allies hold counts once.
   */
  readonly held: number;
  /** The number of strongholds that wins; `null` if so many allies cannot win together. */
  readonly needed: number | null;
}

/** Returns the held and the needed strongholds, in the order of play. Allies count together. */
export const progressOf = ({ order, sides }: TableView): readonly Progress[] =>
  order.flatMap((faction): readonly Progress[] => {
    const side = sides.find(({ members }) => members.includes(faction));
    if (side === undefined) return [];
    const allies = side.members.filter((member) => member !== faction);
    return [{ faction, allies, held: heldBy(side), needed: side.needed }];
  });
