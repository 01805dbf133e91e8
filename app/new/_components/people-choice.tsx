import { TWO_FACTIONS_EACH, type FactionPair } from '#client';
import { Disclosure } from '../../_components/disclosure.tsx';
import { Choices, type Choice } from './choices.tsx';
import { ONE_EACH, formatSeatFour, SHARING, TWO_EACH, formatSides } from './new-messages.ts';
import { FACTIONS_OF_TWO_PEOPLE, pairings, pairsOf, type SetUp, type SetUpChange } from './set-up.ts';
import styles from './set-up-form.module.css';

interface PeopleChoiceProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

type People = 'one-each' | 'two-each';

const PEOPLE: readonly Choice<People>[] = [
  { value: 'one-each', ...ONE_EACH },
  { value: 'two-each', ...TWO_EACH },
];

/** Lets the host choose whether two players share four factions, and which; only if the edition allows it. */
export function PeopleChoice({ setUp, onChange }: PeopleChoiceProps) {
  if (!TWO_FACTIONS_EACH[setUp.edition]) return null;
  return (
    <Disclosure title={SHARING.who} sum={setUp.twoEach ? TWO_EACH.label : ONE_EACH.label}>
      <Choices
        legend={SHARING.who}
        unseen
        choices={PEOPLE}
        chosen={setUp.twoEach ? 'two-each' : 'one-each'}
        onChoose={(people) => {
          onChange({ kind: 'people', twoEach: people === 'two-each' });
        }}
      />
      {setUp.twoEach && <Pairing setUp={setUp} onChange={onChange} />}
    </Disclosure>
  );
}

function Pairing({ setUp, onChange }: PeopleChoiceProps) {
  const ways = pairings(setUp);
  const chosen = partnerIn(pairsOf(setUp));
  if (chosen === null) {
    return (
      <p className={styles.missing} role="status">
        {formatSeatFour(FACTIONS_OF_TWO_PEOPLE)}
      </p>
    );
  }
  return (
    <Choices
      legend={SHARING.together}
      choices={ways.flatMap((pairs) => {
        const partner = partnerIn(pairs);
        return partner === null ? [] : [{ value: partner, label: formatSides(pairs), means: null }];
      })}
      chosen={chosen}
      onChoose={(faction) => {
        onChange({ kind: 'partner', faction });
      }}
    />
  );
}

const partnerIn = ([pair]: readonly FactionPair[]) => pair?.[1] ?? null;
