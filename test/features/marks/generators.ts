/** Random declarations of marks, and pairs of tables that differ in marks. */
import {
  discOf,
  isMainCharacter,
  leadersOf,
  type FactionId,
  type LeaderId,
  type OwnFactOf,
  type Random,
} from '#engine';
import type { DeclarationGenerators, SecretAlternatives } from '../../support/feature.ts';
import type { Twinned } from '../../support/paired-tables/difference.ts';
import { answered } from '../../support/paired-tables/ways-to-diverge.ts';
import { chance, pickRandom, some, type Move } from '../../support/random-choice.ts';
import { byModerator, type Aside } from '../../support/side-action.ts';
import { tableView } from '../../support/table.ts';

const OWNER = 'bene-tleilaxu';

/** The engine refuses leaders that have not come back. */
export const declarationGenerators: DeclarationGenerators<'marks'> = {
  marks: {
    likely: 30,
    by: OWNER,
    told: (_faction, factions, random): OwnFactOf<'marks'> => ({
      kind: 'marks',
      leaders: some(factions.flatMap(leadersOf), random(2), random),
    }),
  },
};

/** One leader that has come back is marked at one table, and nobody or another leader at the other. */
export const secretAlternatives: SecretAlternatives<'marks'> = {
  marks: (table, _owner, random) => {
    const [one, other] = some(tableView(table).cameBack ?? [], 2, random);
    return one === undefined
      ? null
      : [
          { kind: 'marks', leaders: [one] },
          { kind: 'marks', leaders: other === undefined ? [] : [other] },
        ];
  },
};

const nineFaction: NonNullable<Twinned[string]['choices']> = (choices) => ({
  ...choices,
  edition: 'nine-faction',
  layer: 'advanced',
  options: [],
});

/** The secrets of this feature in which two paired tables can differ. */
export const secretPairs = {
  marks: { choices: nineFaction, begins: withLeadersBack },
  /** Whether a leader that has just come back is marked. */
  'mark-said': { choices: nineFaction, begins: withOneBack, parts: answered('mark-leader') },
} satisfies Twinned;

/** Two leaders have come back before the table was opened. */
function withLeadersBack(factions: readonly FactionId[], random: Random): readonly Move[] | null {
  if (!factions.includes(OWNER)) return null;
  return some(ordinary(factions), 2, random).map((leader): Move => ({
    by: 'moderator',
    command: { type: 'CorrectFact', fact: { kind: 'came-back', leader, cameBack: true } },
  }));
}

/** A faction plays a Ghola for a leader. The names of the card and of its prompt are not known in advance. */
function withOneBack(factions: readonly FactionId[], random: Random): readonly Move[] | null {
  if (!factions.includes(OWNER)) return null;
  const leader = pickRandom(ordinary(factions), random);
  const by = discOf(leader).faction;
  return [
    { by: 'moderator', command: { type: 'CorrectFact', fact: { kind: 'leader', leader, where: 'tanks', deaths: 1 } } },
    { by, command: { type: 'DeclareSecret', fact: { kind: 'hand', cards: ['tleilaxu-ghola'] } } },
    ...SLOTS.flatMap((slot) =>
      EPOCHS.map((epoch): Move => ({
        by,
        command: {
          type: 'Answer',
          prompt: `free-play/any-time/${by}/${epoch}`,
          value: { play: true, slot, card: 'tleilaxu-ghola', revives: { leader } },
        },
      })),
    ),
  ];
}

const ordinary = (factions: readonly FactionId[]): readonly LeaderId[] => factions.flatMap(leadersOf);

const SLOTS = Array.from({ length: 20 }, (_, at) => `h${at + 1}`);
const EPOCHS = [0, 1, 2, 3];

/**
 * From time to time, the moderator notes that a leader has come back, and the Bene Tleilaxu enter that they have marked
 * all leaders that have come back, or some of them. Otherwise few marked leaders would win a battle.
 */
export const nowAndThen: readonly Aside[] = [
  (table, random) => {
    const { cameBack, leaders } = tableView(table);
    const ready = leaders.filter(({ leader, where }) => where === 'ready' && !isMainCharacter(leader));
    const [disc] = cameBack !== null && chance(4, random) ? some(ready, 1, random) : [];
    return disc === undefined
      ? null
      : byModerator({ type: 'CorrectFact', fact: { kind: 'came-back', leader: disc.leader, cameBack: true } });
  },
  (table, random) => {
    const { cameBack } = tableView(table);
    if (cameBack === null || cameBack.length === 0 || !chance(3, random)) return null;
    const leaders = chance(70, random) ? cameBack : some(cameBack, random(cameBack.length), random);
    return { by: OWNER, command: { type: 'DeclareSecret', fact: { kind: 'marks', leaders } } };
  },
];
