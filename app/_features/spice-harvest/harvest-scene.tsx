'use client';
import { Suspense } from 'react';
import { formatPausedBy, type TableView } from '#client';
import type { Scene } from '#app/_components/status-screen/scene.ts';
import { useOneByOne } from '#app/_components/status-screen/use-one-by-one.ts';
import { lazyPart } from '#app/_connection/lazy.tsx';
import { BEAT_MS, type HarvestBeat } from './harvest-beat.ts';

const HarvestScreen = lazyPart(() => import('./harvest-screen.tsx').then((part) => part.HarvestScreen));

/** How long (ms) the screen presents a result. The last claim stays for the same time. */
const SUMS_MS = 8000;
/** The votes take one beat. The card and its payments take two beats. */
const BEATS = 3;
/** A screen that opens later presents no earlier result again. */
const AFTERWARDS = 1;

/** Returns the scene of the harvests and access cards, which fill the screen until the set-up goes on. */
export function useHarvests(table: TableView): Scene | null {
  const beat = useBeat(table);
  const isLastRead = useLastClaim(table);
  const { harvests, access } = table;
  if (harvests === null || access === null || formatPausedBy(table) !== null || table.window !== null) return null;
  if (beat === null && !isLastRead && !isPlayedHere(harvests, access)) return null;
  return {
    draw: (news, talk) => (
      <Suspense fallback={null}>
        <HarvestScreen
          table={table}
          beat={beat}
          news={
            <>
              {talk}
              {news}
            </>
          }
        />
      </Suspense>
    ),
  };
}

/**
 * Whether the screen shows the present part. At a table with its own cards, the screen shows only the First Manager.
 */
const isPlayedHere = (
  { isOver, manager, running }: NonNullable<TableView['harvests']>,
  { auction, trading, claimed, startsFreely }: NonNullable<TableView['access']>,
): boolean =>
  !isOver &&
  (manager === null ||
    running !== null ||
    auction !== null ||
    trading !== null ||
    claimed !== null ||
    startsFreely !== null);

function useBeat({ harvests }: TableView): HarvestBeat {
  const running = harvests?.running ?? null;
  // While the next Manager is not named, the report of the running harvest is already one of the reports.
  const isUnpaid = running !== null && running.shown !== null && running.succession === null;
  const votes = (harvests?.reports.length ?? 0) + (isUnpaid ? 1 : 0);
  const hasSums = (harvests?.sums.length ?? 0) > 0;
  const sums = useOneByOne(hasSums ? 'sums' : null, AFTERWARDS + 1, SUMS_MS);
  const at = useOneByOne(votes === 0 ? null : `votes ${votes}`, BEATS + AFTERWARDS, BEAT_MS);
  const decided = harvests?.decided ?? null;
  const named = useOneByOne(decided === null ? null : `named ${decided.harvest}`, 1 + AFTERWARDS, BEAT_MS);
  if (decided !== null && named === 0) return 'told';
  if (votes > 0 && at < BEATS) return at === 0 ? 'votes' : 'told';
  return votes === 0 && hasSums && sums === 0 ? 'sums' : null;
}

/** Whether the last stronghold has just been read. */
function useLastClaim({ access }: TableView): boolean {
  const read = access === null ? 0 : access.readings.length;
  const isWhole = access !== null && read === access.readingOrder.length;
  return useOneByOne(isWhole ? 'read' : null, AFTERWARDS + 1, BEAT_MS) === 0 && isWhole;
}
