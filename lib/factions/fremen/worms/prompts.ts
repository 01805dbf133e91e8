import { partName, presentIn } from '../../../board/places.ts';
import { type AnswerValue, getField } from '../../../core/answer.ts';
import { must } from '../../../core/assert-never.ts';
import { anyOf, type Grammar, oneOf, range, record } from '../../../core/grammar.ts';
import { advisorsLeftAlone } from '../../../pieces/advisors.ts';
import { forcesLost, spiceMoved } from '../../../pieces/events.ts';
import { lossesFrom } from '../../../pieces/losses.ts';
import { asRecord } from '../../../core/answer.ts';
import { answersToForces } from '../../../features/ship-and-move/events.ts';
import { carriedByEach } from '../../../features/collection/api.ts';
import { runningWorm, targetOf } from '../../../features/spice-blow/steps.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { createPrompt } from '../../../model/create-prompt.ts';
import type { Ctx } from '../../../powers/ctx.ts';
import { accepted } from '../../../model/decision.ts';
import type { ForceStack, Place } from '../../../model/board.ts';
import type { FactionId } from '../../../model/factions.ts';
import { allOf } from '../../../model/forces.ts';
import type { GameEvent } from '../../../model/events.ts';
import type { Prompt, PromptPayload } from '../../../model/prompts.ts';
import type { GameState } from '../../../model/state.ts';
import type { TerritoryId } from '../../../model/territories.ts';
import type { WormCallActivity, WormsContract } from './contract.ts';
import { alliesAt, devouredAt, landingsFrom, placesForWorm, ridersAt, ridersCarry } from './found.ts';

/** Returns the prompt about the worm; an empty list if a correction has left nothing to ask. */
export function activityPrompts(ctx: Ctx, state: GameState, call: WormCallActivity): readonly Prompt[] {
  const asked = questionOf(ctx, state, call);
  return asked === null
    ? []
    : [createPrompt(state, asked.question, { faction: call.faction, about: call.worm, answers: asked.answers })];
}

interface Asked {
  readonly question: PromptPayload;
  readonly answers: Grammar;
}

/** Returns the question in the present position; `null` if there is nothing to ask. */
export function questionOf(ctx: Ctx, state: GameState, { call, worm, faction }: WormCallActivity): Asked | null {
  const running = runningWorm(state);
  const territory = running === null ? null : targetOf(state, running);
  if (call === 'place') return placing(ctx, worm, territory);
  if (territory === null) return null;
  if (call === 'spare') return sparing(worm, territory, alliesAt(state, faction, territory));
  const landings = landingsFrom(ctx, state, faction, territory);
  const devouring = landings.filter((place) => devouredAt(ctx, state, faction, place.territory).length > 0);
  return riding(worm, territory, ridersAt(state, faction, territory), landings, devouring);
}

/** If Fremen do not place the worm, the first worm of a pile comes to that pile's territory. */
function placing(ctx: Ctx, worm: WormCallActivity['worm'], otherwise: TerritoryId | null): Asked {
  const territories = placesForWorm(ctx);
  return {
    question: { kind: 'place-worm', worm, territories, otherwise },
    answers: oneOf('leave', ...territories),
  };
}

function sparing(worm: WormCallActivity['worm'], territory: TerritoryId, allies: readonly ForceStack[]): Asked | null {
  if (allies.length === 0) return null;
  const each = Object.fromEntries(allies.map(({ faction }) => [faction, oneOf('spare', 'leave')]));
  return { question: { kind: 'spare-ally', worm, territory, allies }, answers: record(each) };
}

function riding(
  worm: WormCallActivity['worm'],
  territory: TerritoryId,
  stacks: readonly ForceStack[],
  landings: readonly Place[],
  devouring: readonly Place[],
): Asked | null {
  if (stacks.length === 0 || landings.length === 0) return null;
  return {
    question: {
      kind: 'ride-worm',
      worm,
      territory,
      stacks,
      landings,
      ...(devouring.length === 0 ? {} : { devouring }),
    },
    answers: anyOf(
      oneOf('stay'),
      ...rides(
        stacks,
        landings.filter((place) => !devouring.includes(place)),
        {},
      ),
      ...rides(stacks, devouring, { devours: oneOf(false, true) }),
    ),
  };
}

/**
 * Returns the rides with at least one rider. For each field there is one group of answers in which that field is the
 * first with a rider.
 */
function rides(
  stacks: readonly ForceStack[],
  landings: readonly Place[],
  also: { readonly [field: string]: Grammar },
): readonly Grammar[] {
  if (landings.length === 0) return [];
  const kinds = stacks.flatMap(presentIn);
  const to = oneOf(...landings.map(partName));
  return kinds.map((_, first) => {
    const fields = kinds.map(({ name, most }, at) => [name, at < first ? oneOf(0) : range(at === first ? 1 : 0, most)]);
    return record({ to, ...also, ...(Object.fromEntries(fields) as { readonly [field: string]: Grammar }) });
  });
}

/** The handlers of the answers. */
export const promptHandlers: Feature<WormsContract>['prompts'] = {
  'place-worm': {
    onAnswer: (_ctx, _state, { faction, worm, territories }, value) =>
      accepted({
        type: 'WormPlaced',
        worm,
        faction,
        territory: territories.find((territory) => territory === value) ?? null,
      }),
  },
  'spare-ally': {
    onAnswer: (_ctx, _state, { faction, worm, allies }, value) => {
      const all = [...new Set(allies.map((stack) => stack.faction))];
      const isSpared = (ally: FactionId): boolean => getField(value, ally) === 'spare';
      return accepted({
        type: 'AlliesSpared',
        worm,
        faction,
        spared: all.filter(isSpared),
        left: all.filter((ally) => !isSpared(ally)),
      });
    },
  },
  'ride-worm': {
    onAnswer: (ctx, state, { faction, worm, stacks }, value) => {
      const { riders, to } = ridden(stacks, value, ctx.board.partNamed);
      const devoured =
        to !== null && getField(value, 'devours') === true ? devouredAt(ctx, state, faction, to.territory) : [];
      return accepted(
        { type: 'WormRidden', worm, faction, riders, to },
        ...spiceTaken(ctx, state, riders),
        ...(to === null || devoured.length === 0
          ? []
          : [
              { type: 'RideDevoured', faction, territory: to.territory, forces: devoured } as const,
              ...devoured.map(forcesLost),
            ]),
        // Advisors become fighters if the forces that were with them have ridden away.
        ...advisorsLeftAlone(ctx, state, [...riders, ...devoured]),
        ...(to === null || devoured.length > 0
          ? []
          : answersToForces(ctx, state, { faction, at: to, forces: allOf(riders), from: 'planet' })),
      );
    },
  },
};

/** Returns the spice that riders take along on a worm that a card has called. */
const spiceTaken = (ctx: Ctx, state: GameState, riders: readonly ForceStack[]): readonly GameEvent[] =>
  runningWorm(state)?.placed?.power !== null
    ? []
    : state.spiceOnBoard.flatMap(({ territory, sector, amount }) => {
        const place = { territory, sector };
        const takes = Math.min(
          amount,
          ridersCarry((faction) => carriedByEach(ctx, state, faction), place, riders),
        );
        const [rider] = riders;
        return takes === 0 || rider === undefined ? [] : [spiceMoved(place, rider.faction, takes)];
      });

function ridden(
  stacks: readonly ForceStack[],
  value: AnswerValue,
  partNamed: (name: string) => Place,
): { readonly riders: readonly ForceStack[]; readonly to: Place | null } {
  if (value === 'stay') return { riders: [], to: null };
  const to = must(asText(getField(value, 'to')), 'where the worm carries them');
  return { riders: lossesFrom(stacks, asRecord(value)), to: partNamed(to) };
}

const asText = (value: AnswerValue | undefined): string | null => (typeof value === 'string' ? value : null);
