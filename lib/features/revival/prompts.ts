import { deciderOf } from '../permissions/api.ts';
import { paidByPledge } from '../pledges/events.ts';
import { oneOf } from '../../core/grammar.ts';
import { forcesRevived, leaderRevived, spiceMoved } from '../../pieces/events.ts';
import type { Feature } from '../../kernel/feature.ts';
import type { Ctx } from '../../powers/ctx.ts';
import { payeeOf, payeesShareTo } from '../../powers/payee.ts';
import { createPrompt } from '../../model/create-prompt.ts';
import { accepted } from '../../model/decision.ts';
import type { GameEvent } from '../../model/events.ts';
import type { FactionId } from '../../model/factions.ts';
import { isLeader } from '../../model/leaders.ts';
import type { Payee } from '../../model/payments.ts';
import { isBattlePhase, stormOrder } from '../../model/selectors.ts';
import { findActivity } from '../../model/stack.ts';
import type { Prompt } from '../../model/prompts.ts';
import {
  paidFor,
  type RevivalChoice,
  type RevivalPaid,
  type RevivalTerms,
  type RevivedLeader,
} from '../../model/revival.ts';
import type { GameState } from '../../model/state.ts';
import { freeForces, type Letter, lettersAsked } from './allowance.ts';
import {
  choiceIn,
  canReviveForces,
  leaderAnswers,
  reviveAnswers,
  termsAfterMove,
  termsAtOnce,
  termsFor,
} from './choices.ts';
import type { ReturnAtOnceActivity, RevivalContract } from './contract.ts';
import { canReviveLeaders, othersOf } from './leaders.ts';

/**
 * Asks every faction with pieces in the tanks at the same time. This depends on public facts, never on a faction's
 * spice. If a faction waits for an ally’s decision about free revivals, it is asked after that.
 */
export const activityPrompts = (ctx: Ctx, state: GameState): readonly Prompt[] =>
  stormOrder(state)
    .filter(
      (faction) =>
        state.lastRevival?.revived.some((one) => one.faction === faction) !== true &&
        (canReviveForces(ctx, state, faction) || canReviveLeaders(ctx, state, faction)),
    )
    .flatMap((faction) => {
      const letters = lettersAsked(ctx, state, faction);
      return letters.length === 0
        ? [reviveAsked(ctx, state, faction)]
        : letters.map((letter) => letterAsked(ctx, state, faction, letter));
    });

/**
 * Asks about free revivals. If a permission or a refusal is set, the ally answers in the owner’s place. So nobody else
 * can tell whether a permission or a refusal is set.
 */
function letterAsked(ctx: Ctx, state: GameState, ally: FactionId, { by, power, free }: Letter): Prompt {
  const { faction: asked, owedBy, leave } = deciderOf(state, { power, by, serves: ally });
  return createPrompt(
    state,
    { kind: 'let-revive', by, ally, free, own: freeForces(ctx, state, ally), leave },
    {
      faction: asked,
      owedBy,
      about: `turn-${state.turn}-${ally}`,
      answers: leave === 'denied' ? oneOf(false) : oneOf(false, true),
    },
  );
}

const reviveAsked = (ctx: Ctx, state: GameState, faction: FactionId): Prompt =>
  createPrompt(
    state,
    { kind: 'revive', ...termsFor(ctx, state, faction) },
    { faction, about: `turn-${state.turn}`, answers: reviveAnswers(ctx, state, faction) },
  );

/** Asks a faction without leaders whether one comes back at once. Everybody knows that it has none. */
export function askedAtOnce(ctx: Ctx, state: GameState, { faction }: ReturnAtOnceActivity): readonly Prompt[] {
  const terms = termsAtOnce(ctx, state, faction);
  return [
    createPrompt(
      state,
      { kind: 'revive', ...terms },
      { faction, about: `at-once-${state.turn}`, answers: leaderAnswers(state, faction, terms) },
    ),
  ];
}

/** The handlers of the answers. Revived pieces go to the reserves at once, and the payee of revivals is paid. */
export const promptHandlers: Feature<RevivalContract>['prompts'] = {
  revive: {
    canBeTakenBack: true,
    onAnswer: (ctx, state, { faction }, value) => {
      const choice = choiceIn(value);
      const { count, special, leader } = choice;
      const isAtOnce = findActivity(state, 'return-at-once') !== null;
      const paid = paidFor(termsNow(ctx, state, faction, choice), faction, choice);
      return accepted(
        { type: 'RevivalMade', faction, count, special, leader, paid },
        ...(count === 0 ? [] : [forcesRevived(faction, { count, special })]),
        ...(leader === null ? [] : leaderBack(ctx, state, faction, leader, isAtOnce)),
        ...paid.flatMap((payment) =>
          paymentOf(ctx, payeeOf(ctx, state, 'revivals', faction, leader), faction, payment),
        ),
      );
    },
  },
  'let-revive': {
    onAnswer: (_ctx, _state, { by, ally }, value) =>
      accepted({ type: 'AllyLetRevive', by, ally, lets: value === true }),
  },
};

function termsNow(ctx: Ctx, state: GameState, faction: FactionId, { leader }: RevivalChoice): RevivalTerms {
  if (findActivity(state, 'return-at-once') !== null) return termsAtOnce(ctx, state, faction);
  const afterMove = termsAfterMove(ctx, state, faction);
  return afterMove.leaders.some((one) => one.leader === leader) ? afterMove : termsFor(ctx, state, faction);
}

/** Returns the event of a piece that comes back. A leader who comes back at once fights from the next battle phase on. */
function leaderBack(
  ctx: Ctx,
  state: GameState,
  faction: FactionId,
  back: RevivedLeader,
  isAtOnce: boolean,
): readonly GameEvent[] {
  const other = othersOf(ctx, state, faction).find(({ leader }) => leader === back);
  if (other !== undefined) return [other.event];
  return isLeader(back) ? [leaderRevived(back, isAtOnce && isBattlePhase(state))] : [];
}

function paymentOf(ctx: Ctx, paidTo: Payee, faction: FactionId, { by, amount }: RevivalPaid): readonly GameEvent[] {
  const payee = by === paidTo ? payeesShareTo(ctx, 'revivals', paidTo) : paidTo;
  return by === faction
    ? [spiceMoved(faction, payee, amount)]
    : paidByPledge({ by, ally: faction, purpose: 'revivals', amount, payee });
}
