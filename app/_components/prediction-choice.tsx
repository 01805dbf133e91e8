'use client';
import { factionName, type FactionId, type Prediction } from '#client';
import { PREDICTION_CHOICE, formatTurn } from './choosing-messages.ts';
import { FactionDisc } from './faction-disc.tsx';
import { Button } from './button.tsx';
import styles from './prediction-choice.module.css';

/** An unfinished prediction. */
export interface PredictionAnswer {
  readonly faction: FactionId | null;
  readonly turn: number | null;
}

/** Returns the whole prediction; `null` while a part of it is missing. */
export const predicted = ({ faction, turn }: PredictionAnswer): Prediction | null =>
  faction === null || turn === null ? null : { faction, turn };

interface PredictionChoiceProps {
  readonly factions: readonly FactionId[];
  /** The last turn of the game. */
  readonly turns: number;
  readonly choice: PredictionAnswer;
  readonly onChoose: (choice: PredictionAnswer) => void;
}

/** The choice of a winner and a turn: two taps. */
export function PredictionChoice({ factions, turns, choice, onChoose }: PredictionChoiceProps) {
  return (
    <>
      <fieldset className={styles.part}>
        <legend>{PREDICTION_CHOICE.winner}</legend>
        <div className={styles.factions}>
          {factions.map((faction) => (
            <Button
              key={faction}
              small
              className={styles.faction}
              chosen={choice.faction === faction}
              onClick={() => {
                onChoose({ ...choice, faction });
              }}
            >
              <FactionDisc faction={faction} />
              {factionName(faction)}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.part}>
        <legend>{PREDICTION_CHOICE.turn}</legend>
        <div className={styles.turns}>
          {Array.from({ length: turns }, (_, index) => index + 1).map((turn) => (
            <Button
              key={turn}
              small
              aria-label={formatTurn(turn)}
              chosen={choice.turn === turn}
              onClick={() => {
                onChoose({ ...choice, turn });
              }}
            >
              {turn}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
