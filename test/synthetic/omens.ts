/**
 * A made-up module: every seat draws an omen from a separate deck before the set-up, and keeps it secret. In place of
 * charity, all seats give a sealed answer at once: whether they believe in their omen.
 */
import type { AdvantageId, FactionId, GameEvent, GameState, LogFact, Prompt, SecretKind } from '#engine';
import { oneOf, range } from '#lib/core/grammar.ts';
import { type Random, shuffled } from '#lib/core/random.ts';
import { notLogged, type Feature } from '#lib/kernel/feature.ts';
import type { Activity } from '#lib/model/activities.ts';
import { hasCommitted, type Commitments, withCommitment, withoutCommitted } from '#lib/model/commitments.ts';
import { createPrompt } from '#lib/model/create-prompt.ts';
import { accepted } from '#lib/model/decision.ts';
import type { ModuleId } from '#lib/model/modules.ts';
import type { PhaseId } from '#lib/model/phases.ts';
import { stormOrder } from '#lib/model/selectors.ts';
import type { SetupStepId } from '#lib/model/setup.ts';
import { popActivity, pushActivity, updateActivity } from '#lib/model/stack.ts';
import type { Module } from '#lib/powers/module.ts';
import type { CommonPower } from '#lib/powers/power.ts';

export const OMENS = 'omens' as string as ModuleId;
export const READING = 'omens/reading' as string as PhaseId;
export const OMEN = 'omens/omen' as string as SecretKind;
const DRAW = 'omens/draw' as string as SetupStepId;
const DRAWN = 'omens/drawn' as string as AdvantageId;
const source = 'made up';

interface Drawn {
  readonly faction: FactionId;
  readonly omen: number;
}

/** The module's part of the state; `null` if the table does not play the module. */
interface OmensSlice {
  readonly omens: { readonly deck: readonly number[]; readonly drawn: readonly Drawn[] } | null;
}

interface Reading {
  readonly kind: 'reading';
  readonly id: 'reading';
  readonly said: Commitments<boolean>;
}

type OmensEvent =
  | { readonly type: 'OmensDrawn'; readonly drawn: readonly Drawn[] }
  | { readonly type: 'ReadingBegan' }
  | { readonly type: 'OmenBelieved'; readonly faction: FactionId; readonly believes: boolean }
  | { readonly type: 'OmenWithdrawn'; readonly faction: FactionId }
  | { readonly type: 'ReadingEnded'; readonly said: Commitments<boolean> };

interface OmensContract {
  readonly slice: OmensSlice;
  readonly opening: { readonly omensDeck: readonly number[] | null };
  readonly activity: Reading;
  readonly event: OmensEvent;
  readonly prompt: { readonly kind: 'believe' };
  readonly secret: { readonly kind: 'omens/omen'; readonly omen: number };
  readonly publicView: { readonly omensLeft: number | null };
  readonly ownView: { readonly omen: number | null };
}

const happened = (...events: readonly OmensEvent[]) => events as readonly unknown[] as readonly GameEvent[];
const omensIn = (state: GameState) => (state as unknown as OmensSlice).omens;
const omenOf = (state: GameState, faction: FactionId) =>
  omensIn(state)?.drawn.find((one) => one.faction === faction)?.omen ?? null;
const withOmens = (state: GameState, change: Partial<NonNullable<OmensSlice['omens']>>) =>
  ({ ...state, omens: { ...omensIn(state), ...change } }) as GameState;
const inReading = (state: GameState, change: (reading: Reading) => Partial<Reading>): GameState =>
  updateActivity(
    state,
    'reading' as Activity['kind'],
    'reading' as Activity['id'],
    (now) => change(now as unknown as Reading) as never,
  );

function draws({ state }: { readonly state: GameState; readonly random: Random }): readonly GameEvent[] {
  const deck = omensIn(state)?.deck ?? [];
  return happened({
    type: 'OmensDrawn',
    drawn: stormOrder(state).map((faction, at) => ({ faction, omen: deck[at] ?? 0 })),
  });
}

const drawn: CommonPower = { id: DRAWN, faction: null, rules: [source], setsUp: { step: DRAW, begins: draws } };

export const module: Module = {
  id: OMENS,
  source,
  powers: [drawn],
  grants: [{ is: DRAWN, source }],
  sets: { handLimit: { is: 5, source } },
  decks: { treacheryDeck: { is: { karama: 3 }, source } },
  setsUpFirst: [DRAW],
  replaces: { charity: READING },
};

export const omens: Feature<OmensContract> = {
  openingPayload: (_ctx, _seating, { modules = [] }, random) => ({
    omensDeck: modules.includes(OMENS) ? shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9], random) : null,
  }),
  initialSlice: (opened) => {
    const { omensDeck: deck } = opened as unknown as OmensContract['opening'];
    return { omens: deck === null ? null : { deck, drawn: [] } };
  },
  activities: {
    reading: {
      phase: READING,
      prompts: (_ctx, state, { said }) =>
        stormOrder(state).map((faction) =>
          createPrompt(state, { kind: 'believe' as Prompt['kind'] } as never, {
            faction,
            about: `turn-${state.turn}`,
            answers: oneOf(true, false),
            sealed: hasCommitted(said, faction),
          }),
        ),
      advance: (_ctx, state, { said }) =>
        said.length < state.seating.length ? [] : happened({ type: 'ReadingEnded', said }),
    },
  },
  prompts: {
    believe: {
      onAnswer: (_ctx, _state, { faction }, value) =>
        accepted(...happened({ type: 'OmenBelieved', faction, believes: value === true })),
      onWithdraw: (_ctx, _state, { faction }) => accepted(...happened({ type: 'OmenWithdrawn', faction })),
    },
  },
  phases: {
    [READING]: { begin: () => accepted(...happened({ type: 'ReadingBegan' })), startsAutomatically: true },
  },
  secrets: {
    'omens/omen': {
      input: { omen: range(1, 9) },
      of: (state) => (omensIn(state) === null ? [] : state.factions.map(({ faction }) => faction)),
      now: (state, faction) => ({ kind: 'omens/omen', omen: omenOf(state, faction) ?? 1 }),
      validateOwner: (_ctx, state, faction) =>
        omenOf(state, faction) === null ? { code: 'does-not-predict', faction } : null,
      validate: () => null,
      set: (state, owner, { omen }) =>
        withOmens(state, {
          drawn: [
            ...(omensIn(state)?.drawn ?? []).filter(({ faction }) => faction !== owner),
            { faction: owner, omen },
          ],
        }),
    },
  },
  reducer: {
    OmensDrawn: (state, { drawn: all }) =>
      withOmens(state, { deck: (omensIn(state)?.deck ?? []).slice(all.length), drawn: all }),
    ReadingBegan: (state) =>
      pushActivity({ ...state, phase: READING }, { kind: 'reading', id: 'reading', said: [] } as unknown as Activity),
    OmenBelieved: (state, { faction, believes }) =>
      inReading(state, ({ said }) => ({ said: withCommitment(said, faction, believes) })),
    OmenWithdrawn: (state, { faction }) => inReading(state, ({ said }) => ({ said: withoutCommitted(said, faction) })),
    ReadingEnded: (state) => popActivity(state, 'reading' as Activity['id']),
  },
  log: {
    OmensDrawn: notLogged,
    ReadingBegan: () => ({ code: 'phase-began', phase: READING }),
    OmenBelieved: notLogged,
    OmenWithdrawn: notLogged,
    ReadingEnded: ({ said }) => ({ code: 'omens-read', said }) as unknown as LogFact,
  },
  publicView: (_ctx, state) => ({ omensLeft: omensIn(state)?.deck.length ?? null }),
  ownView: (_ctx, state, faction) => ({ omen: omenOf(state, faction) }),
};
