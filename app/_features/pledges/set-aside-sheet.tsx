'use client';
import { useState } from 'react';
import { factionName, type FactionId } from '#client';
import { Button } from '#app/_components/button.tsx';
import { EditorSheet } from '#app/_components/secrets/editor-sheet.tsx';
import { NumberRow } from '#app/_components/number-row.tsx';
import { SET_ASIDE } from '#lib/features/pledges/messages/phone.ts';
import {
  namePurpose,
  NOTHING_RECEIVED,
  PLEDGE_LEAD,
  formatFor,
  formatLeft,
  formatPledge,
  formatReceived,
  SET_ASIDE_WHAT,
} from '#lib/features/pledges/messages.ts';
import styles from './set-aside.module.css';
import { alliesIn } from '#app/_components/allies-in.ts';
import type { SheetProps } from '#app/_components/secrets/sheet-action.tsx';

const NOTHING = { cards: 0, shipments: 0, revivals: 0 } as const;

/**
 * Lets a player pledge spice to one ally at a time, with a sum for each purpose. It also shows the allies' pledges to
 * the player.
 */
export function SetAsideSheet({ view, onCommand, onClose }: SheetProps) {
  const { mine } = view;
  const allies = alliesIn(view);
  const { pledges, spice } = mine;
  const [ally, setAlly] = useState<FactionId | undefined>(allies[0]);
  const before = pledges.given.find(({ to }) => to === ally)?.sums ?? NOTHING;
  const [sums, setSums] = useState<typeof before>(before);
  const purposes = pledges.mayPledge;
  const total = sums.cards + sums.shipments + sums.revivals;
  const most = spice === 'uncounted' ? pledges.most : spice + before.cards + before.shipments + before.revivals;
  if (ally === undefined) return null;
  return (
    <EditorSheet
      title={SET_ASIDE}
      what={SET_ASIDE_WHAT}
      onClose={onClose}
      acts={
        <>
          <p className={styles.left}>{formatLeft(total, spice === 'uncounted' ? null : most - total)}</p>
          <Button
            tone="act"
            onClick={() => {
              onCommand({ type: 'PledgeSpice', to: ally, ...sums });
              onClose();
            }}
          >
            {formatPledge(total)}
          </Button>
        </>
      }
    >
      {allies.length > 1 && (
        <div className={styles.allies} role="group" aria-label={formatFor(ally)}>
          {allies.map((one) => (
            <Button
              key={one}
              chosen={one === ally}
              onClick={() => {
                setAlly(one);
                setSums(pledges.given.find(({ to }) => to === one)?.sums ?? NOTHING);
              }}
            >
              {factionName(one)}
            </Button>
          ))}
        </div>
      )}
      <h3 className={styles.title}>{formatFor(ally)}</h3>
      {purposes.map((purpose) => (
        <NumberRow
          key={purpose}
          label={namePurpose(purpose)}
          value={sums[purpose]}
          from={0}
          to={most - total + sums[purpose]}
          onSet={(value) => {
            setSums({ ...sums, [purpose]: value });
          }}
        />
      ))}
      <p>{PLEDGE_LEAD}</p>
      {pledges.received.length === 0 ? (
        <p>{NOTHING_RECEIVED}</p>
      ) : (
        pledges.received.map(({ by, sums: theirs }) => (
          <p key={by} className={styles.received}>
            {formatReceived(by, theirs)}
          </p>
        ))
      )}
    </EditorSheet>
  );
}
