/** People are right about cardboard: public facts of the board, entered and put right by the moderator. */
import type { Random } from '../../core/random.ts';
import { inSeats } from '../../rules/alliances.ts';
import type { Ctx } from '../../rules/ctx.ts';
import { type Decision, happened, refuse } from '../../rules/decision.ts';
import { anyStormCard, drawsStormCards } from '../../rules/dialling.ts';
import { sorted } from '../../rules/piles.ts';
import type { GameEvent } from '../../table/events.ts';
import { type PublicFact, sameFact } from '../../table/facts.ts';
import type { GameState } from '../../table/state.ts';
import { followUps } from './follow-ups.ts';
import { factNow } from './record.ts';
import { whyNot } from './why-not.ts';

/**
 * Sets a public fact; one that stands already changes nothing. Refuses `no-such-place`, `number-out-of-range`,
 * `faction-not-in-play`, `leader-not-in-play`, `leader-is-dead`, `not-enough-forces`, `no-storm-cards`, `too-few-to-ally`, `own-ally`,
 * `alliance-too-large`, `no-such-phase`, `no-advisors`, `nothing-to-flip`, `no-kwisatz-haderach`, `kwisatz-haderach-is-dead`,
 * `leader-is-hidden`, `no-leader-rests`, `no-special-karama`, `kept-by-app`, `too-many-cards`, `wheels-need-two`, or what runs where it must not. In a battle
 * not yet revealed the sealed plans are taken back and asked for anew where the fact
 * touches that battle: all of them, since taking back only the ones now impossible would tell what they were.
 */
export function decideCorrectFact(ctx: Ctx, state: GameState, told: PublicFact, random: Random): Decision {
  const refusal = whyNot(ctx, state, told);
  if (refusal !== null) return refuse(refusal);
  const fact = inOneWay(state, told);
  const was = factNow(state, fact);
  if (sameFact(fact, was)) return happened();
  const corrected: GameEvent = { type: 'FactCorrected', fact, was };
  return happened(corrected, ...stormCardDrawn(ctx, state, fact, random), ...followUps(ctx, state, fact));
}

/** Of Mentat's own storm cards none can lie there that it has not drawn. */
function stormCardDrawn(ctx: Ctx, state: GameState, fact: PublicFact, random: Random): readonly GameEvent[] {
  if (fact.kind !== 'storm-card' || !fact.lies || state.choices.components.stormCards !== 'app') return [];
  const faction = drawsStormCards(ctx, state);
  return faction === null ? [] : [{ type: 'StormCardDrawn', faction, card: anyStormCard(ctx, random) }];
}

/** The same fact in the one way in which the state says it. */
function inOneWay(state: GameState, fact: PublicFact): PublicFact {
  if (fact.kind === 'alliance') return { ...fact, members: inSeats(state, fact.members) };
  return fact.kind === 'pile' ? { ...fact, cards: sorted(fact.cards) } : fact;
}
