/** The spice blow: cards of the spice deck are turned over, spice is laid on the board, and worms come. */
import type { Feature } from '../../kernel/feature.ts';
import type { OwnedMove } from '../../model/instructions.ts';
import { SHAI_HULUD } from '../../model/spice-blow.ts';
import type { GameState } from '../../model/state.ts';
import { aTerritory } from '../../model/fields.ts';
import { either, oneOf } from '../../core/grammar.ts';
import { onTheList } from '../../model/open-instructions.ts';
import { decideBeginSpiceBlow } from './begin.ts';
import { CARD_MOMENTS } from '../../pieces/steps.ts';
import type { SpiceBlowContract } from './contract.ts';
import { corrected } from './corrections.ts';
import { areWormsToGoBack, isSpiceDeckKept } from './deck.ts';
import { facts } from './facts.ts';
import { goesOn } from './advance.ts';
import { asks, decideTellCard, questions } from './prompts.ts';
import { decideTakeCardBack } from './slip.ts';
import { records } from './reducer.ts';
import { tells } from './log.ts';
import { sees } from './view.ts';
import { wormGoesOn } from './worm.ts';

export const spiceBlow: Feature<SpiceBlowContract> = {
  activities: {
    'spice-blow': { phase: 'spice-blow', goesOn, asks, corrected },
    worm: { goesOn: wormGoesOn, corrected },
  },
  questions,
  slice: () => ({
    spiceTops: [],
    spiceOut: { territories: [], worms: 0 },
    lastBlow: null,
    nextWorm: 1,
    wormsCome: 0,
    spiceNext: null,
    saidCard: null,
  }),
  sees,
  facts,
  records,
  tells,
  intents: {
    TellSpiceCard: {
      from: 'moderator',
      sent: { card: either(aTerritory, oneOf(SHAI_HULUD, 'reshuffled')) },
      decided: (ctx, state, { card }, { random }) => decideTellCard(ctx, state, card, random),
    },
    TakeSpiceCardBack: {
      from: 'seat',
      sent: {},
      strikesMoves: true,
      decided: (_ctx, state, _intent, { by }) => decideTakeCardBack(state, by),
    },
  },
  phases: {
    'spice-blow': {
      begin: (_ctx, state) => decideBeginSpiceBlow(state),
      isStillToCome: (_ctx, { turn, lastBlow }) => lastBlow?.turn !== turn,
      followsByItself: true,
    },
  },
  moves: {
    SpiceCardTurned: ({ territory, sector, laid: amount }) =>
      amount === 0 ? [] : [{ owner: 'table', move: { kind: 'lay-spice', territory, sector, amount } }],
    SpiceCardTakenBack: ({ forces, spice }) => [
      ...forces.map(({ faction, ...stack }): OwnedMove => ({
        owner: faction,
        move: { kind: 'forces-from-tanks', faction, ...stack },
      })),
      ...spice.map((lying): OwnedMove => ({ owner: 'table', move: { kind: 'spice-onto-board', ...lying } })),
    ],
    SpiceDeckReshuffled: (_event, state) => deckShuffled(state),
    // The worms of the first turn, once its territory has come up: whether they lay aside until then or not.
    SpiceBlowEnded: (_event, state) => (areWormsToGoBack(state) ? deckShuffled(state) : []),
  },
  // Whoever has laid a card down has had a say in what came.
  follows: { [CARD_MOMENTS.discarded]: (state) => ({ ...state, saidCard: null }) },
  opposites: { 'lay-spice': (move) => ({ ...move, kind: 'spice-off-board' }) },
  over: { SpiceBlowBegan: (_event, { phase }) => (phase === 'spice-blow' ? null : 'phase') },
  marks: { SpiceBlowBegan: 'starts-afresh' },
};

/**
 * Asked for once in a blow, also where its last card is said anew.
 * @rules AH79 III.C, VII.D · GF9-2019 "First Turn", Questions and Answers "Miscellaneous"
 */
const deckShuffled = (state: GameState): readonly OwnedMove[] =>
  isSpiceDeckKept(state) || isStillToShuffle(state)
    ? []
    : [{ owner: 'table', move: { kind: 'shuffle-deck', deck: 'spice' } }];

const isStillToShuffle = (state: GameState): boolean =>
  onTheList(state).some(
    ({ move, done, of: { turn, phase } }) =>
      !done && turn === state.turn && phase === state.phase && move.kind === 'shuffle-deck' && move.deck === 'spice',
  );
