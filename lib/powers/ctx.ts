import type { Board } from '../board/board.ts';
import type { WhoPlays } from '../board/seats.ts';
import { memoize } from '../core/memoize.ts';
import type { Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { GameState } from '../model/state.ts';
import type { TerritoryId } from '../model/territories.ts';
import type { TreacheryTitle } from '../model/treachery-cards.ts';
import type { UseId } from '../model/use-id.ts';
import type { Advantage, CardPower, Power } from './power.ts';
import type { Rules } from './rules.ts';
import type { FactionStart } from './starts.ts';

/** The context of every engine function: this table's rules, the content of its box, its powers, and its cards. */
export interface Ctx extends WhoPlays {
  readonly rules: Rules;
  /** All powers that act at steps, including powers of factions, in the order of the edition. */
  readonly powers: readonly Power[];
  readonly advantages: readonly Advantage[];
  /** The powers of treachery cards, each once if several titles play alike. */
  readonly cards: readonly CardPower[];
  /** Returns the power of a card with this title. */
  readonly cardOf: (title: TreacheryTitle) => CardPower;
  /** The board of this table, with its sietches. */
  readonly board: Board;
  /** Territories that the table turns to strongholds. */
  readonly sietches: readonly TerritoryId[];
  /** Returns all forces of a faction: reserves, board and tanks together. */
  readonly forces: (faction: FactionId) => Forces;
  /** Returns the starting position of a faction. */
  readonly startOf: (faction: FactionId) => FactionStart;
  /** Returns the leaders of one faction. */
  readonly leaders: (faction: FactionId) => readonly LeaderId[];
  /** Factions whose leaders the table types in. */
  readonly leadersByTable: readonly FactionId[];
  /** Returns the fighting strength on the disc of a leader. `strengthNow` in `pieces/leaders.ts` has the strength now. */
  readonly strengthOf: (leader: LeaderId) => number;
  /** Whether a use can be undone now. This depends on public facts only. */
  readonly isUndoable: (state: GameState, use: UseId) => boolean;
}

/** Returns the hand limit of a faction. */
export const handLimitOf = (ctx: Pick<Ctx, 'rules' | 'advantages'>, faction: FactionId): number =>
  advantagesOf(ctx, faction).reduce((limit, { handLimit }) => handLimit?.(limit) ?? limit, ctx.rules.handLimit);

/** Whether a faction has forces in its box. */
export const hasForces = (ctx: Pick<Ctx, 'forces'>, faction: FactionId): boolean => ctx.forces(faction).count > 0;

/** Whether a faction’s forces can be advisors. */
export const hasAdvisors = (ctx: Ctx, faction: FactionId): boolean =>
  advantagesOf(ctx, faction).some((advantage) => advantage.hasAdvisors === true);

/** Returns the powers of one faction at this table. */
export const advantagesOf = ({ advantages }: Pick<Ctx, 'advantages'>, faction: FactionId): readonly Advantage[] =>
  theirs(advantages, faction);

const theirs = memoize((advantages: readonly Advantage[], faction: FactionId) =>
  advantages.filter((advantage) => advantage.faction === faction),
);
