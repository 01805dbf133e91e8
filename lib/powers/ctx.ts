import type { Board } from '../board/board.ts';
import type { WhoPlays } from '../board/seats.ts';
import { memoize } from '../core/memoize.ts';
import type { Forces } from '../model/board.ts';
import type { FactionId } from '../model/factions.ts';
import type { LeaderId } from '../model/leaders.ts';
import type { GameState } from '../model/state.ts';
import type { TreacheryTitle } from '../model/treachery-cards.ts';
import type { UseId } from '../model/use-id.ts';
import type { Advantage, CardPower, Power } from './power.ts';
import type { Rules } from './rules.ts';
import type { FactionStart } from './starts.ts';

/** What everything in the engine receives: this table's rules, what came out of its box, and the powers and cards in force. */
export interface Ctx extends WhoPlays {
  readonly rules: Rules;
  /** Everything that hangs on to published steps, in the order of the edition: the powers of factions among it. */
  readonly powers: readonly Power[];
  readonly advantages: readonly Advantage[];
  /** What every treachery card does, each once where several titles play alike. */
  readonly cards: readonly CardPower[];
  /** What a card of this title does. */
  readonly cardOf: (title: TreacheryTitle) => CardPower;
  readonly board: Board;
  /** All forces that a faction has: with those in reserve, on the board and in the tanks they are always these. */
  readonly forces: (faction: FactionId) => Forces;
  /** What a faction begins with. */
  readonly startOf: (faction: FactionId) => FactionStart;
  /** The leaders of one faction. */
  readonly leaders: (faction: FactionId) => readonly LeaderId[];
  /** Factions whose leaders the table types in. */
  readonly leadersByTable: readonly FactionId[];
  /** The fighting strength on a leader's disc. */
  readonly strengthOf: (leader: LeaderId) => number;
  /** Whether a use can be undone as things stand, by public facts alone. */
  readonly isUndoable: (state: GameState, use: UseId) => boolean;
}

/** How many treachery cards a faction may hold. */
export const handLimitOf = (ctx: Pick<Ctx, 'rules' | 'advantages'>, faction: FactionId): number =>
  advantagesOf(ctx, faction).reduce((limit, { handLimit }) => handLimit?.(limit) ?? limit, ctx.rules.handLimit);

/** Whether a faction’s forces have a second side, as advisors. */
export const hasAdvisors = (ctx: Ctx, faction: FactionId): boolean =>
  advantagesOf(ctx, faction).some((advantage) => advantage.hasAdvisors === true);

/** The powers of one faction in force at this table. */
export const advantagesOf = ({ advantages }: Pick<Ctx, 'advantages'>, faction: FactionId): readonly Advantage[] =>
  theirs(advantages, faction);

const theirs = memoize((advantages: readonly Advantage[], faction: FactionId) =>
  advantages.filter((advantage) => advantage.faction === faction),
);
