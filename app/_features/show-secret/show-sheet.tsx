'use client';
import { useState } from 'react';
import { factionName, type FactionId, type SecretToShow } from '#client';
import { formatNotLookedAt, formatShowTo, formatWhoLearns, SHEET } from '#lib/features/show-secret/messages.ts';
import { Button } from '#app/_components/button.tsx';
import choosing from '#app/_components/cards/choosing.module.css';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { OwnSecrets } from './own-secrets.tsx';
import { ShownToMe } from './shown-to-me.tsx';
import styles from './showing.module.css';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

/**
 * Shows under one cover what others show the player and what the player shows others. Nothing outside the cover
 * indicates it.
 */
export function ShowSheet({ view, onCommand, onClose }: SheetProps) {
  const { mine, table } = view;
  const [secret, choose] = useState<SecretToShow | null>(null);
  const [to, chooseTo] = useState<FactionId | null>(null);
  const allies = table.factions.find(({ faction }) => faction === mine.faction)?.allies ?? [];
  const others = table.order.filter((faction) => faction !== mine.faction);
  return (
    <EditorSheet
      title={SHEET.title}
      what={SHEET.what}
      onClose={onClose}
      acts={
        secret !== null &&
        to !== null && (
          <>
            <p>{formatWhoLearns(to, allies.includes(to))}</p>
            <Button
              tone="act"
              onClick={() => {
                onCommand({ type: 'ShowSecret', secret, to });
                onClose();
              }}
            >
              {formatShowTo(to)}
            </Button>
          </>
        )
      }
    >
      <ShownToMe mine={mine} onCommand={onCommand} />
      <OwnSecrets mine={mine} chosen={secret} onChoose={choose} />
      <fieldset className={styles.others}>
        <legend className={choosing.legend}>{SHEET.toWhom}</legend>
        {others.map((other) => (
          <Button
            key={other}
            small
            chosen={other === to}
            onClick={() => {
              chooseTo(other);
            }}
          >
            {factionName(other)}
          </Button>
        ))}
      </fieldset>
      {mine.heldUpTo.map((other) => (
        <p key={other}>{formatNotLookedAt(other)}</p>
      ))}
    </EditorSheet>
  );
}
