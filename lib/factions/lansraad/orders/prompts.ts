/** The questions about orders, and their answers. */
import { getField } from '../../../core/answer.ts';
import { anyOf, type Grammar, oneOf, record } from '../../../core/grammar.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { specialKaramaUsed } from '../../../kernel/windows/events.ts';
import { cardDiscarded } from '../../../pieces/events.ts';
import { cardKindsWith, cardsOfKinds } from '../../../pieces/playing.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { activePowersOf } from '../../../powers/in-force.ts';
import { parsePlayedCard } from '../../../model/answers.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import { type FactionId, FACTIONS } from '../../../model/factions.ts';
import type { Prompt } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import { TERRITORIES } from '../../../model/territories.ts';
import type { OrderActivity, OrdersContract } from './contract.ts';
import { hasInfluence, restricters } from './power.ts';
import { heldLastTurn, holdable, LANSRAAD, NEVER_HELD, restrictable, restrictedLastTurn } from './standing.ts';

/** Returns the questions to all factions that may give this order and have not answered. */
export function activityPrompts(ctx: Ctx, state: GameState, order: OrderActivity): readonly Prompt[] {
  if (order.given !== null) return [];
  const asked = askedAt(ctx, state, order).filter((faction) => !order.declined.includes(faction));
  return asked.map((faction) =>
    order.moment === 'storm' ? restrictionAsked(ctx, state, faction) : holdAsked(ctx, state, faction, order.moment),
  );
}

/** Returns the factions that are asked; none if the power of the order was lost after the question was opened. */
function askedAt(ctx: Ctx, state: GameState, { moment }: OrderActivity): readonly FactionId[] {
  const powers = activePowersOf(ctx, state, LANSRAAD).map(({ id }) => id);
  if (moment !== 'storm')
    return powers.includes(hasInfluence(state) ? 'lansraad/influence' : 'lansraad/karama-influence') ? [LANSRAAD] : [];
  return powers.includes('lansraad/restricted-territory')
    ? restricters(state, powers.includes('lansraad/allied-restriction'))
    : [];
}

const restrictionAsked = ({ board }: Ctx, state: GameState, faction: FactionId): Prompt =>
  createPrompt(
    state,
    { kind: 'restrict-territory', last: restrictedLastTurn(state) },
    { faction, about: `turn-${state.turn}`, answers: oneOf('none', ...restrictable(board, state)) },
  );

function holdAsked(ctx: Ctx, state: GameState, faction: FactionId, moment: 'movement' | 'battle'): Prompt {
  const byKarama = !hasInfluence(state);
  const may = holdable(state);
  const answers = byKarama
    ? anyOf(oneOf('none'), ...withKarama(ctx, state, faction, may))
    : oneOf('none', ...(moment === 'movement' ? ['later'] : []), ...may);
  return createPrompt(
    state,
    { kind: 'hold-in-place', moment, may, last: heldLastTurn(state), never: neverHere(state), byKarama },
    { faction, about: `turn-${state.turn}-${moment}`, answers },
  );
}

const neverHere = (state: GameState): readonly FactionId[] =>
  NEVER_HELD.filter((never) => state.factions.some(({ faction }) => faction === never));

const withKarama = (ctx: Ctx, state: GameState, faction: FactionId, may: readonly FactionId[]): readonly Grammar[] => {
  const kinds = cardKindsWith(ctx, ({ cancelsAdvantage }) => cancelsAdvantage === true);
  return may.length === 0
    ? []
    : cardsOfKinds(ctx, state, faction, kinds).map((card) => record({ holds: oneOf(...may), ...card }));
};

/** The handlers of the answers. */
export const promptHandlers: Feature<OrdersContract>['prompts'] = {
  'restrict-territory': {
    onAnswer: (_ctx, _state, { faction }, value) => {
      const territory = TERRITORIES.find((one) => one === value);
      return accepted(
        territory === undefined
          ? { type: 'OrderDeclined', faction, allTurn: false }
          : { type: 'TerritoryRestricted', faction, territory },
      );
    },
  },
  'hold-in-place': {
    onAnswer: (_ctx, _state, { faction, moment }, value) => {
      const card = parsePlayedCard(value);
      const named = card === null ? value : getField(value, 'holds');
      const held = FACTIONS.find((one) => one === named);
      if (held === undefined)
        return accepted({ type: 'OrderDeclined', faction, allTurn: value === 'none' && moment === 'movement' });
      return accepted(
        ...(card === null
          ? []
          : [specialKaramaUsed(faction, 'lansraad/karama-influence'), cardDiscarded(faction, card)]),
        { type: 'HeldInPlace', faction, held },
      );
    },
  },
};
