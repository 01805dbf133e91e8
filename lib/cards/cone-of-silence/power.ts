import { getField, isList } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import type { FactionId } from '../../model/factions.ts';
import { alliesOf } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { CardPlayContext, CardPower } from '../../powers/power.ts';
import { isSilenced } from '../../model/silenced.ts';

/**
 * The card keeps the named opponents from buying cards and from making alliances until the turn ends. In Dune Squad it
 * keeps one other player from saying anything until the phase ends; what was said before stands.
 */
export const coneOfSilence: CardPower<'cone-of-silence'> = {
  kind: 'cone-of-silence',
  rules: ['AH79 The Duel VIII.3', 'Dune Squad VI.B.1; R-284, R-287'],
  inBattle: null,
  playedFreely: {
    leavesPlans: true,
    fields: (player) => {
      const groups = groupsFor(player);
      return groups.length === 0 ? null : { silences: oneOf(...groups) };
    },
    effect: ({ state, faction: by, rules }, answer) => {
      const named = getField(answer, 'silences') ?? null;
      const factions = others(state, by).filter((other) => isList(named) && named.includes(other));
      const ends = rules.coneOfSilence === 'one-player-for-a-phase' ? { phase: state.phase } : {};
      return [{ type: 'Silenced', by, factions, ...ends }];
    },
  },
};

/** Returns the groups of factions that the card can silence: any opponents, or one other player. */
function groupsFor({ state, faction, rules }: CardPlayContext): readonly (readonly FactionId[])[] {
  if (rules.coneOfSilence === 'one-player-for-a-phase') return others(state, faction).map((other) => [other]);
  const allies = alliesOf(state, faction);
  return groupsOf(others(state, faction).filter((other) => !allies.includes(other)));
}

/** Returns the other factions that are not silenced already. */
const others = (state: GameState, faction: FactionId): readonly FactionId[] =>
  state.seating.map((seat) => seat.faction).filter((other) => other !== faction && !isSilenced(state, other));

/** Returns every group of these factions, the smallest first. */
const groupsOf = (all: readonly FactionId[]): readonly (readonly FactionId[])[] =>
  all
    .reduce<readonly (readonly FactionId[])[]>(
      (groups, one) => [...groups, ...groups.map((group) => [...group, one])],
      [[]],
    )
    .filter((group) => group.length > 0)
    .toSorted((one, other) => one.length - other.length);
