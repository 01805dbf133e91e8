/**
 * Every moment at which a window opens, read from the code. Each caller that opens a window states the moment and the
 * reason.
 */
import {
  EDITIONS,
  isOptionalRule,
  LAYERS_OF,
  OPTIONS,
  optionsOf,
  type AdvantageId,
  type CancellableUse,
  type GameState,
  type OptionId,
  type WindowPayload,
  type WindowTiming,
} from '#engine';
import { must } from '#lib/core/assert-never.ts';
import { assemble } from '#lib/kernel/assemble.ts';
import { USES, WINDOWS } from '#lib/kernel/registry.ts';
import { ADVANTAGES } from '#lib/powers/list.ts';
import type { Advantage } from '#lib/powers/power.ts';
import { CANCEL_POINTS } from '#lib/powers/cancel-points.ts';
import { DEFAULT_CHOICES } from '../support/table.ts';

/** The name of a game by its year, or by its edition if it has none, and its layer: `2019 advanced`. */
export type GameName = `${string} ${string}`;

export interface ListedMoment extends WindowTiming {
  /** The id in the code. */
  readonly name: string;
  /**
   * The powers about which the window asks, each with the games in which a Karama may cancel it then; none if the
   * window asks for a card.
   */
  readonly powers: readonly { readonly power: AdvantageId; readonly games: readonly GameName[] }[];
}

/** House rules that open a window which no other table has. */
const BY_HOUSE_RULE: readonly OptionId[] = ['karama-cancels-fremen-reserves', 'karama-cancels-the-storm-card'];

const gamesPlayedWith = (wished: readonly OptionId[], called: string) =>
  EDITIONS.flatMap((edition) =>
    LAYERS_OF[edition].map((layer) => {
      const options = wished.filter((option) => optionsOf(edition, layer).includes(option));
      const later = options.length === 0 ? '' : called;
      return {
        name: `${/\d+$/.exec(edition)?.[0] ?? edition} ${layer}${later}` as GameName,
        ctx: assemble({ ...DEFAULT_CHOICES, edition, layer, options }),
      };
    }),
  );

const AS_PRINTED = gamesPlayedWith([], '');
const LATER = gamesPlayedWith(['cards-of-later-printings'], ' with the cards of later printings');
const HOUSE_RULES = gamesPlayedWith(BY_HOUSE_RULE, ' by house rule');

const OPTIONAL = gamesPlayedWith(OPTIONS.filter(isOptionalRule), ' by an optional rule');

/**
 * Returns the games in which a table with this power may have a window about it. If no printed game has the power,
 * returns other games.
 */
const gamesWith = (power: AdvantageId): readonly GameName[] => {
  const printed = gamesAmong(AS_PRINTED, power);
  const optional = gamesAmong(OPTIONAL, power).filter((game) => !printed.some((one) => game.startsWith(one)));
  const found = [[...printed, ...optional], gamesAmong(LATER, power), gamesAmong(HOUSE_RULES, power)];
  return found.find((games) => games.length > 0) ?? [];
};

const gamesAmong = (games: typeof AS_PRINTED, power: AdvantageId): readonly GameName[] =>
  games.flatMap(({ name, ctx: { advantages, rules } }) => {
    const { karamaCancelScope: scope, karamaCancelsAllyPowers } = rules;
    const own = advantages.find(({ id }) => id === power);
    if (own === undefined) return [];
    const servesAlly = typeof own.cancellable === 'object' && 'servesAlly' in own.cancellable;
    if (servesAlly && !karamaCancelsAllyPowers) return [];
    if (own.canBeCancelled?.(rules) === false) return [];
    // The Voice, prescience and a worthless card have their own acts. All other powers share a scope.
    return isActOfItsOwn(power) || scope === 'any' || scope.includes(power) ? [name] : [];
  });

const isActOfItsOwn = (power: AdvantageId): boolean =>
  [...USES.values()].some(({ opensAt: asked }) => asked !== 'by-its-power' && asked.of === power);

const listed = (name: string, moment: WindowTiming, powers: readonly AdvantageId[]): ListedMoment => ({
  ...moment,
  name,
  powers: powers.map((power) => ({ power, games: gamesWith(power) })).filter(({ games }) => games.length > 0),
});

const cancelledAt = (point: string): readonly AdvantageId[] =>
  ADVANTAGES.filter(({ cancellable }) => pointsOf(cancellable).includes(point)).map(({ id }) => id);

/** Returns the moments at which an element of a plan may be cancelled. The table chooses one of the two. */
const pointsOf = (cancellable: Advantage['cancellable']): readonly string[] => {
  if (cancellable === undefined) return [];
  if (cancellable === true) return ['any-time'];
  return [
    ...('mayLieInPlan' in cancellable ? ['before-reveal'] : []),
    cancellable.at,
    ...('undoable' in cancellable ? ['any-time'] : []),
  ];
};

const ALL: readonly ListedMoment[] = [
  ...Object.entries(CANCEL_POINTS).map(([name, moment]) => listed(name, moment, cancelledAt(name))),
  ...[...WINDOWS].flatMap(([name, { opensAt: opens }]) => (opens === 'by-its-uses' ? [] : [listed(name, opens, [])])),
  ...[...USES].flatMap(([name, { opensAt: asked }]) =>
    asked === 'by-its-power' ? [] : [listed(name, asked, asked.of === undefined ? [] : [asked.of])],
  ),
];

/** The moments that this list knows, in the order of a turn. Unknown moments come last. */
const COURSE = [
  'storm/weather',
  'storm/steered',
  'storm/atomics',
  'storm/moving',
  'worm/coming',
  'shipment/announced',
  'battle/before-plans',
  'voice',
  'battle/prescience',
  'battle/plans',
  'battle/traitor-call',
  'battle/over',
];

/** The moments, in the order of a turn. */
export const WINDOW_MOMENTS: readonly ListedMoment[] = ALL.toSorted((one, other) => comesAt(one) - comesAt(other));

function comesAt({ on }: WindowTiming): number {
  const at = COURSE.indexOf(must(on[0], 'where it opens'));
  return at < 0 ? COURSE.length : at;
}

/** Whether a Karama may cancel every power of a moment only by a house rule. Other tables do not have the window. */
export const isByHouseRule = ({ powers }: ListedMoment): boolean =>
  powers.length > 0 && powers.every(({ power }) => isCancelledByHouseRule(power));

const isCancelledByHouseRule = (power: AdvantageId): boolean =>
  [AS_PRINTED, LATER].every((games) => gamesAmong(games, power).length === 0);

/** Powers whose effect no Karama undoes: the Karama has its whole effect at once. */
export const STRUCK_AT_ONCE: readonly AdvantageId[] = ADVANTAGES.filter(
  ({ whenCancelled }) => whenCancelled !== undefined,
).map(({ id }) => id);

/**
 * Powers without a window. As long as their effect can be undone, a player may cancel them with a Karama at any time.
 */
export const NEVER_ASKED: readonly AdvantageId[] = cancelledAt('any-time').filter(
  (power) => !isAskedAboutToo(power) && !STRUCK_AT_ONCE.includes(power),
);

/** The powers that open no window when they are used in a shipment on phones. */
export const NOT_ASKED_IN_SHIPMENTS: readonly AdvantageId[] = cancelledAt('any-time').filter(
  (power) => isAskedAboutToo(power) && !isCancelledByHouseRule(power),
);

function isAskedAboutToo(power: AdvantageId): boolean {
  return (
    isActOfItsOwn(power) ||
    ADVANTAGES.some(
      ({ id, cancellable }) => id === power && pointsOf(cancellable).some((point) => point !== 'any-time'),
    )
  );
}

/**
 * Returns the moments at which a window opens: one for each card and act that it asks about; `null` for an unlisted
 * one.
 */
export const momentsOf = (ask: WindowPayload, place: string): readonly (ListedMoment | null)[] =>
  namesOf(ask).map((names) => {
    const moments = WINDOW_MOMENTS.filter((moment) => names.includes(moment.name));
    return moments.find(({ on }) => on.includes(place)) ?? moments[0] ?? null;
  });

const namesOf = (ask: WindowPayload): readonly (readonly string[])[] => [
  ...(ask.kind === 'cancel' ? [] : [[ask.kind]]),
  ...('uses' in ask ? ask.uses.map(namesOfAct) : []),
];

const namesOfAct = (use: CancellableUse): readonly string[] =>
  'advantage' in use ? pointsOf(ADVANTAGES.find(({ id }) => id === use.advantage)?.cancellable) : [use.kind];

/** Returns the top of the stack, or the activity below a window: `storm/weather`. */
export function placeOf({ stack }: GameState): string {
  const top = must(
    stack.findLast(({ kind }) => kind !== 'window'),
    'a stack',
  );
  return 'step' in top ? `${top.kind}/${top.step}` : top.kind;
}
