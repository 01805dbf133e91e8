/** The spice blow: cards of the spice deck are turned over, spice is placed, and worms come. */
import type { Feature } from '../../kernel/feature.ts';
import type { OwnedAction, ShuffledDeck } from '../../model/instructions.ts';
import { SHAI_HULUD } from '../../model/spice-blow.ts';
import type { GameState } from '../../model/state.ts';
import { territoryField } from '../../model/fields.ts';
import { anyOf, oneOf } from '../../core/grammar.ts';
import { openInstructions } from '../../model/open-instructions.ts';
import { HAND_LOWERED, TABLE_RESUMED } from '../pausing/events.ts';
import { decideBeginSpiceBlow } from './begin.ts';
import type { SpiceBlowContract } from './contract.ts';
import { onCorrection } from './corrections.ts';
import { FIRST_PILE, isSpiceDeckKept, pilesOfWormsToGoBack } from './deck.ts';
import { facts } from './facts.ts';
import { advance } from './advance.ts';
import { putOff, withoutPause } from './pause.ts';
import { activityPrompts, decideTellCard, promptHandlers } from './prompts.ts';
import { decideTakeCardBack, undo } from './undo.ts';
import { reducer } from './reducer.ts';
import { log, logUndone } from './log.ts';
import { publicView } from './view.ts';
import { wormGoesOn } from './worm.ts';

export const spiceBlow: Feature<SpiceBlowContract> = {
  activities: {
    'spice-blow': {
      phase: 'spice-blow',
      advance,
      prompts: activityPrompts,
      timer: { until: ({ pause }) => pause?.deadline ?? null, onTimeout: () => [{ type: 'BlowPauseEnded' }] },
      onCorrection,
      onUndo: withoutPause,
      onTakeBack: withoutPause,
    },
    worm: { advance: wormGoesOn, onCorrection },
  },
  prompts: promptHandlers,
  initialSlice: () => ({
    spiceTops: [],
    spiceOut: [],
    lastBlow: null,
    nextWorm: 1,
    wormsCome: 0,
    spiceNext: null,
  }),
  publicView,
  facts,
  reducer,
  log,
  // Each of these lines names the card that was played.
  redactCards: { 'worm-thumped': () => null, 'blow-doubled': () => null, 'worm-summoned': () => null },
  logUndone,
  undo,
  subscriptions: {
    [HAND_LOWERED]: (state, { shift }) => putOff(state, shift),
    [TABLE_RESUMED]: (state, { shift }) => putOff(state, shift),
  },
  chronicled: ['shai-hulud-devoured'],
  commands: {
    TellSpiceCard: {
      from: 'moderator',
      input: { card: anyOf(territoryField, oneOf(SHAI_HULUD, 'reshuffled')) },
      decide: (ctx, state, { card }, { random }) => decideTellCard(ctx, state, card, random),
    },
    TakeSpiceCardBack: {
      from: 'seat',
      input: {},
      removesUndoneInstructions: true,
      decide: (ctx, state, _command, { by }) => decideTakeCardBack(ctx, state, by),
    },
  },
  phases: {
    'spice-blow': {
      begin: (_ctx, state) => decideBeginSpiceBlow(state),
      isPending: (_ctx, { turn, lastBlow }) => lastBlow?.turn !== turn,
      startsAutomatically: true,
    },
  },
  actions: {
    SpiceCardTurned: ({ territory, sector, laid: amount }) =>
      amount === 0 ? [] : [{ owner: 'table', move: { kind: 'lay-spice', territory, sector, amount } }],
    SpiceDeckReshuffled: ({ pile, ownDeck = false }, state) => deckShuffled(state, ownDeck ? pile : null),
    BlowDoubled: ({ territory, sector, laid: amount }) =>
      amount === 0 ? [] : [{ owner: 'table', move: { kind: 'lay-spice', territory, sector, amount } }],
    // The worms of the first turn go back into the deck after a territory has come up, even if they were not set aside
    // before.
    SpiceBlowEnded: ({ ownDecks = false }, state) => {
      const piles = pilesOfWormsToGoBack(state);
      if (ownDecks) return piles.flatMap((pile) => deckShuffled(state, pile));
      return piles.length > 0 ? deckShuffled(state, null) : [];
    },
  },
  inverseActions: { 'lay-spice': (move) => ({ ...move, kind: 'spice-off-board' }) },
  endsLifetime: { SpiceBlowBegan: (_event, { phase }) => (phase === 'spice-blow' ? null : 'phase') },
  instructionEffects: { SpiceBlowBegan: 'starts-afresh' },
};

/**
 * Returns the shuffle of the deck of a pile; `null` means the one deck of all piles. A blow shuffles a deck only once,
 * even if its last card is entered again.
 * @rules AH79 III.C, VII.D · GF9-2019 "First Turn", Questions and Answers "Miscellaneous"
 */
function deckShuffled(state: GameState, pile: number | null): readonly OwnedAction[] {
  const deck = pile === null ? 'spice' : pile === FIRST_PILE ? 'first-spice' : 'second-spice';
  return isSpiceDeckKept(state) || isStillToShuffle(state, deck)
    ? []
    : [{ owner: 'table', move: { kind: 'shuffle-deck', deck } }];
}

const isStillToShuffle = (state: GameState, deck: ShuffledDeck): boolean =>
  openInstructions(state).some(
    ({ move, done, of: { turn, phase } }) =>
      !done && turn === state.turn && phase === state.phase && move.kind === 'shuffle-deck' && move.deck === deck,
  );
