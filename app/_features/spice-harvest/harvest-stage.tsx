import type { ReactNode } from 'react';
import type { FactionId, TableView } from '#client';
import { Icon } from '#app/_components/icon.tsx';
import {
  BEFORE_VOTE,
  formatBeforeVote,
  formatFirstManager,
  formatSceneOf,
  formatSumPaid,
  formatTally,
  SUMS_SCENE,
  TALLY,
} from '#lib/modules/spice-harvest/harvests/messages/theatre.ts';
import { FIRST_MANAGER, formatHarvestTitle, VOTES } from '#lib/modules/spice-harvest/harvests/messages/screen.ts';
import { coveredCard, SeatCards, Stage, Steps, type SeatCard } from './stage.tsx';
import styles from './theatre.module.css';

export type Harvests = NonNullable<TableView['harvests']>;

interface SceneProps {
  readonly harvests: Harvests;
  readonly news: ReactNode;
}

/** Shows the hands of all seats. They are closed until all seats have a sum, and then open together. */
export function SumsStage({ harvests, news }: SceneProps) {
  const { manager, payee, players, sums, sumsBy } = harvests;
  if (manager === null || payee === null)
    return (
      <Stage above={FIRST_MANAGER} title={SUMS_SCENE.closed} lead={SUMS_SCENE.rule} news={news}>
        <SeatCards cards={players.map((faction) => coveredCard(faction, sumsBy.includes(faction)))} />
      </Stage>
    );
  const first = sums.find(({ faction }) => faction === manager)?.sum ?? 0;
  return (
    <Stage
      above={FIRST_MANAGER}
      title={formatFirstManager(manager)}
      lead={formatSumPaid(manager, payee, first)}
      news={news}
    >
      <SeatCards
        cards={sums.map(({ faction, sum }) => ({
          faction,
          face: faction === manager ? 'bright' : 'dark',
          says: sum,
          turns: true,
        }))}
      />
    </Stage>
  );
}

/** A covered card, whose face only the Manager has seen. */
const UNSEEN: Pick<SeatCard, 'face' | 'says'> = { face: 'covered', says: <Icon name="covered" /> };

/** Shows a harvest up to the vote: the report of the Manager, and the factions that have voted. */
export function ReportStage({ harvests, manager, news }: SceneProps & { readonly manager: FactionId }) {
  const { running, harvest, of } = harvests;
  if (running === null) return null;
  const [title, done] = formatBeforeVote(manager, running);
  const { voters, sealedBy, sharesAreOut, announced } = running;
  return (
    <Stage
      above={formatHarvestTitle(harvest, of)}
      title={title}
      lead={sharesAreOut ? BEFORE_VOTE.vote : announced === null ? BEFORE_VOTE.card : BEFORE_VOTE.shares}
      news={news}
      foot={<Steps done={done} />}
    >
      <SeatCards
        cards={
          sharesAreOut
            ? voters.map((faction) => coveredCard(faction, sealedBy.includes(faction)))
            : [{ faction: manager, ...(announced === null ? UNSEEN : { face: 'bright', says: announced }) }]
        }
      />
    </Stage>
  );
}

/** The votes of all factions about one report. */
export interface Cast {
  readonly manager: FactionId;
  readonly announced: number;
  readonly votes: Harvests['reports'][number]['votes'];
}

/** Shows the votes, which are turned over together, and their sum. */
export function VotesStage({
  harvests,
  cast: { manager, announced, votes },
  news,
}: SceneProps & { readonly cast: Cast }) {
  const no = votes.filter(({ vote }) => vote === 'no').length;
  return (
    <Stage
      above={formatSceneOf(harvests, manager, announced)}
      title={formatTally(no)}
      news={news}
      foot={<Steps done={2} />}
    >
      <SeatCards
        cards={votes.map(({ faction, vote }) => ({
          faction,
          face: vote === 'yes' ? 'bright' : 'dark',
          says: VOTES[vote],
          turns: true,
        }))}
      />
      <div className={styles.centre}>
        <p className={styles.tally} data-no={no > votes.length - no}>
          <b>{no}</b>
          {TALLY.against}
          <b>{votes.length - no}</b>
        </p>
        <p className={styles.lead}>{TALLY.next}</p>
      </div>
    </Stage>
  );
}
