'use client';
import Link from 'next/link';
import { useState } from 'react';
import type { TableView } from '#client';
import { QrCode } from '#app/_components/qr-code.tsx';
import { Button } from '#app/_components/button.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { wifiText, type Wifi } from '#app/_browser/wifi.ts';
import { Hint, Panel } from '#app/_components/desk/panel.tsx';
import { JOIN_PANEL, formatFreeSeats, formatScanFirst, formatWifiQr, WIFI } from './join-panel-messages.ts';
import { WifiBox } from './wifi-box.tsx';
import { useJoinAddress } from './use-join-address.ts';
import styles from './join-panel.module.css';

interface JoinPanelProps {
  readonly code: string;
  readonly table: TableView;
  readonly presence: readonly Presence[];
  readonly onBack: () => void;
}

/** Shows how phones join, and where the status screen is. */
export function JoinPanel({ code, table, presence, onBack }: JoinPanelProps) {
  const { address, others, choose } = useJoinAddress(code);
  const [wifi, setWifi] = useState<Wifi | null>(null);
  const free = table.order.filter((faction) => !presence.some((seat) => seat.faction === faction));
  return (
    <Panel title={JOIN_PANEL.title} lead={formatFreeSeats(free, !table.maySwap)} onBack={onBack}>
      {/* The page shows one code at a time, because a reader that sees two codes can read the wrong code. */}
      <div className={styles.join}>
        <div className={styles.code}>
          {wifi !== null ? (
            <QrCode text={wifiText(wifi)} label={formatWifiQr(wifi.name)} />
          ) : (
            address !== null && <QrCode text={address} label={JOIN_PANEL.qr} />
          )}
        </div>
        <div className={styles.words}>
          {wifi === null ? (
            <p className={styles.letters}>{code}</p>
          ) : (
            <>
              <Hint>{formatScanFirst(wifi.name)}</Hint>
              <Button
                small
                tone="act"
                onClick={() => {
                  setWifi(null);
                }}
              >
                {WIFI.toTable}
              </Button>
            </>
          )}
          {address !== null && <p className={styles.address}>{address}</p>}
          {others.length > 0 && (
            <>
              <Hint>{JOIN_PANEL.otherAddress}</Hint>
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
        {JOIN_PANEL.openScreen}
      </Link>
      <Hint>{JOIN_PANEL.ownWindow}</Hint>
      <Button tone="act" onClick={onBack}>
        {JOIN_PANEL.toDesk}
      </Button>
      {wifi === null && <WifiBox onShow={setWifi} />}
      <Link href="/network" target="_blank" className={styles.advice}>
        {JOIN_PANEL.advice}
      </Link>
    </Panel>
  );
}
