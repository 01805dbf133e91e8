/**
 * Version 1 of the stored shapes, lifted: the basic game alone. Forces had no special ones among them, plans neither
 * spice nor Kwisatz Haderach, and leaders died at most once.
 */
import type { Seating } from '#engine';

type Stored = Readonly<Record<string, unknown>>;
type Lift = (stored: Stored) => Stored;

/** The event in version 2. Whatever was not stored then has one value that it can only have had. */
export function fromVersion1(event: unknown): unknown {
  const stored = asStored(event);
  return LIFTS[String(stored['type'])]?.(stored) ?? stored;
}

const withNoSpecial: Lift = (forces) => ({ ...forces, special: 0 });
const basicPlan: Lift = (plan) => ({ ...plan, spice: 0, kwisatzHaderach: false });

/** Only battles had anything to stop. */
const heldDuring: Lift = ({ battle, ...rest }) => ({ ...rest, during: battle });

const LIFTS: Readonly<Record<string, Lift>> = {
  TableOpened: (event) => ({
    ...event,
    predictor: predictorAmong(event['seating'] as readonly Seating[]),
    kwisatzHaderach: null,
    specialForces: [],
    choices: withStormCards(asStored(event['choices'])),
  }),
  FactCorrected: (event) => ({
    ...event,
    fact: liftFact(asStored(event['fact'])),
    was: liftFact(asStored(event['was'])),
  }),
  ForcesLost: withNoSpecial,
  PlanCommitted: (event) => ({ ...event, plan: basicPlan(asStored(event['plan'])) }),
  PlansRevealed: (event) => ({
    ...event,
    aggressor: basicPlan(asStored(event['aggressor'])),
    defender: basicPlan(asStored(event['defender'])),
  }),
  BattleResolved: (event) => ({ ...event, outcome: liftOutcome(asStored(event['outcome'])) }),
  WindowOpened: (event) => ({ ...event, ask: liftAsk(asStored(event['ask'])) }),
  WindowAnswered: (event) => ({ ...event, answer: liftAnswer(asStored(event['answer'])) }),
  ActStands: heldDuring,
  ActCancelled: heldDuring,
  Instructed: (event) => ({ ...event, moves: listIn(event, 'moves').map(liftOwnedMove) }),
  TakenBack: (event) => ({ ...event, moves: listIn(event, 'moves').map(liftOwnedMove) }),
};

/** Nobody drew storm cards in the basic game. */
function withStormCards(choices: Stored): Stored {
  return { ...choices, components: { ...asStored(choices['components']), stormCards: 'cardboard' } };
}

/** Every force counted in full, for nothing. */
const liftOutcome: Lift = (outcome) =>
  'sides' in outcome
    ? {
        ...outcome,
        sides: listIn(outcome, 'sides').map((side) => ({ ...side, spice: 0, support: null, kwisatzHaderach: 0 })),
      }
    : outcome;

const FACT_LIFTS: Readonly<Record<string, Lift>> = {
  /** Two were the most that could be allied; now an alliance is the list of its members. */
  ally: ({ faction, ally }) => ({ kind: 'alliance', members: ally === null ? [faction] : [faction, ally] }),
  forces: withNoSpecial,
  tanks: withNoSpecial,
  leader: (fact) => ({ ...fact, deaths: fact['where'] === 'tanks' ? 1 : 0 }),
};

/** One act was asked about at a time. */
const liftAsk: Lift = ({ kind, battle, act, ...rest }) =>
  kind === 'interfere'
    ? { kind, during: battle, acts: [act] }
    : { kind, ...(battle === undefined ? {} : { battle }), ...rest };

/** Each card had a kind of answer to itself; a Karama stopped the one act there was. */
const liftAnswer: Lift = (answer) =>
  'card' in answer
    ? {
        kind: 'play',
        slot: answer['slot'],
        card: answer['card'],
        number: answer['card'] === 'karama' ? 0 : (answer['sectors'] ?? null),
      }
    : answer;

const liftFact: Lift = (fact) => FACT_LIFTS[String(fact['kind'])]?.(fact) ?? fact;

/** Both editions of version 1 let the Bene Gesserit foretell the winner. */
const predictorAmong = (seating: readonly Seating[]): string | null =>
  seating.some(({ faction }) => faction === 'bene-gesserit') ? 'bene-gesserit' : null;

/** Forces on their way to the tanks or back. */
function liftOwnedMove(owned: Stored): Stored {
  const move = asStored(owned['move']);
  return 'count' in move ? { ...owned, move: withNoSpecial(move) } : owned;
}

const listIn = (stored: Stored, field: string): readonly Stored[] => {
  const list = stored[field];
  return Array.isArray(list) ? list.map(asStored) : [];
};

function asStored(value: unknown): Stored {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A stored event is an object');
  return value as Stored;
}
