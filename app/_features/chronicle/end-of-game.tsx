'use client';
import { useEffect, type ReactNode } from 'react';
import { useParams, useRouter } from 'next/navigation';
import type { TableView, Victory } from '#client';
import { useShownFor } from '#app/_components/status-screen/use-shown-for.ts';
import { useLive } from '#app/_connection/live.tsx';
import { nextGameIn } from './next-game.tsx';
import { ChroniclePicture } from './picture.tsx';
import { PredictionScene, predictionTold } from './prediction-scene.tsx';
import { Winner } from './winner.tsx';
import { useChronicle } from './use-chronicle.ts';
import styles from './end-of-game.module.css';

interface EndOfGameProps {
  readonly table: TableView;
  readonly victory: Victory;
  /** The latest news of a seat or the desk. */
  readonly news: ReactNode;
}

/** Opens the next game on the screen as soon as the desk has opened it. */
function useNextScreen(): void {
  const router = useRouter();
  const next = nextGameIn(useLive().notices);
  useEffect(() => {
    if (next !== null) router.replace(`/t/${next}/screen`);
  }, [next, router]);
}

/** How long the screen shows only the winner, and then only the prediction (ms). */
const WINNER_MS = 12_000;
const PREDICTION_MS = 10_000;

/** Shows the end on the screen: the winner, then the prediction if it is public, then the game in one picture. */
export function EndOfGame({ table, victory, news }: EndOfGameProps) {
  const { code } = useParams<{ code: string }>();
  const chronicle = useChronicle(code);
  useNextScreen();
  const told = predictionTold(table, victory);
  const isWinner = useShownFor(`won in turn ${victory.turn}`, WINNER_MS);
  const isPrediction = useShownFor(isWinner || told === null ? null : JSON.stringify(told), PREDICTION_MS);
  if (isWinner) return <Winner table={table} victory={victory} news={news} />;
  if (isPrediction && told !== null) return <PredictionScene table={table} victory={victory} told={told} />;
  if (chronicle === null) return <Winner table={table} victory={victory} news={news} />;
  return (
    <main className={styles.chronicle}>
      <ChroniclePicture table={table} victory={victory} chronicle={chronicle} />
      <div className={styles.news}>{news}</div>
    </main>
  );
}
