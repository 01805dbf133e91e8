import { getField, isList } from '../../core/answer.ts';
import { oneOf } from '../../core/grammar.ts';
import type { FactionId } from '../../model/factions.ts';
import { alliesOf } from '../../model/selectors.ts';
import type { GameState } from '../../model/state.ts';
import type { CardPower } from '../../powers/power.ts';
import { isSilenced } from '../../model/silenced.ts';

/** The card keeps the named opponents from buying cards and from making alliances until the turn ends. */
export const coneOfSilence: CardPower<'cone-of-silence'> = {
  kind: 'cone-of-silence',
  rules: ['AH79 The Duel VIII.3'],
  inBattle: null,
  playedFreely: {
    leavesPlans: true,
    fields: ({ state, faction }) => {
      const groups = groupsOf(opponents(state, faction));
      return groups.length === 0 ? null : { silences: oneOf(...groups) };
    },
    effect: ({ state, faction: by }, answer) => {
      const named = getField(answer, 'silences') ?? null;
      const factions = opponents(state, by).filter((other) => isList(named) && named.includes(other));
      return [{ type: 'Silenced', by, factions }];
    },
  },
};

/** Returns the factions that the card can silence: no allies, and no faction that is silenced already. */
const opponents = (state: GameState, faction: FactionId): readonly FactionId[] =>
  state.seating
    .map((seat) => seat.faction)
    .filter((other) => other !== faction && !alliesOf(state, faction).includes(other) && !isSilenced(state, other));

/** Returns every group of these factions, the smallest first. */
const groupsOf = (all: readonly FactionId[]): readonly (readonly FactionId[])[] =>
  all
    .reduce<readonly (readonly FactionId[])[]>(
      (groups, one) => [...groups, ...groups.map((group) => [...group, one])],
      [[]],
    )
    .filter((group) => group.length > 0)
    .toSorted((one, other) => one.length - other.length);
