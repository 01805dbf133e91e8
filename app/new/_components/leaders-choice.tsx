'use client';
import { useState } from 'react';
import {
  contains,
  discOf,
  ownerOf,
  TYPED_LEADER,
  typedLeader,
  typedLeaderField,
  type FactionId,
  type TypedLeaderId,
} from '#client';
import { Button } from '../../_components/button.tsx';
import { Disclosure } from '../../_components/disclosure.tsx';
import { LineField } from '../../_components/line-field.tsx';
import { Stepper } from '../../_components/stepper.tsx';
import { LEADERS } from './new-messages.ts';
import { leadersAtTable, typesLeaders, type SetUp, type SetUpChange } from './set-up.ts';

interface LeadersChoiceProps {
  readonly setUp: SetUp;
  readonly onChange: (change: SetUpChange) => void;
}

/** Lets the host type in leaders. Shows nothing if every faction at the table has leaders in the box. */
export function LeadersChoice({ setUp, onChange }: LeadersChoiceProps) {
  const factions = typesLeaders(setUp);
  if (factions.length === 0) return null;
  const others = (leader: TypedLeaderId) => setUp.leaders.filter((other) => other !== leader);
  return (
    <Disclosure title={LEADERS.title(factions)} sum={LEADERS.sum(leadersAtTable(setUp).length)}>
      {factions.map((faction) => (
        <LeadersOf
          key={faction}
          faction={faction}
          leaders={setUp.leaders.filter((leader) => ownerOf(leader) === faction)}
          onAdd={(leader) => {
            onChange({ kind: 'leaders', leaders: [...others(leader), leader] });
          }}
          onRemove={(leader) => {
            onChange({ kind: 'leaders', leaders: others(leader) });
          }}
        />
      ))}
    </Disclosure>
  );
}

interface LeadersOfProps {
  readonly faction: FactionId;
  readonly leaders: readonly TypedLeaderId[];
  readonly onAdd: (leader: TypedLeaderId) => void;
  readonly onRemove: (leader: TypedLeaderId) => void;
}

function LeadersOf({ faction, leaders, onAdd, onRemove }: LeadersOfProps) {
  const [name, setName] = useState('');
  const [strength, setStrength] = useState(1);
  const typed = typedLeader({ faction, strength, name: name.trim() });
  return (
    <section>
      <p>{LEADERS.lead(faction)}</p>
      <ul>
        {leaders.map((leader) => {
          const disc = discOf(leader);
          return (
            <li key={leader}>
              {LEADERS.leader(disc.name, disc.strength)}
              <Button
                small
                tone="quiet"
                onClick={() => {
                  onRemove(leader);
                }}
              >
                {LEADERS.remove(disc.name)}
              </Button>
            </li>
          );
        })}
      </ul>
      <LineField label={LEADERS.name} value={name} maxLength={TYPED_LEADER.length} onChange={setName} />
      <Stepper label={LEADERS.strength} value={strength} from={0} to={TYPED_LEADER.most} onChange={setStrength} />
      <Button
        small
        aria-disabled={name.trim() === '' || !contains(typedLeaderField, typed)}
        onClick={() => {
          if (name.trim() === '' || !contains(typedLeaderField, typed)) return;
          onAdd(typed);
          setName('');
        }}
      >
        {LEADERS.add}
      </Button>
    </section>
  );
}
