import type { InstructionsContract } from '../../model/machine.ts';
import type { Feature } from '../feature.ts';

const nothingToUndo = (): null => null;

/** The inverse of each physical action that a feature may ask for. */
export const inverseActions: Feature<InstructionsContract>['inverseActions'] = {
  'forces-to-tanks': (move) => ({ ...move, kind: 'forces-from-tanks' }),
  'forces-from-tanks': (move) => ({ ...move, kind: 'forces-to-tanks' }),
  'mercenaries-to-pool': (move) => ({ ...move, kind: 'mercenaries-from-pool' }),
  'mercenaries-from-pool': (move) => ({ ...move, kind: 'mercenaries-to-pool' }),
  'tanks-to-reserves': (move) => ({ ...move, kind: 'reserves-to-tanks' }),
  'reserves-to-tanks': (move) => ({ ...move, kind: 'tanks-to-reserves' }),
  'flip-forces': (move) => ({ ...move, side: move.side === 'advisors' ? 'fighters' : 'advisors' }),
  'forces-from-reserves': (move) => ({ ...move, kind: 'forces-to-reserves' }),
  'forces-to-reserves': (move) => ({ ...move, kind: 'forces-from-reserves' }),
  'leader-to-tanks': ({ leader }) => ({ kind: 'leader-from-tanks', leader }),
  'leader-from-tanks': ({ leader }) => ({ kind: 'leader-to-tanks', leader }),
  'hand-over-captive': ({ to, from }) => ({ kind: 'give-back-captive', from: to, to: from }),
  'give-back-captive': ({ to, from }) => ({ kind: 'hand-over-captive', from: to, to: from }),
  'captive-to-tanks': (move) => ({ ...move, kind: 'captive-from-tanks' }),
  'captive-from-tanks': (move) => ({ ...move, kind: 'captive-to-tanks' }),
  'leader-stays': ({ leader }) => ({ kind: 'leader-home', leader }),
  'spice-from-bank': (move) => ({ ...move, kind: 'spice-to-bank' }),
  'spice-to-bank': (move) => ({ ...move, kind: 'spice-from-bank' }),
  'spice-to-faction': ({ from, to, amount }) => ({ kind: 'spice-to-faction', from: to, to: from, amount }),
  'spice-before-shield': ({ from, to, amount }) =>
    from === to
      ? { kind: 'spice-behind-shield', faction: to, amount }
      : { kind: 'spice-to-faction', from: to, to: from, amount },
  'spice-behind-shield': ({ faction, amount }) => ({
    kind: 'spice-before-shield',
    from: faction,
    to: faction,
    amount,
  }),
  'spice-off-board': (move) => ({ ...move, kind: 'spice-onto-board' }),
  'spice-onto-board': (move) => ({ ...move, kind: 'spice-off-board' }),
  'storm-to': ({ sectors, to, from }) => ({ kind: 'storm-back', sectors, from: to, to: from }),
  'storm-back': ({ sectors, to, from }) => ({ kind: 'storm-to', sectors, from: to, to: from }),
  'turn-marker': ({ to, from }) => ({ kind: 'turn-marker', from: to, to: from }),
  'shield-wall-down': () => ({ kind: 'shield-wall-up' }),
  'shield-wall-up': () => ({ kind: 'shield-wall-down' }),
  'remove-card': ({ faction, card }) => ({ kind: 'take-card-back', faction, card }),
  'discard-card': ({ faction, card }) => ({ kind: 'take-card-back', faction, card }),
  'take-card-back': (move) => ({ ...move, kind: 'discard-card' }),
  'keep-card': nothingToUndo,
  'leader-home': nothingToUndo,
  'fill-bank': nothingToUndo,
  'shuffle-deck': nothingToUndo,
  'take-shield': nothingToUndo,
  'place-marker': nothingToUndo,
  'place-storm': nothingToUndo,
  'first-turn': nothingToUndo,
};
