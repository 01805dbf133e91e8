import {
  FORCES_PER_FACTION,
  isInStorm,
  minus,
  NO_FORCES,
  onlyMercenaries,
  plus,
  sameFact,
  samePlace,
  type FactionId,
  type Forces,
  type ForceStack,
  type Place,
  type PublicFact,
  type TableView,
} from '#client';
import { foughtNow, controlledIn, trapsIn, restrictedIn, type BoardFacts } from '#app/_components/map/board-facts.ts';
import type { Change, Draft } from '#app/_components/state-editor/draft.ts';
import { MOMENTS } from '#app/_components/state-editor/entered.ts';
import { drafted, enteredAs, keyOf, standing } from '#app/_features/facts.ts';

/** Returns the draft with one more value. A value equal to the table's leaves the draft. */
export function withFact(table: TableView, draft: Draft, fact: PublicFact): Draft {
  const { laidInto } = enteredAs(fact);
  if (laidInto !== undefined) return laidInto(table, draft, fact);
  const next = new Map(draft);
  next.delete(keyOf(fact));
  if (!sameFact(fact, standing(table, fact))) next.set(keyOf(fact), fact);
  return next;
}

/** Returns the values that differ from the table, in the order of the changes. */
export const changesIn = (table: TableView, draft: Draft): readonly Change[] =>
  [...draft.values()]
    .map((fact) => ({ fact, was: standing(table, fact) }))
    .filter(({ fact, was }) => !sameFact(fact, was));

/** The order in which values are set. */
export const inOrder = (changes: readonly Change[]): readonly PublicFact[] =>
  [...changes].sort((one, other) => rankOf(one) - rankOf(other)).map(({ fact }) => fact);

const rankOf = ({ fact, was }: Change): number => MOMENTS.indexOf(enteredAs(fact).moment?.(fact, was) ?? 'usual');

/** Returns the board with the draft in place. The map shows it during the edit. */
export function boardAfter(table: TableView, draft: Draft): BoardFacts {
  const facts = [...draft.values()];
  const forces = facts.filter((fact) => fact.kind === 'forces');
  const spice = facts.filter((fact) => fact.kind === 'spice-on-board');
  const sideOf = ({ faction, territory }: ForceStack) =>
    drafted(table, draft, { kind: 'side', faction, territory, side: 'fighters' }).side;
  return {
    storm: drafted(table, draft, { kind: 'storm', sector: table.storm }).sector,
    swept: 0,
    shieldWallStands: drafted(table, draft, { kind: 'shield-wall', stands: table.shieldWallStands }).stands,
    sietches: table.sietches,
    restricted: restrictedIn(table),
    controlled: controlledIn(table),
    traps: trapsIn(table),
    firstPlayer: drafted(table, draft, { kind: 'first-player', faction: table.firstPlayer }).faction,
    forces: [
      ...table.forces.filter(
        (stack) => !forces.some((fact) => fact.faction === stack.faction && samePlace(fact, stack)),
      ),
      ...forces.filter(({ count }) => count > 0),
    ].map((stack) => ({ ...stack, advisors: sideOf(stack) === 'advisors' })),
    spice: [
      ...table.spiceOnBoard.filter((pile) => !spice.some((fact) => samePlace(fact, pile))),
      ...spice.filter(({ amount }) => amount > 0),
    ],
    seats: table.factions,
    battles: foughtNow(table),
  };
}

/** Forces that a faction may still place, draft included; all of them if the reserves are hidden. */
export function reservesAfter(table: TableView, draft: Draft, faction: FactionId): Forces {
  const { reserves = NO_FORCES, hired = 0 } = table.factions.find((view) => view.faction === faction) ?? {};
  if (reserves === 'hidden') return plus({ count: FORCES_PER_FACTION, special: 0 }, onlyMercenaries(hired));
  return changesIn(table, draft).reduce<Forces>(
    (left, { fact, was }) =>
      isCountOf(fact, faction) && isCountOf(was, faction) ? plus(minus(left, fact), was) : left,
    reserves,
  );
}

/** Whether a part is in the storm of the draft. */
export const underStorm = (board: BoardFacts, place: Place): boolean => isInStorm(place, board.storm);

const isCountOf = (
  fact: PublicFact,
  faction: FactionId,
): fact is Extract<PublicFact, { readonly kind: 'forces' | 'tanks' }> =>
  (fact.kind === 'forces' || fact.kind === 'tanks') && fact.faction === faction;
