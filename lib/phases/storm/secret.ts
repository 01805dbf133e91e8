import { either, oneOf } from '../../core/grammar.ts';
import { aCount } from '../../table/fields.ts';
import type { SecretPart } from '../../play/feature.ts';
import { drawsStormCards } from '../../rules/dialling.ts';
import { outside } from '../../rules/slips.ts';
import type { StormSecret } from './contract.ts';

/** Who draws the cards can tell what lies there, as long as one does. */
export const stormCard: SecretPart<StormSecret> = {
  sent: { card: either(aCount, oneOf('untold')) },
  of: ({ stormCardOf }) => (stormCardOf === null ? [] : [stormCardOf]),
  now: ({ stormCard: card }) => ({ kind: 'storm-card', card: card === 'none' ? 'untold' : card }),
  whyNotOf: (ctx, state, faction) =>
    drawsStormCards(ctx, state) === faction ? null : { code: 'draws-no-storm-cards', faction },
  whyNot: ({ rules: { stormCards } }, state, _faction, { card }) => {
    if (state.choices.components.stormCards === 'app') return { code: 'kept-by-app' };
    if (state.stormCard === 'none') return { code: 'no-storm-card' };
    return card === 'untold' ? null : outside(card, stormCards.from, stormCards.to);
  },
  set: (state, faction, { card }) => ({ ...state, stormCard: card, stormCardOf: faction }),
};
