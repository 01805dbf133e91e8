'use client';
import { useState } from 'react';
import { LEADERS, type LeaderId } from '../../../../../../lib/client.ts';
import { LeaderChoice } from '../../../../../_components/leader-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import choosing from '../prompts/asked.module.css';
import type { EditorProps } from './editor-props.ts';
import { EditorSheet } from './editor-sheet.tsx';

type Fate = 'held' | 'faceDown';

/** What a press makes of a leader: held, then face down in the tanks, then neither. */
const NEXT: Readonly<Record<Fate | 'free', Fate | 'free'>> = { free: 'held', held: 'faceDown', faceDown: 'free' };
const WORDS: Readonly<Record<Fate, string>> = { held: 'held by you', faceDown: 'face down, dead' };

/** Leaders of others that one holds, and those one has put face down into the tanks. */
export function CaptivesEditor({ view: { table, audience }, onEnter, onClose }: EditorProps) {
  const [fates, setFates] = useState<ReadonlyMap<LeaderId, Fate>>(() => new Map(fatesIn(table.leaders, audience)));
  const theirs = table.leaders.filter(
    ({ leader, where, faceDown }) => LEADERS[leader].faction !== audience && (where !== 'tanks' || faceDown),
  );
  const withFate = (fate: Fate) => [...fates].flatMap(([leader, is]) => (is === fate ? [leader] : []));
  const press = (leader: LeaderId) => {
    const next = NEXT[fates.get(leader) ?? 'free'];
    const others = [...fates].filter(([other]) => other !== leader);
    setFates(new Map(next === 'free' ? others : [...others, [leader, next]]));
  };
  return (
    <EditorSheet
      title="Your captured leaders"
      what="your captured leaders"
      onClose={onClose}
      acts={
        <Slab
          tone="act"
          onClick={() => {
            onEnter({ kind: 'captives', held: withFate('held'), faceDown: withFate('faceDown') });
          }}
        >
          Enter {withFate('held').length} held, {withFate('faceDown').length} face down
        </Slab>
      }
    >
      <p>Press a leader once when you hold it, twice when you have put it face down into the tanks.</p>
      <div className={choosing.leaders} role="group" aria-label="Leaders of the others">
        {theirs.map(({ leader }) => {
          const fate = fates.get(leader);
          return (
            <LeaderChoice
              key={leader}
              leader={leader}
              chosen={fate !== undefined}
              away={fate === undefined ? undefined : WORDS[fate]}
              onChoose={() => {
                press(leader);
              }}
            />
          );
        })}
      </div>
    </EditorSheet>
  );
}

const fatesIn = (
  leaders: EditorProps['view']['table']['leaders'],
  own: string,
): readonly (readonly [LeaderId, Fate])[] =>
  leaders.flatMap(({ leader, where, faceDown }): readonly (readonly [LeaderId, Fate])[] => {
    if (LEADERS[leader].faction === own) return [];
    if (where === 'captive') return [[leader, 'held']];
    return faceDown ? [[leader, 'faceDown']] : [];
  });
