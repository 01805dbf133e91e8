import { sumRows, type BattleView, type SealedPlan } from '#client';

/**
 * The moments of a battle on the shared screen, in order. A battle's view has reached some of them. The screen plays
 * those that it has not shown yet, one after another, and stops at the last. Phones use the same times.
 */
export type Beat =
  /** The sides are shown, and the progress of Voice, prescience and the sealing of plans. */
  | { readonly kind: 'planning' }
  /** Both wheels turn to their faces at the same time. */
  | { readonly kind: 'turned' }
  | { readonly kind: 'leaders' }
  /** The cards are revealed; `open` is the number of revealed cards. */
  | { readonly kind: 'cards'; readonly open: number }
  /** The window for traitor calls is open. */
  | { readonly kind: 'traitor-call' }
  | { readonly kind: 'called' }
  | { readonly kind: 'explosion' }
  /** The sum is shown, from the dials to the totals; `lines` is the number of visible lines. */
  | { readonly kind: 'sum'; readonly lines: number }
  | { readonly kind: 'fallen' }
  | { readonly kind: 'result' };

/** Returns the beats that this battle has reached. The list only grows, except after a take-back. */
export function beatsOf(battle: BattleView): readonly Beat[] {
  const cards = cardsPlayed(battle.aggressor.plan) + cardsPlayed(battle.defender.plan);
  if (battle.aggressor.plan.state !== 'shown' || battle.defender.plan.state !== 'shown') return [{ kind: 'planning' }];
  return [
    { kind: 'planning' },
    { kind: 'turned' },
    { kind: 'leaders' },
    ...Array.from({ length: cards }, (_, at): Beat => ({ kind: 'cards', open: at + 1 })),
    { kind: 'traitor-call' },
    ...endingOf(battle),
  ];
}

function endingOf({ outcome, calls }: BattleView): readonly Beat[] {
  const called: readonly Beat[] = calls !== null && calls.length > 0 ? [{ kind: 'called' }] : [];
  if (outcome === null) return called;
  const { why } = outcome;
  if (why.kind === 'explosion') return [...called, { kind: 'explosion' }, { kind: 'result' }];
  if (why.kind !== 'sum') return [...called, { kind: 'result' }];
  const fallen: readonly Beat[] = why.sides.some((side) => side.leaderKilledBy !== null) ? [{ kind: 'fallen' }] : [];
  const sum = sumRows(why.sides).map((_, at): Beat => ({ kind: 'sum', lines: at + 1 }));
  return [...fallen, ...sum, { kind: 'result' }];
}

/** Returns the number of cards next to a plan's leader; 0 for a hidden plan. */
function cardsPlayed(sealed: SealedPlan): number {
  if (sealed.state !== 'shown') return 0;
  return (sealed.plan.weapon === null ? 0 : 1) + (sealed.plan.defense === null ? 0 : 1);
}

/** The least duration of a beat in milliseconds; the same with reduced motion. */
const LENGTHS: Readonly<Record<Beat['kind'], number>> = {
  planning: 1500,
  turned: 1400,
  leaders: 700,
  cards: 480,
  'traitor-call': 1500,
  called: 4500,
  explosion: 4500,
  fallen: 2400,
  sum: 900,
  result: 0,
};

export const lengthOf = (beat: Beat): number => LENGTHS[beat.kind];

const lengthOfAll = (beats: readonly Beat[]): number => beats.reduce((sum, beat) => sum + lengthOf(beat), 0);

/** How long after the reveal the wheels have turned (ms). Before that, no phone shows the plans. */
export const TURNED_AFTER_MS = lengthOfAll([{ kind: 'planning' }, { kind: 'turned' }]);

/**
 * Returns when the screen has presented the result of a battle, from the times of the reveal and of the decision. At
 * the question for traitors, the screen waits for the decision.
 */
export function readOutAt(battle: BattleView, revealed: number, decided: number): number {
  const beats = beatsOf(battle);
  const traitorCall = beats.findIndex(({ kind }) => kind === 'traitor-call');
  return Math.max(revealed + lengthOfAll(beats.slice(0, traitorCall)), decided) + lengthOfAll(beats.slice(traitorCall));
}
