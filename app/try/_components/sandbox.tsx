'use client';
import { useState } from 'react';
import { turnedOverAt } from '#app/_features/tried.tsx';
import { Explained } from '../../_components/refusal.tsx';
import { HandOver } from './hand-over.tsx';
import { NextStep } from './next-step.tsx';
import { stepOf, TURNED_FIRST, type Place } from './places.ts';
import { TriedPhone } from './tried-phone.tsx';
import { TriedScreen } from './tried-screen.tsx';
import { PLAYERS, formatPhone, formatStep, STEPS, TRY, type Side } from './try-messages.ts';
import { useTriedBattle, type TriedBattle } from './use-tried-battle.ts';
import styles from './try-battle.module.css';

const SIDES: readonly Side[] = ['atreides', 'harkonnen'];

/** A battle on two phones and a screen. A wide page shows all three; a phone shows one after the other. */
export function Sandbox() {
  const { battle, since, round, sending, trouble, act, again } = useTriedBattle();
  const [chosen, setChosen] = useState<{ readonly step: number; readonly place: Place } | null>(null);
  if (battle === null) {
    return trouble === null ? (
      <p role="status" className={styles.coming}>
        {TRY.coming}
      </p>
    ) : (
      <Explained {...trouble} />
    );
  }
  const step = stepOf(battle);
  const place = chosen?.step === step ? chosen.place : TURNED_FIRST[step];
  const go = (to: Place) => {
    setChosen({ step, place: to });
  };
  const clockShift = clockShiftOf(battle, since);
  return (
    <div className={styles.sandbox} data-place={place}>
      <ol className={styles.steps} aria-label={TRY.steps}>
        {STEPS.map((name, at) => (
          <li key={name} aria-current={at === step ? 'step' : undefined} data-done={at < step}>
            {name}
          </li>
        ))}
      </ol>
      <p className={styles.count}>{formatStep(step)}</p>
      {SIDES.map((side) => (
        <div key={`${side} ${round}`} className={styles[side]}>
          <TriedPhone
            side={side}
            view={battle.seats[side]}
            clockShift={clockShift}
            isNext={isNext(side, step)}
            sending={sending === side}
            trouble={trouble}
            onCommand={(command) => {
              act(side, command);
            }}
          />
          <p className={styles.whose} aria-hidden>
            {formatPhone(side, isNext(side, step))}
          </p>
        </div>
      ))}
      <div key={`screen ${round}`} className={styles.screen}>
        <TriedScreen table={battle.table} clockShift={clockShift} />
      </div>
      <div className={styles.handOver}>
        <HandOver
          onGo={() => {
            go('harkonnen');
          }}
        />
      </div>
      <div className={styles.next}>
        <NextStep
          step={step}
          place={place}
          onGo={go}
          onAgain={() => {
            setChosen(null);
            again();
          }}
        />
      </div>
    </div>
  );
}

const isNext = (side: Side, step: number): boolean => SIDES[step] === side && side in PLAYERS;

/** The phones show the result once the wheels have turned on the screen, by the table's time of that moment. */
const clockShiftOf = ({ table }: TriedBattle, since: number): number => turnedOverAt(table) - since;
