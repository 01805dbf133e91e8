'use client';
import { useState } from 'react';
import { discOf, factionName, isMainCharacter, type FactionId, type LeaderId } from '#client';
import { everySeat } from '#app/_components/every-seat.ts';
import { LeaderChoice } from '#app/_components/leader-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import { SubmitButton } from '#app/_components/prompt/submit-button.tsx';
import { ChosenLeader } from '#app/_components/secrets/chosen-leader.tsx';
import { ChosenPieces } from '#app/_components/secrets/chosen-pieces.tsx';
import type { EditorProps } from '#app/_components/secrets/editor-props.ts';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import styles from '#app/_components/secrets/editors.module.css';
import { formatTapLeaders, formatTraitorsAct, formatTraitorsChosen, TRAITORS } from '#lib/pieces/messages/editors.ts';

/**
 * Lets a player enter their traitors, or keep them secret. “None” is possible only after the cards were drawn and
 * entered.
 */
export function TraitorsEditor({ view, counted = false, onEnter, onClose }: EditorProps) {
  const { traitors, traitorLimit: limit } = view.mine;
  const [leaders, setLeaders] = useState<readonly LeaderId[]>(traitors === 'unknown' ? [] : traitors);
  const takeOut = (leader: LeaderId) => {
    setLeaders(leaders.filter((other) => other !== leader));
  };
  const press = (leader: LeaderId) => {
    if (leaders.includes(leader)) takeOut(leader);
    else if (limit === 1) setLeaders([leader]);
    else if (leaders.length < limit) setLeaders([...leaders, leader]);
  };
  const enter = (told: readonly LeaderId[] | 'unknown') => {
    onEnter({ kind: 'traitors', leaders: told });
  };
  return (
    <EditorSheet
      title={TRAITORS.title}
      what="your traitors"
      onClose={onClose}
      acts={
        <>
          <ChosenPieces says={formatTraitorsChosen(leaders.length, limit)}>
            {leaders.map((leader) => (
              <ChosenLeader
                key={leader}
                leader={leader}
                onTakeOut={() => {
                  takeOut(leader);
                }}
              />
            ))}
          </ChosenPieces>
          <SubmitButton
            ready={leaders.length > 0}
            missing={formatTapLeaders(limit)}
            onAct={() => {
              enter(leaders);
            }}
          >
            {formatTraitorsAct(leaders, limit)}
          </SubmitButton>
          {leaders.length === 0 && !counted && (
            <Button
              tone="quiet"
              onClick={() => {
                enter([]);
              }}
            >
              {TRAITORS.enterNobody}
            </Button>
          )}
          <Button
            tone="quiet"
            onClick={() => {
              enter('unknown');
            }}
          >
            {TRAITORS.keep}
          </Button>
        </>
      }
    >
      {everySeat(view.table).map((faction) => (
        <fieldset key={faction} className={styles.house}>
          <legend className={choosing.legend}>{factionName(faction)}</legend>
          <div className={choosing.leaders}>
            {canBeTraitors(view, faction).map((leader) => (
              <LeaderChoice
                key={leader}
                leader={leader}
                chosen={leaders.includes(leader)}
                onChoose={() => {
                  press(leader);
                }}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </EditorSheet>
  );
}

/** Returns the leaders of a faction that can be traitors. A main character is never a traitor. */
const canBeTraitors = ({ table }: EditorProps['view'], faction: FactionId): readonly LeaderId[] =>
  table.leaders
    .map(({ leader }) => leader)
    .filter((leader) => discOf(leader).faction === faction && !isMainCharacter(leader));
