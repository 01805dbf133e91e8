import type { ArenaDirection, BorderId, DuelingCard, DuelRules, SectorId } from '../../../../model/dueling.ts';
import type { FactionId } from '../../../../model/factions.ts';
import type { LeaderId } from '../../../../model/leaders.ts';
import type { KanlyStep, Second, ShownMove, Side, Threat } from './duel.ts';

/** A leader in the arena, as everybody sees it. */
export interface FighterView {
  readonly faction: FactionId;
  readonly at: SectorId;
  /** The leader and its value; `null` while it is face down. */
  readonly shown: { readonly leader: LeaderId; readonly worth: number } | null;
  /** The spice in front of the shield; `null` before both sums are shown, and 0 in a war. */
  readonly backing: number | null;
}

/** The arena of a duel or of a war, as everybody sees it. */
export interface FightView {
  readonly fighters: readonly FighterView[];
  readonly blocks: readonly BorderId[];
  readonly turn: FactionId | null;
  readonly made: number;
  readonly three: number | null;
  readonly attack: {
    readonly by: FactionId;
    readonly on: FactionId;
    readonly direction: ArenaDirection | null;
    readonly resolvesAt: number | null;
  } | null;
  readonly last: ShownMove | null;
}

/** A duel, as everybody sees it. */
export interface KanlyView extends FightView {
  readonly by: FactionId;
  readonly on: FactionId;
  readonly action: string | null;
  readonly step: KanlyStep;
  /** The seats that have sealed what all wait for now. */
  readonly sealedBy: readonly FactionId[];
  readonly sides: readonly Side[];
  /** The duellists that offer to part. */
  readonly parting: readonly FactionId[];
}

/** The public view of the feature; `null` at a table without the module. */
export interface KanlyPublicView {
  readonly kanly: {
    readonly arena: DuelRules['arena'];
    readonly threats: readonly Threat[];
    /** The arena of the running duel or war, or the leaders that lie there during a nexus; `null` if it is empty. */
    readonly fight: FightView | null;
    readonly running: KanlyView | null;
    /** The number of dueling cards of each faction. */
    readonly hands: readonly { readonly faction: FactionId; readonly cards: number }[];
    readonly deck: number;
    /** The discarded cards, the last one at the end. */
    readonly discards: readonly DuelingCard[];
  } | null;
}

/** What one faction sees in addition to the public view. */
export interface KanlyOwnView {
  /** The own dueling cards; empty at a table without the module. */
  readonly duelingCards: readonly DuelingCard[];
  /** The own leader in the arena; `null` if there is none. */
  readonly champion: LeaderId | null;
  readonly backing: number | null;
  readonly second: Second | null;
  /** The factions that this faction can threaten now; empty if it cannot threaten. */
  readonly mayThreaten: readonly FactionId[];
}
