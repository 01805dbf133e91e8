'use client';
import { useState, type ReactNode } from 'react';
import type { Prompt, SecretKind, SeatView } from '#client';
import { Sky } from '#app/_components/sky.tsx';
import type { Presence } from '#app/_connection/frame.ts';
import type { ClientCommand } from '#app/_connection/outbox.ts';
import { onPhone } from '#app/_features/phone.ts';
import { OwnEditor } from '#app/_features/secrets.tsx';
import { SeatCare } from './seat-settings/seat-settings.tsx';
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
import { OwnMoves } from './idle/own-moves.tsx';
import { LogTab } from './tabs/log-tab.tsx';
import { TableTab } from './tabs/table-tab.tsx';
import { useMovesFirst } from './idle/use-moves-first.ts';
import { Waiting } from './idle/idle.tsx';
import styles from './look-around.module.css';

export { OwnEditor, OwnSecretCover } from '#app/_features/secrets.tsx';
export { HalfQuestion } from './seat-settings/half-question.tsx';
export { HandOverSheet } from './seat-settings/hand-over-sheet.tsx';

const BEFORE_GAME = onPhone('beforeGame');
const OUTCOMES = onPhone('outcome');

interface LookAroundProps extends OtherSeatsProps {
  readonly code: string;
  readonly view: SeatView;
  readonly presence: readonly Presence[];
  readonly tab: Tab;
  /** The question that waits. */
  readonly decision: Prompt | null;
  /** The optional prompts of the player. */
  readonly offers: readonly Offer[];
  /** The optional prompts that the player opened. Each prompt stays on the page until its question is over. */
  readonly kept: readonly Prompt[];
  /** Says that the screen is still presenting a result. */
  readonly readingOut: ReactNode;
  readonly onTake: (offer: Offer) => void;
  readonly onReturn: () => void;
  readonly onCommand: (command: ClientCommand) => void;
}

/**
 * Shows the seat's own holdings, the map, the table and the log, between decisions or away from one. Away from a
 * decision, the question is at the top, so that it is never further than two taps.
 */
export function LookAround({
  code,
  view,
  presence,
  tab,
  decision,
  offers,
  kept,
  readingOut,
  onTake,
  onReturn,
  onCommand,
  ...others
}: LookAroundProps) {
  const [telling, setTelling] = useState<SecretKind | null>(null);
  const asked = decisionOf(view) !== null;
  const { table } = view;
  const movesFirst = useMovesFirst(view) && !asked && table.victory === null;
  const moves = <OwnMoves view={view} onCommand={onCommand} />;
  const outcomes = !asked && OUTCOMES.map((Outcome, at) => <Outcome key={at} view={view} onCommand={onCommand} />);
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
            {table.maySwap && BEFORE_GAME.map((Part, at) => <Part key={at} view={view} presence={presence} />)}
            {table.victory !== null && outcomes}
            <MineTab view={view} asked={asked} onCommand={onCommand} onTell={setTelling} moves={!movesFirst && moves} />
            {table.victory === null && outcomes}
            <OtherSeats {...others} />
            {telling !== null && (
              <OwnEditor
                matter={telling}
                view={view}
                onCommand={onCommand}
                onClose={() => {
                  setTelling(null);
                }}
              />
            )}
          </>
        )}
        {tab === 'map' && <MapTab table={table} />}
        {tab === 'table' && (
          <>
            <TableTab table={table} presence={presence} />
            <AutoPassSwitch on={view.mine.standsAside} onCommand={onCommand} />
            <SeatCare code={code} faction={view.audience} presence={presence} maySwap={table.maySwap} />
          </>
        )}
        {tab === 'log' && <LogTab latest={table.log} edition={table.choices.edition} turn={table.turn} />}
      </Body>
      {tab === 'mine' && (
        <div className={styles.sky}>
          <Sky />
        </div>
      )}
    </>
  );
}
