import { formatHowWon, winnersTitle, type FactionId, type Prediction, type TableView, type Victory } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import {
  CHRONICLE,
  formatPredictionResult,
  formatPredictionTold,
  predictionTitle,
} from '#lib/features/chronicle/messages/ending.ts';
import { Disc } from './disc.tsx';
import styles from './prediction-scene.module.css';

/** A prediction that is now public. */
export interface PredictionTold {
  readonly by: FactionId;
  readonly prediction: Prediction;
  readonly isTrue: boolean;
}

/** Returns the public predictionif it came true or its owner opened it; otherwise `null`. */
export function predictionTold({ openedRecords }: TableView, { winners, turn, how }: Victory): PredictionTold | null {
  const [winner] = winners;
  if (how.kind === 'prediction' && winner !== undefined)
    return { by: winner, prediction: { faction: how.predicted, turn }, isTrue: true };
  const [told] = openedRecords.flatMap(({ faction: by, prediction }) =>
    prediction === null ? [] : [{ by, prediction, isTrue: false }],
  );
  return told ?? null;
}

interface PredictionSceneProps {
  readonly table: TableView;
  readonly victory: Victory;
  readonly told: PredictionTold;
}

/** Removes the cover and shows the prediction. The time is the same for a failed and a true prediction. */
export function PredictionScene({ table, victory, told: { by, prediction, isTrue } }: PredictionSceneProps) {
  return (
    <main className={styles.scene}>
      <div className={styles.slip}>
        <svg viewBox="-96 -4 392 208" aria-hidden>
          <rect className={styles.paper} x={32} y={16} width={136} height={168} rx={6} />
          <Disc faction={prediction.faction} x={100} y={62} r={30} />
          <text className={styles.word} x={100} y={112} textAnchor="middle">
            {CHRONICLE.turn.toLowerCase()}
          </text>
          <text className={styles.turn} x={100} y={152} textAnchor="middle">
            {prediction.turn}
          </text>
          {!isTrue && <path className={styles.struck} d="M52 168 148 32" />}
          <g data-faction={by} className={styles.left}>
            <path d="M100 6C38 56 38 144 100 194z" />
          </g>
          <g data-faction={by} className={styles.right}>
            <path d="M100 6C162 56 162 144 100 194z" />
          </g>
        </svg>
      </div>
      <div className={styles.says}>
        <h1 className={styles.title}>{predictionTitle(by, isTrue)}</h1>
        <p className={styles.told}>{formatPredictionTold(prediction)}</p>
        <p className={styles.result}>{formatPredictionResult(by, isTrue)}</p>
      </div>
      <footer className={styles.dune}>
        {victory.winners.map((winner) => (
          <FactionDisc key={winner} faction={winner} className={styles.disc} />
        ))}
        <p>
          <b>{winnersTitle(victory)}.</b> {formatHowWon(victory, table.choices.edition)}
        </p>
      </footer>
    </main>
  );
}
