import { must } from '../../../core/assert-never.ts';
import { removeFirst } from '../../../core/remove-first.ts';
import type { Feature } from '../../../kernel/feature.ts';
import { NO_COMMITMENTS, withCommitment, withoutCommitted } from '../../../model/commitments.ts';
import type { DuelingCard } from '../../../model/dueling.ts';
import type { FactionId } from '../../../model/factions.ts';
import { popActivity, pushActivity, updateActivity } from '../../../model/stack.ts';
import type { GameState } from '../../../model/state.ts';
import { resolveAttack } from '../arena/attack.ts';
import { type Bout, cardOf } from '../arena/bout.ts';
import { moved } from '../arena/turn.ts';
import { type KanlyState, kanlyOf, runningDuel, runningFight } from './api.ts';
import type { Fight, KanlyActivity, KanlyContract, Threat } from './contract.ts';

/** The reducers of Kanly. */
export const reducer: Feature<KanlyContract>['reducer'] = {
  KanlyThreatened: (state, { by, on, action }) =>
    inSlice(state, ({ threats }) => ({ threats: [...threats, { turn: state.turn, by, on, action, stands: 'open' }] })),
  KanlyThreatEnded: (state, { by, because }) =>
    withThreats(state, (threat) => (threat.by === by && threat.stands !== 'fought' ? because : threat.stands)),
  KanlyDeclared: (state, { by }) => withThreats(state, (threat) => (threat.by === by ? 'declared' : threat.stands)),
  // the threatened player fights only one duel of those that were threatened against it.
  KanlyBegan: (state, { by, on }) => {
    const duels = kanlyOf(state).duels + 1;
    const { action } = must(
      kanlyOf(state).threats.findLast((threat) => threat.by === by && threat.on === on),
      'a threat',
    );
    const told = withThreats(state, (threat) => {
      if (threat.by === by && threat.on === on) return 'fought';
      return threat.on === on && threat.stands !== 'fought' ? 'lapsed' : threat.stands;
    });
    return pushActivity(
      inSlice(told, () => ({ duels })),
      newDuel(`kanly-${duels}`, by, on, action),
    );
  },
  ChampionSealed: (state, { faction, leader }) =>
    inDuel(state, ({ champions }) => ({ champions: withCommitment(champions, faction, leader) })),
  ChampionWithdrawn: (state, { faction }) =>
    inDuel(state, ({ champions }) => ({ champions: withoutCommitted(champions, faction) })),
  ChampionsReady: (state) => inDuel(state, () => ({ step: 'places' })),
  ChampionPlaced: (state, { faction, at }) =>
    inDuel(state, ({ places, on }) => ({
      places: [...places, { faction, at }],
      ...(faction === on ? { step: 'backing' } : {}),
    })),
  BackingSealed: (state, { faction, amount }) =>
    inDuel(state, ({ backing }) => ({ backing: withCommitment(backing, faction, amount) })),
  BackingWithdrawn: (state, { faction }) =>
    inDuel(state, ({ backing }) => ({ backing: withoutCommitted(backing, faction) })),
  BackingShown: (state, { backing }) => inDuel(state, () => ({ backedWith: backing, step: 'seconds' })),
  SecondSealed: (state, { faction, second }) =>
    inDuel(state, ({ seconds }) => ({ seconds: withCommitment(seconds, faction, second) })),
  SecondWithdrawn: (state, { faction }) =>
    inDuel(state, ({ seconds }) => ({ seconds: withoutCommitted(seconds, faction) })),
  SidesShown: (state, { sides, values }) =>
    inDuel(state, (duel) => ({
      sides,
      step: 'arena',
      bout: {
        fighters: values.map(({ faction, amount: worth }) => ({
          faction,
          at: must(
            duel.places.find((place) => place.faction === faction),
            'a place',
          ).at,
          backing: duel.backedWith.find((one) => one.faction === faction)?.amount ?? 0,
          worth,
          isShown: false,
          onDisc: null,
        })),
        blocks: [],
        turn: duel.by,
        made: 0,
        three: null,
        idle: 0,
        attack: null,
      },
    })),
  ArenaMoved: (state, { faction, move }) => {
    const card = cardOf(move);
    const shown = { faction, card, border: 'border' in move ? move.border : null };
    const played = card === null ? state : withCardUsed(state, faction, card);
    return inBout(played, (bout) => moved(kanlyOf(state).rules, bout, move), { last: shown });
  },
  DuelingCardDrawn: (state, { faction, card }) =>
    withHand(
      inSlice(state, ({ deck }) => ({ deck: deck.slice(1) })),
      faction,
      (cards) => [...cards, card],
    ),
  DuelingDeckShuffled: (state, { deck }) => inSlice(state, () => ({ deck, discards: [] })),
  AttackTimed: (state, { until }) => inFight(state, () => ({ resolvesAt: until })),
  AttackAnswered: (state, { plays }) => inFight(state, () => ({ answer: { plays } })),
  AttackResolved: (state, { on, answer, hits }) => {
    const played = answer === null ? state : withCardUsed(state, on, answer);
    const resolved = inBout(played, (bout) => resolveAttack(kanlyOf(state).rules, bout, answer !== null).bout, {
      answer: null,
      resolvesAt: null,
    });
    if (runningDuel(resolved) === null) return resolved;
    return inDuel(resolved, ({ backedWith }) => ({
      backedWith: backedWith.map(({ faction, amount }) => ({
        faction,
        amount: hits.reduce((left, hit) => (hit.on === faction ? left - hit.fromBacking : left), amount),
      })),
    }));
  },
  KanlyEnded: (state, { seconds }) =>
    inDuel(state, () => ({
      step: 'pay',
      backedWith: [],
      unpaid: seconds.filter(({ fate }) => fate === 'paid').map(({ faction }) => faction),
    })),
  SecondPaid: (state, { faction }) =>
    inDuel(state, ({ unpaid }) => ({ unpaid: unpaid.filter((one) => one !== faction) })),
  PartingOffered: (state, { faction, offers }) =>
    inDuel(state, ({ parting }) => ({
      parting: offers ? [...parting, faction] : parting.filter((one) => one !== faction),
    })),
  KanlyOver: (state) => popActivity(state, must(runningDuel(state), 'a duel').id),
};

const newDuel = (
  id: KanlyActivity['id'],
  by: FactionId,
  on: FactionId,
  action: KanlyActivity['action'],
): KanlyActivity => ({
  kind: 'kanly',
  id,
  by,
  on,
  action,
  step: 'champions',
  champions: NO_COMMITMENTS,
  places: [],
  backing: NO_COMMITMENTS,
  backedWith: [],
  seconds: NO_COMMITMENTS,
  sides: [],
  parting: [],
  bout: null,
  asked: 0,
  answer: null,
  resolvesAt: null,
  last: null,
  unpaid: [],
});

/** Records a Kanly that was declared with a card. The duel begins as soon as everything else is over. */
export const declaredByCard = (state: GameState, { by, on }: Pick<Threat, 'by' | 'on'>): GameState =>
  inSlice(state, ({ threats }) => ({
    threats: [...threats, { turn: state.turn, by, on, action: null, stands: 'declared' }],
  }));

/** Moves the deadline of an attack. */
export function shiftDeadlines(state: GameState, shift: number): GameState {
  const resolvesAt = runningFight(state)?.resolvesAt ?? null;
  return resolvesAt === null ? state : inFight(state, () => ({ resolvesAt: resolvesAt + shift }));
}

const withCardUsed = (state: GameState, faction: FactionId, card: DuelingCard): GameState =>
  withHand(
    inSlice(state, ({ discards }) => ({ discards: [...discards, card] })),
    faction,
    (cards) => removeFirst(cards, card),
  );

const withHand = (
  state: GameState,
  faction: FactionId,
  change: (cards: readonly DuelingCard[]) => readonly DuelingCard[],
): GameState =>
  inSlice(state, ({ hands }) => ({
    hands: hands.map((hand) => (hand.faction === faction ? { faction, cards: change(hand.cards) } : hand)),
  }));

const withThreats = (state: GameState, standsNow: (threat: Threat) => Threat['stands']): GameState =>
  inSlice(state, ({ threats }) => ({
    threats: threats.map((threat) => (threat.turn === state.turn ? { ...threat, stands: standsNow(threat) } : threat)),
  }));

const inSlice = (state: GameState, change: (slice: KanlyState) => Partial<KanlyState>): GameState => {
  const slice = kanlyOf(state);
  return { ...state, kanly: { ...slice, ...change(slice) } };
};

const inDuel = (state: GameState, change: (duel: KanlyActivity) => Partial<KanlyActivity>): GameState =>
  updateActivity(state, 'kanly', must(runningDuel(state), 'a duel').id, change);

/** Changes the running fight, of a duel or of a war. */
const inFight = (state: GameState, change: (fight: Fight) => FightChange): GameState => {
  const { kind, id } = must(runningFight(state), 'a fight');
  return updateActivity<'kanly' | 'war'>(state, kind, id, change);
};

type FightChange = Partial<Omit<Fight, 'id' | 'champions'>>;

const inBout = (state: GameState, change: (bout: Bout) => Bout, also: FightChange): GameState =>
  inFight(state, ({ bout, asked }) => ({ ...also, asked: asked + 1, bout: change(must(bout, 'a bout')) }));
