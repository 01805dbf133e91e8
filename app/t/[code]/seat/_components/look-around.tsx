'use client';
import { Suspense, useState, type ReactNode } from 'react';
import type { Prompt, SecretKind, SeatView } from '#client';
import { Sky } from '#app/_components/sky.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { Aftermath } from '#app/_features/mine.ts';
import { OwnEditor } from '#app/_features/secrets.tsx';
import { decisionOf, type Offer } from './decisions.ts';
import { Body } from '#app/_components/phone.tsx';
import { Offers } from './offers.tsx';
import { ReturnTo } from './return-to.tsx';
import { MapTab } from './tabs/map-tab.tsx';
import { MineTab } from './tabs/mine-tab.tsx';
import { OtherSeats, type OtherSeatsProps } from './tabs/other-seats.tsx';
import type { Tab } from './tabs/tabs.tsx';
import { AutoPassSwitch } from '#app/_components/window/auto-pass-switch.tsx';
import { Talking } from '#app/_components/talking.tsx';
import { useMovesFirst } from './idle/use-moves-first.ts';
import { Waiting } from './idle/idle.tsx';
import styles from './look-around.module.css';

const LogTab = lazyPart(() => import('./tabs/log-tab.tsx').then((part) => part.LogTab));
const OwnMoves = lazyPart(() => import('./idle/own-moves.tsx').then((part) => part.OwnMoves));
const TableTab = lazyPart(() => import('./tabs/table-tab.tsx').then((part) => part.TableTab));

interface LookAroundProps extends OtherSeatsProps {
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  readonly tab: Tab;
  /** The question that waits. */
  readonly decision: Prompt | null;
  /** What may be done now and need not. */
  readonly offers: readonly Offer[];
  /** Pages that were opened, and stand beneath until they are asked no more. */
  readonly kept: readonly Prompt[];
  /** The screen still reads out how something came out. */
  readonly readingOut: ReactNode;
  /** What can be done before the game alone. */
  readonly beforeTheGame: ReactNode;
  /** What this player can do about seats and the desk, at the end of the table's page. */
  readonly seatCare: ReactNode;
  readonly onTake: (offer: Offer) => void;
  readonly onReturn: () => void;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Between decisions, or away from one: what is this seat's, the map, the table and the log. Away from one, what lets the
 * table wait stands on top, so that it is never further than two taps.
 */
export function LookAround({
  view,
  presence,
  tab,
  decision,
  offers,
  kept,
  readingOut,
  beforeTheGame,
  seatCare,
  onTake,
  onReturn,
  onCommand,
  ...others
}: LookAroundProps) {
  const [telling, setTelling] = useState<SecretKind | null>(null);
  const asked = decisionOf(view) !== null;
  const { table } = view;
  const movesFirst = useMovesFirst(view) && !asked && table.victory === null;
  const moves = (
    <Suspense fallback={null}>
      <OwnMoves view={view} onCommand={onCommand} />
    </Suspense>
  );
  const aftermath = !asked && (
    <Suspense fallback={null}>
      <Aftermath view={view} onCommand={onCommand} />
    </Suspense>
  );
  return (
    <>
      <Body>
        {decision === null && tab !== 'mine' && (
          <Offers offers={offers.filter((offer) => kept.includes(offer))} onTake={onTake} />
        )}
        {decision !== null && <ReturnTo prompt={decision} edition={table.choices.edition} onReturn={onReturn} />}
        {asked && <Talking raised={view.mine.raisedHand} onCommand={onCommand} />}
        {tab === 'mine' && (
          <>
            {!asked && table.victory === null && (
              <Waiting view={view} presence={presence} onCommand={onCommand} moves={movesFirst && moves} {...others} />
            )}
            {readingOut}
            {decision === null && <Offers offers={offers} onTake={onTake} />}
            <Suspense fallback={null}>{beforeTheGame}</Suspense>
            {table.victory !== null && aftermath}
            <MineTab view={view} asked={asked} onCommand={onCommand} onTell={setTelling} moves={!movesFirst && moves} />
            {table.victory === null && aftermath}
            <OtherSeats {...others} />
            {telling !== null && (
              <Suspense fallback={null}>
                <OwnEditor
                  matter={telling}
                  view={view}
                  onCommand={onCommand}
                  onClose={() => {
                    setTelling(null);
                  }}
                />
              </Suspense>
            )}
          </>
        )}
        <Suspense fallback={null}>
          {tab === 'map' && <MapTab view={view} />}
          {tab === 'table' && (
            <>
              <TableTab table={table} presence={presence} />
              <AutoPassSwitch on={view.mine.standsAside} onCommand={onCommand} />
              {seatCare}
            </>
          )}
          {tab === 'log' && <LogTab latest={table.log} edition={table.choices.edition} turn={table.turn} />}
        </Suspense>
      </Body>
      {tab === 'mine' && (
        <div className={styles.sky}>
          <Sky />
        </div>
      )}
    </>
  );
}
