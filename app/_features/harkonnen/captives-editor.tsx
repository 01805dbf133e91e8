'use client';
import { useState } from 'react';
import { discOf, factionName, type FactionId, type LeaderId, type OwnView } from '#client';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { ChosenLeader } from '#app/_components/secrets/chosen-leader.tsx';
import { ChosenPieces } from '#app/_components/secrets/chosen-pieces.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import styles from '#app/_components/secrets/editors.module.css';
import { CAPTIVES, FATES, formatEnterCaptives } from '#lib/factions/harkonnen/messages/phone.ts';

type Fate = 'held' | 'faceDown';

/** The next state of a leader after a tap: held, then face down in the tanks, then neither. */
const NEXT: Readonly<Record<Fate | 'free', Fate | 'free'>> = { free: 'held', held: 'faceDown', faceDown: 'free' };

/** Lets the player enter captives, and captives that lie face down in the tanks. */
export function CaptivesEditor({ view: { table, mine, audience }, onEnter, onClose }: EditorProps) {
  const [fates, setFates] = useState<ReadonlyMap<LeaderId, Fate>>(() => new Map(fatesIn(mine.captives)));
  const theirs = table.leaders
    .filter(({ leader, where }) => discOf(leader).faction !== audience && where !== 'tanks')
    .map(({ leader }) => leader);
  const withFate = (fate: Fate) => [...fates].flatMap(([leader, is]) => (is === fate ? [leader] : []));
  const setFate = (leader: LeaderId, fate: Fate | 'free') => {
    const others = [...fates].filter(([other]) => other !== leader);
    setFates(new Map(fate === 'free' ? others : [...others, [leader, fate]]));
  };
  const enter = () => {
    onEnter({ kind: 'captives', held: withFate('held'), faceDown: withFate('faceDown') });
  };
  return (
    <EditorSheet
      title={CAPTIVES.title}
      what="your captured leaders"
      onClose={onClose}
      acts={
        <>
          <ChosenPieces says={fates.size === 0 ? CAPTIVES.none : CAPTIVES.title}>
            {[...fates].map(([leader, fate]) => (
              <ChosenLeader
                key={leader}
                leader={leader}
                note={FATES[fate]}
                onTakeOut={() => {
                  setFate(leader, 'free');
                }}
              />
            ))}
          </ChosenPieces>
          <SubmitButton ready={fates.size > 0} missing={CAPTIVES.missing} onAct={enter}>
            {fates.size === 0
              ? CAPTIVES.choose
              : formatEnterCaptives(withFate('held').length, withFate('faceDown').length)}
          </SubmitButton>
          {fates.size === 0 && (
            <Button tone="quiet" onClick={enter}>
              {CAPTIVES.enterNone}
            </Button>
          )}
        </>
      }
    >
      <p>{CAPTIVES.how}</p>
      {table.order.map((faction) => (
        <House
          key={faction}
          faction={faction}
          leaders={theirs.filter((leader) => discOf(leader).faction === faction)}
          fates={fates}
          onPress={(leader) => {
            setFate(leader, NEXT[fates.get(leader) ?? 'free']);
          }}
        />
      ))}
    </EditorSheet>
  );
}

interface HouseProps {
  readonly faction: FactionId;
  readonly leaders: readonly LeaderId[];
  readonly fates: ReadonlyMap<LeaderId, Fate>;
  readonly onPress: (leader: LeaderId) => void;
}

/** Shows the leaders of one faction that can be captives. */
function House({ faction, leaders, fates, onPress }: HouseProps) {
  if (leaders.length === 0) return null;
  return (
    <fieldset className={styles.house}>
      <legend className={choosing.legend}>{factionName(faction)}</legend>
      <div className={choosing.leaders}>
        {leaders.map((leader) => {
          const fate = fates.get(leader);
          return (
            <LeaderChoice
              key={leader}
              leader={leader}
              chosen={fate !== undefined}
              note={fate === undefined ? undefined : FATES[fate]}
              onChoose={() => {
                onPress(leader);
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

const fatesIn = (captives: OwnView['captives']): readonly (readonly [LeaderId, Fate])[] => [
  ...(captives?.held ?? []).map((leader) => [leader, 'held'] as const),
  ...(captives?.faceDown ?? []).map((leader) => [leader, 'faceDown'] as const),
];
