/** The spice blow: cards of the spice deck are turned over, spice is laid on the board, and worms come. */
import type { Feature } from '../../play/feature.ts';
import { SHAI_HULUD } from '../../table/spice-blow.ts';
import { aTerritory } from '../../table/fields.ts';
import { either, oneOf } from '../../core/grammar.ts';
import { decideBeginSpiceBlow } from './begin.ts';
import type { SpiceBlowContract } from './contract.ts';
import { corrected } from './corrected.ts';
import { facts } from './facts.ts';
import { goesOn } from './flow.ts';
import { asks, decideTellCard, questions } from './questions.ts';
import { records } from './record.ts';
import { tells } from './tell.ts';
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
    spiceNext: null,
  }),
  sees,
  facts,
  records,
  tells,
  intents: {
    TellSpiceCard: {
      from: 'moderator',
      sent: { card: either(aTerritory, oneOf(SHAI_HULUD, 'reshuffled')) },
      decided: (ctx, state, intent, { random }) => decideTellCard(ctx, state, intent, random),
    },
  },
  phases: {
    'spice-blow': {
      begin: (_ctx, state) => decideBeginSpiceBlow(state),
      isStillToCome: ({ turn, lastBlow }) => lastBlow?.turn !== turn,
      followsByItself: true,
    },
  },
  moves: {
    SpiceCardTurned: ({ territory, sector, laid: amount }) =>
      amount === 0 ? [] : [{ owner: 'table', move: { kind: 'lay-spice', territory, sector, amount } }],
    SpiceDeckReshuffled: (_event, { choices }) =>
      choices.components.spiceDeck === 'app' ? [] : [{ owner: 'table', move: { kind: 'shuffle-deck', deck: 'spice' } }],
  },
  opposites: { 'lay-spice': (move) => ({ ...move, kind: 'spice-off-board' }) },
  over: { SpiceBlowBegan: (_event, { phase }) => (phase === 'spice-blow' ? null : 'phase') },
  marks: { SpiceBlowBegan: 'starts-afresh' },
};
