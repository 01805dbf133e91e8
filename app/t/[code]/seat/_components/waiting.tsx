'use client';
import { Suspense } from 'react';
import {
  isStillToBegin,
  nameOfFaction,
  nameOfPhase,
  nameOfTerritory,
  sayAwaited,
  sayNobodyWon,
  sayPhaseDone,
  saySetupStep,
  sayShipment,
  type FactionId,
  type SecretKind,
  type SeatView,
  type TableView,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Button } from '#app/_components/button.tsx';
import { later } from '#app/_connection/later.tsx';
import { waitsToBegin } from '#app/_components/waits-to-begin.ts';
import { SEEN } from '#app/_features/phone.tsx';
import styles from './waiting.module.css';

const PlayedOnBoard = later(() => import('./played-on-board.tsx').then((part) => part.PlayedOnBoard));

interface WaitingProps {
  readonly view: SeatView;
  /** Seats this device holds besides this one, and the way to turn to one of them. */
  readonly others: readonly FactionId[];
  readonly onTurn: (faction: FactionId) => void;
  /** Opens what its owner tells of one secret. */
  readonly onTell: (matter: SecretKind) => void;
}

/** Nothing is asked of this seat: whom the table waits for, as far as everybody may know. */
export function Waiting({ view, others, onTurn, onTell }: WaitingProps) {
  const { table, audience } = view;
  const { boardPhase } = table;
  const waits = hasMoves(view) ? '“Now on the board” waits for you.' : 'Nothing is asked of you now.';
  const awaited = table.awaited.filter(({ faction }) => faction !== audience);
  const [first] = awaited;
  const here = awaited.find(({ faction }) => others.includes(faction));
  return (
    <div className={styles.waiting}>
      {first !== undefined && <FactionDisc faction={first.faction} />}
      <div>
        <h1 className={styles.title}>{first === undefined ? quiet(table) : sayAwaited(first.faction, first.to)}</h1>
        {awaited.slice(1).map(({ faction, to }) => (
          <p key={`${faction} ${to}`} className={styles.lead}>
            {sayAwaited(faction, to)}
          </p>
        ))}
        {(boardPhase === null || hasMoves(view)) && <p className={styles.lead}>{waits}</p>}
        <Suspense fallback={null}>
          {SEEN.map(({ isThere, Part }, at) => isThere(view) && <Part key={at} view={view} />)}
        </Suspense>
        {here !== undefined && (
          <Button
            tone="act"
            onClick={() => {
              onTurn(here.faction);
            }}
          >
            {`Turn to ${nameOfFaction(here.faction)}, awaited here`}
          </Button>
        )}
        {boardPhase !== null && (
          <Suspense fallback={null}>
            <PlayedOnBoard phase={boardPhase} choices={table.choices} onTell={onTell} />
          </Suspense>
        )}
        {boardPhase === null && table.running === null && <p className={styles.lead}>{sayEntering(table)}</p>}
      </div>
    </div>
  );
}

/** Moves of this seat's own, or of anybody's, are still to be ticked. */
const hasMoves = ({ table, audience }: SeatView): boolean =>
  table.instructions.some(({ owner, done }) => !done && (owner === audience || owner === 'table'));

const sayEntering = (table: TableView): string =>
  waitsToBegin(table)
    ? 'A set-up asks you for all that is yours. In a game that runs already, enter it below.'
    : 'Where your hand, spice or traitors differ from the table, change them below.';

function quiet(table: TableView): string {
  if (waitsToBegin(table)) return 'The table waits for the moderator to begin.';
  const { battle, battles, running, setup, shipment, phase } = table;
  const { edition } = table.choices;
  if (battle !== null) return `The battle for ${nameOfTerritory(battle.territory, edition)} goes on.`;
  if (setup !== null) return saySetupStep(setup.step);
  if (isStillToBegin(table)) return `${nameOfPhase(phase, edition)}: the moderator begins it.`;
  if (running === 'storm') return 'The storm gathers.';
  if (shipment !== null) return sayShipment(shipment, edition);
  if (running === 'battle') return 'The battles go on.';
  if (phase === 'battle' && battles.length === 0) return 'The battles are over.';
  if (running === 'mentat-pause') return 'The turn ends.';
  if (table.mentatPause?.step === 'counted' && table.victory === null) return sayNobodyWon(table.turn);
  if (phase === 'setup') return 'The game is on the board.';
  return table.boardPhase === null
    ? sayPhaseDone(phase, edition)
    : `${nameOfPhase(phase, edition)} is played at the table.`;
}
