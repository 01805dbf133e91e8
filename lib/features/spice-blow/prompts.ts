import { type Grammar, oneOf } from '../../core/grammar.ts';
import type { Random } from '../../core/random.ts';
import type { Feature } from '../../kernel/feature.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { type Decision, accepted, refused } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { Prompt } from '../../model/prompts.ts';
import { SHAI_HULUD, type SpiceCard } from '../../model/spice-blow.ts';
import { topActivity } from '../../model/stack.ts';
import type { GameState } from '../../model/state.ts';
import type { SpiceBlowActivity, SpiceBlowContract } from './contract.ts';
import { anySpiceCard, isSpiceDeckKept, reshuffled, territoriesOfDeck } from './deck.ts';
import { cardTurned } from './turning.ts';
import { cardUse } from './undo.ts';

/** The possible entries for a physical card. */
type ToldCard = SpiceCard | 'mentat-draws' | 'reshuffled';

/** Asks the first player, who turns physical cards over, for the card that came up. */
export function activityPrompts(ctx: Ctx, state: GameState, blow: SpiceBlowActivity): readonly Prompt[] {
  if (blow.step !== 'turning' || isSpiceDeckKept(state)) return [];
  const { pile } = blow;
  return [
    createPrompt(
      state,
      {
        kind: 'spice-card',
        pile,
        piles: ctx.rules.blowsPerTurn,
        ...(ctx.rules.deckForEachPile ? { ownDeck: true } : {}),
      },
      {
        faction: state.firstPlayer,
        about: `turn-${state.turn}-card-${state.lastBlow?.turned.length ?? 0}`,
        answers: cardAnswers(ctx),
      },
    ),
  ];
}

/** Returns all cards, even cards that should be gone from the deck, because the physical deck is always right. */
const cardAnswers = (ctx: Ctx): Grammar<ToldCard> =>
  oneOf('mentat-draws', SHAI_HULUD, ...territoriesOfDeck(ctx), 'reshuffled');

/** The handlers of the answers. */
export const promptHandlers: Feature<SpiceBlowContract>['prompts'] = {
  'spice-card': {
    onAnswer: (ctx, state, _prompt, card, random) => {
      const blow = turningNow(state);
      return blow === null
        ? refused({ code: 'no-spice-card-due' })
        : accepted(...toldCard(ctx, state, blow, card as ToldCard, random));
    },
  },
};

/** Enters a card for the moderator. Refuses `no-spice-card-due`, `no-spice-card`. */
export function decideTellCard(ctx: Ctx, state: GameState, card: SpiceCard | 'reshuffled', random: Random): Decision {
  const blow = turningNow(state);
  if (blow === null || isSpiceDeckKept(state)) return refused({ code: 'no-spice-card-due' });
  if (card !== SHAI_HULUD && card !== 'reshuffled' && !territoriesOfDeck(ctx).includes(card))
    return refused({ code: 'no-spice-card', territory: card });
  return accepted(...toldCard(ctx, state, blow, card, random));
}

function toldCard(
  ctx: Ctx,
  state: GameState,
  blow: SpiceBlowActivity,
  told: ToldCard,
  random: Random,
): readonly GameEvent[] {
  if (told === 'mentat-draws')
    return cardUse(state, 'drawn-card', cardTurned(ctx, state, blow, anySpiceCard(ctx, state, blow.pile, random)));
  return cardUse(
    state,
    'spice-card',
    told === 'reshuffled' ? [reshuffled(ctx, blow)] : cardTurned(ctx, state, blow, told),
  );
}

/** Returns the spice blow that waits for a card; `null` if no spice blow waits. */
function turningNow(state: GameState): SpiceBlowActivity | null {
  const top = topActivity(state);
  return top?.kind === 'spice-blow' && top.step === 'turning' ? top : null;
}
