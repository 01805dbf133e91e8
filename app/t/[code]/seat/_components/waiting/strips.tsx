'use client';
import type { ComponentType } from 'react';
import { sayCount, sayOnBoard, sayToldAfter, type FactionId, type PhaseId, type TableView } from '#client';
import { SetupSteps } from '#app/_components/play-steps.tsx';
import { BattleStrip } from './battle-strip.tsx';
import { StormStrip } from './storm-strip.tsx';
import type { StripProps } from './strip-props.ts';
import styles from './strips.module.css';

/** The drama of each phase in small; each will stand with the pages of its phase one day. */
const STRIPS: Readonly<Record<PhaseId, ComponentType<StripProps>>> = {
  setup: SetupStrip,
  storm: StormStrip,
  'spice-blow': BoardStrip,
  charity: BoardStrip,
  bidding: BoardStrip,
  revival: BoardStrip,
  shipment: BoardStrip,
  battle: BattleStrip,
  collection: BoardStrip,
  'mentat-pause': PauseStrip,
};

/** What others are in, 120 px high, the same on every phone and in every phase that has one. */
export function Strip({ table, called }: StripProps) {
  const Drama = STRIPS[table.phase];
  return (
    <div className={styles.strip}>
      <Drama table={table} called={called} />
    </div>
  );
}

/** Whether the strip itself says what is awaited of this faction. */
export const inStrip = ({ battle, phase }: TableView, faction: FactionId): boolean =>
  phase === 'battle' && battle !== null && [battle.aggressor, battle.defender].some((side) => side.faction === faction);

function BoardStrip({ table: { boardPhase, choices } }: StripProps) {
  if (boardPhase === null) return null;
  return (
    <>
      <p>{sayOnBoard(boardPhase)}</p>
      <p className={styles.soft}>{sayToldAfter(boardPhase, choices.components, 'seat')}</p>
    </>
  );
}

function SetupStrip({ table: { setup } }: StripProps) {
  return setup !== null && <SetupSteps setup={setup} />;
}

function PauseStrip({ table: { mentatPause } }: StripProps) {
  if (mentatPause === null || mentatPause.standings.length === 0) return null;
  return <p>{sayCount(mentatPause.standings)}</p>;
}
