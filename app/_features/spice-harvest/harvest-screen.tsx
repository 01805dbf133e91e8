'use client';
import type { ReactNode } from 'react';
import type { TableView } from '#client';
import { AuctionStage, ReadingStage, SealedStage } from './access-stage.tsx';
import { ReportStage, SumsStage, VotesStage, type Harvests } from './harvest-stage.tsx';
import { ToldStage, type Told } from './told-stage.tsx';
import type { HarvestBeat } from './harvest-beat.ts';

interface HarvestScreenProps {
  readonly table: TableView;
  readonly beat: HarvestBeat;
  readonly news: ReactNode;
}

/** Shows the present scene of the harvests and access cards. The page contains nothing that is sealed. */
export function HarvestScreen({ table, beat, news }: HarvestScreenProps) {
  const { harvests, access } = table;
  if (harvests === null || access === null) return null;
  const { manager, running } = harvests;
  if (manager === null || beat === 'sums') return <SumsStage harvests={harvests} news={news} />;
  const told = lastTold(harvests);
  if (told !== null && beat === 'votes') return <VotesStage harvests={harvests} cast={told} news={news} />;
  const isOpen = running?.step === 'split' || running?.step === 'succession';
  if (told !== null && (beat === 'told' || isOpen)) return <ToldStage harvests={harvests} told={told} news={news} />;
  if (running !== null) return <ReportStage harvests={harvests} manager={manager} news={news} />;
  if (access.auction !== null)
    return <AuctionStage table={table} access={access} auction={access.auction} news={news} />;
  return access.readings.length === 0 && access.startsFreely === null ? (
    <SealedStage table={table} access={access} news={news} />
  ) : (
    <ReadingStage table={table} access={access} news={news} />
  );
}

/** Returns the last shown vote with its card and payments; `null` before the first vote. */
function lastTold({ running, manager, reports }: Harvests): Told | null {
  if (running !== null && running.shown !== null && running.succession === null && manager !== null)
    return { ...running.shown, manager, announced: running.announced ?? 0, votes: running.voted, report: null };
  const report = reports.at(-1);
  return report === undefined ? null : { ...report, printed: report.printed ?? report.drawn, report };
}
