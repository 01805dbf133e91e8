import { partName } from '../../../board/places.ts';
import { getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { anyOf, type Grammar, oneOf, record } from '../../../core/grammar.ts';
import { runningWorm } from '../../../features/spice-blow/steps.ts';
import { nameOfStep } from '../../../features/ship-and-move/steps.ts';
import { sideShown } from '../../../pieces/events.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { isKeptFromShipping } from '../../../pieces/orders.ts';
import { isCancelled } from '../../../powers/cancelling.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import { accepted } from '../../../model/decision.ts';
import type { FactionId } from '../../../model/factions.ts';
import { forcesOf, ownForces } from '../../../model/forces.ts';
import type { Arrival } from '../../../model/shipping-types.ts';
import { factionState, stacksIn } from '../../../model/selectors.ts';
import type { Prompt, PromptPayload } from '../../../model/prompts.ts';
import { findActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import type { AdvisorsActivity, AdvisorsContract } from './contract.ts';
import { isKeptApart, elsewhereIn, canGoAlong, canSend, sent, waysToSend } from './sending.ts';
import { advisorsBeside, isIntruded } from './turning.ts';

/** Returns the prompt after an arrival, or before the first shipment. */
export function activityPrompts(ctx: Ctx, state: GameState, activity: AdvisorsActivity): readonly Prompt[] {
  const asked = questionOf(ctx, state, activity);
  const step = nameOfStep(state);
  const brought = runningWorm(state)?.id ?? `${activity.arrival?.faction ?? 'first'}-${step}`;
  const about = `turn-${state.turn}-${brought}`;
  return asked === null
    ? []
    : [createPrompt(state, asked.question, { faction: activity.faction, about, answers: asked.answers })];
}

interface Asked {
  readonly question: PromptPayload;
  readonly answers: Grammar;
}

/** Returns the question in the present position; `null` if a correction has left nothing to decide. */
export function questionOf(ctx: Ctx, state: GameState, { faction, call, arrival }: AdvisorsActivity): Asked | null {
  if (call === 'battles') return announcing(ctx, state, faction);
  if (arrival === null) return null;
  return call === 'send' ? sending(ctx, state, faction, arrival) : intruded(state, faction, arrival);
}

function sending(ctx: Ctx, state: GameState, faction: FactionId, arrival: Arrival): Asked | null {
  const isStopped = isCancelled(state, 'bene-gesserit/advisor-ship');
  if (isStopped || isKeptFromShipping(ctx, state, faction) || !canSend(state, faction, arrival)) return null;
  const { faction: shipper, at, forces } = arrival;
  return {
    question: {
      kind: 'send-advisor',
      shipper,
      at,
      ...forcesOf(forces),
      reserves: ownForces(factionState(state, faction).reserves).count,
      mayGoAlong: canGoAlong(ctx, state, faction, arrival),
      fightersThere: isKeptApart(ctx, state, faction, at.territory),
    },
    answers: answersTo(ctx, state, faction, arrival),
  };
}

function answersTo(ctx: Ctx, state: GameState, faction: FactionId, arrival: Arrival): Grammar {
  const ways = waysToSend(ctx, state, faction, arrival);
  const elsewhere = ways.includes('along') ? elsewhereIn(ctx, state, arrival) : [];
  const any = record({ sends: oneOf(...ways), always: oneOf(false, true) });
  return elsewhere.length === 0
    ? any
    : anyOf(any, record({ sends: oneOf('along'), to: oneOf(...elsewhere.map(partName)), always: oneOf(false) }));
}

function intruded(state: GameState, faction: FactionId, arrival: Arrival): Asked | null {
  if (!isIntruded(state, faction, arrival)) return null;
  const { faction: comer, at, forces } = arrival;
  const own = stacksIn(state, faction, at.territory).reduce((sum, { count }) => sum + count, 0);
  return {
    question: { kind: 'intrusion', comer, at, own, ...forcesOf(forces) },
    answers: oneOf('stay', 'turn'),
  };
}

function announcing(ctx: Ctx, state: GameState, faction: FactionId): Asked | null {
  const territories = advisorsBeside(ctx, state, faction);
  if (territories.length === 0) return null;
  const each = Object.fromEntries(territories.map(({ territory }) => [territory, oneOf('advisors', 'fighters')]));
  return { question: { kind: 'announce-battles', territories }, answers: record(each) };
}

/** The handlers of the answers. */
export const promptHandlers: Feature<AdvisorsContract>['prompts'] = {
  'send-advisor': {
    onAnswer: (ctx, state, { faction }, value) => {
      const arrival = must(findActivity(state, 'advisors')?.arrival, 'forces that have come');
      const said = waysToSend(ctx, state, faction, arrival).find((way) => way === getField(value, 'sends'));
      const sends = must(said, 'where somebody is sent');
      const to = getField(value, 'to');
      return accepted(
        ...(getField(value, 'always') === true ? [{ type: 'SendingOrdered', faction, sends } as const] : []),
        sent(ctx, state, faction, arrival, sends, typeof to === 'string' ? ctx.board.partNamed(to) : arrival.at),
      );
    },
  },
  intrusion: {
    onAnswer: (_ctx, _state, { faction, at: { territory } }, value) => {
      const turned = value === 'turn';
      return accepted(
        { type: 'IntrusionAnswered', faction, territory, turned, restsOn: turned ? ['bene-gesserit/intrusion'] : [] },
        ...(turned ? [sideShown(faction, territory, 'advisors', 'own-wish')] : []),
      );
    },
  },
  'announce-battles': {
    onAnswer: (_ctx, _state, { faction, territories: all }, value) => {
      const territories = all
        .map(({ territory }) => territory)
        .filter((territory) => getField(value, territory) === 'fighters');
      return accepted(
        {
          type: 'BattlesAnnounced',
          faction,
          territories,
          restsOn: territories.length > 0 ? ['bene-gesserit/announce-battles'] : [],
        },
        ...territories.map((territory) => sideShown(faction, territory, 'fighters', 'own-wish')),
      );
    },
  },
};
