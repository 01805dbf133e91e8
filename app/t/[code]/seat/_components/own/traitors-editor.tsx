'use client';
import { useState } from 'react';
import { LEADERS, LEADER_IDS, nameOfFaction, type FactionId, type LeaderId } from '../../../../../../lib/client.ts';
import { LeaderChoice } from '../../../../../_components/leader-disc.tsx';
import { Slab } from '../../../../../_components/slab.tsx';
import choosing from '../plan/choosing.module.css';
import type { EditorProps } from './editor-props.ts';
import { EditorSheet } from './editor-sheet.tsx';
import styles from './editors.module.css';

/** Who is in one's pay, or kept to oneself. */
export function TraitorsEditor({ view, onEnter, onClose }: EditorProps) {
  const { traitors, traitorLimit } = view.mine;
  const [leaders, setLeaders] = useState<readonly LeaderId[]>(traitors === 'unknown' ? [] : traitors);
  const toggle = (leader: LeaderId) => {
    if (leaders.includes(leader)) setLeaders(leaders.filter((other) => other !== leader));
    else setLeaders([...leaders, leader].slice(-traitorLimit));
  };
  return (
    <EditorSheet
      title="In your pay"
      what="who is in your pay"
      onClose={onClose}
      acts={
        <>
          <Slab
            tone={leaders.length === 0 ? 'plain' : 'act'}
            onClick={() => {
              onEnter({ kind: 'traitors', leaders });
            }}
          >
            {leaders.length === 0 ? 'Enter that nobody is in your pay' : `Enter ${leaders.length} of ${traitorLimit}`}
          </Slab>
          <Slab
            tone="quiet"
            onClick={() => {
              onEnter({ kind: 'traitors', leaders: 'unknown' });
            }}
          >
            Keep it to yourself
          </Slab>
        </>
      }
    >
      {view.table.order.map((faction) => (
        <fieldset key={faction} className={styles.house}>
          <legend className={choosing.legend}>{nameOfFaction(faction)}</legend>
          <div className={choosing.leaders}>
            {leadersInPlay(view, faction).map((leader) => (
              <LeaderChoice
                key={leader}
                leader={leader}
                chosen={leaders.includes(leader)}
                onChoose={() => {
                  toggle(leader);
                }}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </EditorSheet>
  );
}

const leadersInPlay = ({ table }: EditorProps['view'], faction: FactionId): readonly LeaderId[] =>
  LEADER_IDS.filter(
    (leader) => LEADERS[leader].faction === faction && table.leaders.some((disc) => disc.leader === leader),
  );
