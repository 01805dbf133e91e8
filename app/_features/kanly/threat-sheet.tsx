'use client';
import { useState } from 'react';
import type { FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { FactionButtons } from '#app/_components/faction-buttons.tsx';
import { LineField } from '#app/_components/line-field.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';
import { THREAT_SHEET, THREATS } from '#lib/modules/duel/kanly/messages/threats.ts';
import { ThreatList } from './threats.tsx';
import styles from './threats.module.css';

/** The longest name of an action, in characters. */
const LONGEST_ACTION = 80;

/** Lets a player threaten another player with Kanly, say that the action has happened, and withdraw the threat. */
export function ThreatSheet({ view: { table, mine, audience }, onCommand, onClose }: SheetProps) {
  const [on, choose] = useState<FactionId | null>(null);
  const [action, write] = useState('');
  const { kanly } = table;
  if (kanly === null) return null;
  const { threats } = kanly;
  const hasOpen = threats.some(({ by, stands }) => by === audience && stands === 'open');
  const send = (command: Parameters<typeof onCommand>[0]): void => {
    onCommand(command);
    onClose();
  };
  const target = on !== null && mine.mayThreaten.includes(on) ? on : null;
  return (
    <EditorSheet
      title={THREAT_SHEET.title}
      what={THREAT_SHEET.what}
      onClose={onClose}
      acts={
        <>
          {hasOpen && (
            <>
              <Button
                tone="act"
                onClick={() => {
                  send({ type: 'DeclareKanly' });
                }}
              >
                {THREAT_SHEET.happened}
              </Button>
              <Button
                onClick={() => {
                  send({ type: 'TakeBackThreat' });
                }}
              >
                {THREAT_SHEET.withdraw}
              </Button>
            </>
          )}
          {target !== null && action.trim() !== '' && (
            <Button
              tone="act"
              onClick={() => {
                send({ type: 'ThreatenKanly', on: target, action: action.trim() });
              }}
            >
              {THREAT_SHEET.act}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        {threats.length > 0 && (
          <section aria-label={THREATS.title}>
            <ThreatList threats={threats} />
          </section>
        )}
        {mine.mayThreaten.length === 0 ? (
          <p className={styles.soft}>{hasOpen ? THREAT_SHEET.bound : THREAT_SHEET.notNow}</p>
        ) : (
          <>
            <FactionButtons
              legend={THREAT_SHEET.whom}
              titled={false}
              factions={mine.mayThreaten}
              chosen={on}
              onChoose={choose}
            />
            <LineField
              label={THREAT_SHEET.action}
              value={action}
              maxLength={LONGEST_ACTION}
              autoComplete="off"
              enterKeyHint="done"
              placeholder={THREAT_SHEET.example}
              onChange={write}
            />
            <p className={styles.soft}>{THREAT_SHEET.lead}</p>
          </>
        )}
      </div>
    </EditorSheet>
  );
}
