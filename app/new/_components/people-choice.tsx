import { capital, counted, theFaction, TWO_FACTIONS_EACH, type FactionPair } from '#client';
import { Choices, type Choice } from './choices.tsx';
import { FACTIONS_OF_TWO_PEOPLE, pairings, pairsOf, type SetUp, type SetUpChange } from './set-up.ts';
import styles from './people-choice.module.css';

interface PeopleChoiceProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

type People = 'one-each' | 'two-each';

const PEOPLE: readonly Choice<People>[] = [
  {
    value: 'one-each',
    label: 'One faction each',
    means: 'As many people as factions. With two at the table 4 strongholds win, and nobody allies.',
  },
  {
    value: 'two-each',
    label: 'Two people, two factions each',
    means: 'Four factions in two alliances that never change. 4 strongholds win, counted over both factions.',
  },
];

/** Whether two people share four factions, and which; only where the edition lets them. */
export function PeopleChoice({ setUp, onChange }: PeopleChoiceProps) {
  if (!TWO_FACTIONS_EACH[setUp.edition]) return null;
  return (
    <div className={styles.people}>
      <Choices
        legend="Who plays?"
        choices={PEOPLE}
        chosen={setUp.twoEach ? 'two-each' : 'one-each'}
        onChoose={(people) => {
          onChange({ kind: 'people', twoEach: people === 'two-each' });
        }}
      />
      {setUp.twoEach && <Pairing setUp={setUp} onChange={onChange} />}
    </div>
  );
}

function Pairing({ setUp, onChange }: PeopleChoiceProps) {
  const ways = pairings(setUp);
  const chosen = partnerIn(pairsOf(setUp));
  if (chosen === null) {
    return (
      <p className={styles.missing} role="status">
        {`Seat ${counted(FACTIONS_OF_TWO_PEOPLE, 'faction')}, two for each of you.`}
      </p>
    );
  }
  return (
    <Choices
      legend="Which belong together?"
      choices={ways.flatMap((pairs) => {
        const partner = partnerIn(pairs);
        return partner === null ? [] : [{ value: partner, label: saySides(pairs), means: null }];
      })}
      chosen={chosen}
      onChoose={(faction) => {
        onChange({ kind: 'partner', faction });
      }}
    />
  );
}

const partnerIn = ([pair]: readonly FactionPair[]) => pair?.[1] ?? null;

/** `Atreides and the Guild, against Fremen and Harkonnen`. */
const saySides = (pairs: readonly FactionPair[]): string =>
  capital(pairs.map(([one, other]) => `${theFaction(one)} and ${theFaction(other)}`).join(', against '));
