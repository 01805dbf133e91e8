'use client';
import Link from 'next/link';
import { listed, nameOfFaction, type FactionId, type TableView } from '#client';
import { QrCode } from '#app/_components/qr-code.tsx';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { Aside, Panel } from '#app/_components/desk/panel.tsx';
import { WifiBox } from './wifi-box.tsx';
import { useJoinAddress } from './use-join-address.ts';
import styles from './join-panel.module.css';

interface JoinPanelProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly onBack: () => void;
}

/** What is free, and how one comes to it. */
function sayFreeSeats(free: readonly FactionId[], begun: boolean): string {
  if (free.length === 0) return 'Every seat is taken.';
  const names = listed(free.map(nameOfFaction));
  return begun ? `Free: ${names}. Who scans the code asks you to be let in.` : `Free: ${names}.`;
}

/** How phones come in, and where the status screen is. */
export function JoinPanel({ code, table, presence, onBack }: JoinPanelProps) {
  const { address, others, choose } = useJoinAddress(code);
  const free = table.order.filter((faction) => !presence.some((seat) => seat.faction === faction));
  return (
    <Panel title="Phones join here" lead={sayFreeSeats(free, !table.maySwap)} onBack={onBack}>
      <div className={styles.join}>
        <div className={styles.code}>
          {address !== null && <QrCode text={address} label="QR code to join the table" />}
        </div>
        <div className={styles.words}>
          <p className={styles.letters}>{code}</p>
          {address !== null && <p className={styles.address}>{address}</p>}
          {others.length > 0 && (
            <>
              <Aside>If phones do not reach it, try another address of this computer.</Aside>
              {others.map((other) => (
                <Button
                  key={other}
                  small
                  tone="quiet"
                  onClick={() => {
                    choose(other);
                  }}
                >
                  {other}
                </Button>
              ))}
            </>
          )}
        </div>
      </div>
      <Link href={`/t/${code}/screen`} target="_blank" className={styles.screen}>
        Open the status screen
      </Link>
      <Aside>The status screen opens in a window of its own. Put it where all can see it; it shows no secret.</Aside>
      <Button tone="act" onClick={onBack}>
        Go to the desk
      </Button>
      <WifiBox />
      <Link href="/network" target="_blank" className={styles.advice}>
        What to try when phones do not reach the table
      </Link>
    </Panel>
  );
}
