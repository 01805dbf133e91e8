/** Calls the parts that any feature may have, for all features in the order of the list. */
import type { Random } from '../core/random.ts';
import type { TableChoices } from '../model/choices.ts';
import type { Ctx } from '../powers/ctx.ts';
import type { MergeOf } from '../model/contracts.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { FactionId, Seating } from '../model/factions.ts';
import type { DeclaredSecret, PublicFact } from '../model/facts.ts';
import { memoizeEachByReads } from '../model/memoize-by-reads.ts';
import type { TurnPhase } from '../model/phases.ts';
import type { Prompt } from '../model/prompts.ts';
import type { GameState } from '../model/state.ts';
import { allThatHave } from './registry.ts';

const BOARD_CORRECTIONS = allThatHave('onBoardCorrection');
const BACKGROUND_PROMPTS = allThatHave('backgroundPrompts');
const BACKGROUND_ADVANCES = allThatHave('advanceAlways');
const PHASE_ENDINGS = allThatHave('beforeNextPhase');
const TAKE_BACKS = allThatHave('onTakeBack');
const DECLARATION_HANDLERS = allThatHave('onDeclareAlways');
const OPTIONAL_PROMPTS = allThatHave('optionalPrompts');
const OPENING_PAYLOADS = allThatHave('openingPayload');
const PUBLIC_VIEWS = allThatHave('publicView');
const OWN_VIEWS = allThatHave('ownView');
const SOUNDNESS = allThatHave('isSound');
const PASSES_WINDOWS = allThatHave('passesWindows');

/** Returns the effects of a correction while the table plays on the board. */
export const correctedAtTable = (ctx: Ctx, state: GameState, fact: PublicFact): readonly GameEvent[] =>
  BOARD_CORRECTIONS.flatMap((corrected) => corrected(ctx, state, fact));

/** Returns the prompts of all features that are open besides the prompts of the top activity. */
export const backgroundPromptsOf = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  memoizeEachByReads(BACKGROUND_PROMPTS, state, 'asked always', (asks, now) => asks(ctx, now)).flat();

/** Returns the automatic events of all features that may happen at any time. */
export const backgroundEvents = (ctx: Ctx, state: GameState): readonly GameEvent[] =>
  BACKGROUND_ADVANCES.flatMap((follows) => follows(ctx, state));

/** Whether the position after an undo is possible on a board, by the checks of all features. */
export const isSound = (then: GameState, now: GameState): boolean => SOUNDNESS.every((sound) => sound(then, now));

/** Returns the events of all features before the table moves to the next phase. */
export const eventsBeforeNextPhase = (ctx: Ctx, state: GameState, next: TurnPhase): readonly GameEvent[] =>
  PHASE_ENDINGS.flatMap((ends) => ends(ctx, state, next));

/** Whether a standing order of this seat passes in every window. */
export const passesWindows = (state: GameState, faction: FactionId): boolean =>
  PASSES_WINDOWS.some((passes) => passes(state, faction));

/** Returns the earlier position with everything that features keep from the later position. */
export const keptFrom = (back: GameState, now: GameState, event: EventOf<'TakenBack'>): GameState =>
  TAKE_BACKS.reduce((kept, takenBack) => takenBack(kept, now, event), back);

/** Returns the effects of a declared secret that happen whichever activity is on top. */
export const toldAlways = (state: GameState, faction: FactionId, fact: DeclaredSecret): readonly GameEvent[] =>
  DECLARATION_HANDLERS.flatMap((told) => told(state, faction, fact));

/** Returns the optional prompts of this seat. */
export const offeredTo = (ctx: Ctx, state: GameState, faction: FactionId): readonly Prompt[] =>
  memoizeEachByReads(OPTIONAL_PROMPTS, state, `offered to ${faction}`, (offers, now) => offers(ctx, now, faction));

/** Returns the parts of all features in the opening event. */
export const openingPayloads = (
  ctx: Ctx,
  seating: readonly Seating[],
  choices: TableChoices,
  random: Random,
): MergeOf<'opening'> =>
  Object.assign({}, ...OPENING_PAYLOADS.map((opens) => opens(ctx, seating, choices, random))) as MergeOf<'opening'>;

/** Returns the public view of all features, merged. */
export const publicViewOf = (ctx: Ctx, state: GameState): MergeOf<'publicView'> =>
  Object.assign(
    {},
    ...memoizeEachByReads(PUBLIC_VIEWS, state, 'seen by all', (sees, now) => sees(ctx, now)),
  ) as MergeOf<'publicView'>;

/** Returns the own view of one faction from all features. */
export const ownViewOf = (ctx: Ctx, state: GameState, faction: FactionId): MergeOf<'ownView'> =>
  Object.assign(
    {},
    ...memoizeEachByReads(OWN_VIEWS, state, `seen by ${faction}`, (sees, now) => sees(ctx, now, faction)),
  ) as MergeOf<'ownView'>;
