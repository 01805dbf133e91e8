import type { CSSProperties, ReactNode } from 'react';
import { factionName, formatRow, type FactionId } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { formatHarvestTitle, formatMayBlock } from '#lib/modules/spice-harvest/harvests/messages/screen.ts';
import {
  formatDividing,
  formatHadReported,
  formatNextManager,
  formatPot,
  formatRestFor,
  formatToBank,
  formatVerdict,
  formatWhoDivide,
  TOLD,
} from '#lib/modules/spice-harvest/harvests/messages/theatre.ts';
import { formatParts } from '#lib/modules/spice-harvest/harvests/messages/pages.ts';
import type { Harvests } from './harvest-stage.tsx';
import styles from './theatre.module.css';

type Report = Harvests['reports'][number];
type Paid = Report['paidToYes'];

/** The result of a vote that the screen presents. The vote is settled, or the rest is still being divided. */
export interface Told {
  readonly manager: FactionId;
  readonly announced: number;
  readonly drawn: number;
  /** The sum of the printed values of the cards. */
  readonly printed: number;
  readonly pot: number;
  readonly votes: Report['votes'];
  readonly paidToYes: Paid;
  /** The report; `null` while the rest is divided. */
  readonly report: Report | null;
}

interface ToldStageProps {
  readonly harvests: Harvests;
  readonly told: Told;
  readonly news: ReactNode;
}

/** Shows the card next to the report, the payments line by line, and the next Manager. */
export function ToldStage({ harvests, told, news }: ToldStageProps) {
  const { manager, announced, drawn, printed, pot, votes, paidToYes, report } = told;
  const next = harvests.manager ?? manager;
  const succession = harvests.running?.succession ?? null;
  const stays = report?.honest === false && next === manager && succession === null;
  const rest = pot - paidToYes.reduce((sum, { amount }) => sum + amount, 0);
  const { decided } = harvests;
  const passedOver = decided !== null && decided.harvest === report?.harvest ? decided.passedOver : null;
  const noVoters = votes.filter(({ vote }) => vote === 'no').map(({ faction }) => faction);
  return (
    <main className={styles.scene}>
      <header className={styles.head} aria-live="polite">
        <p className={styles.above}>{formatHarvestTitle(harvests.harvest, harvests.of)}</p>
        <h1 className={styles.title}>{report === null ? formatDividing(rest) : formatVerdict(report, stays)}</h1>
      </header>
      <div className={styles.told}>
        <div className={styles.harvest}>
          <div className={styles.card}>
            <Icon name="spice" className={styles.spice} />
            <b>{drawn}</b>
          </div>
          <p>{formatHadReported(manager)}</p>
          <p className={styles.reported} data-false={announced !== drawn || report === null || report.honest === false}>
            {announced}
          </p>
        </div>
        <ol className={styles.lines}>
          <Line
            at={0}
            sign={<Icon name="spice" className={styles.gem} />}
            what={TOLD.pot}
            how={formatPot(drawn, printed, pot)}
            amount={pot}
          />
          {paidToYes.map(({ faction, amount }, at) => (
            <Line
              key={faction}
              at={at + 1}
              sign={<FactionDisc faction={faction} />}
              what={factionName(faction)}
              how={TOLD.yes}
              amount={-amount}
            />
          ))}
          <Rest at={paidToYes.length + 1} told={told} rest={rest} noVoters={noVoters} />
        </ol>
      </div>
      <div className={styles.strips}>{news}</div>
      <footer className={styles.next}>
        {report === null ? (
          <p>{formatWhoDivide(noVoters)}</p>
        ) : succession !== null ? (
          <>
            <FactionDisc faction={succession.next} />
            <p>{formatMayBlock(succession)}</p>
          </>
        ) : (
          <>
            <FactionDisc faction={next} />
            <p>
              {formatNextManager(manager, next, passedOver)}
              <span className={styles.name} data-faction={next}>
                {factionName(next)}
              </span>
            </p>
          </>
        )}
        {noVoters.length > 0 && (
          <p className={styles.eye}>
            <Icon name="covered" />
            {TOLD.covered}
          </p>
        )}
      </footer>
    </main>
  );
}

interface RestProps {
  readonly at: number;
  readonly told: Told;
  readonly rest: number;
  readonly noVoters: readonly FactionId[];
}

/** Shows the last line: the rest goes to the Manager, or to the factions that voted no. */
function Rest({ at, told: { manager, report }, rest, noVoters }: RestProps) {
  const isCaught = report === null || report.honest === false;
  return (
    <Line
      at={at}
      last
      sign={
        <span className={styles.discs}>
          {(isCaught ? noVoters.slice(0, 3) : [manager]).map((faction) => (
            <FactionDisc key={faction} faction={faction} />
          ))}
        </span>
      }
      what={isCaught ? formatRestFor(noVoters) : factionName(manager)}
      how={isCaught ? formatDivided(report) : TOLD.manager}
      amount={rest}
    />
  );
}

/** Returns the parts of a rest, including the part of the bank. */
const formatDivided = (report: Report | null): string =>
  report === null
    ? ''
    : formatRow([formatParts(report.paidToNo), ...(report.backToBank === 0 ? [] : [formatToBank(report.backToBank)])]);

interface LineProps {
  readonly at: number;
  readonly sign: ReactNode;
  readonly what: string;
  readonly how: string;
  readonly amount: number;
  readonly last?: boolean;
}

const Line = ({ at, sign, what, how, amount, last = false }: LineProps) => (
  <li className={styles.line} data-last={last} style={{ '--at': at } as CSSProperties}>
    {sign}
    <span>
      <strong>{what}</strong>
      {how}
    </span>
    <b>{amount < 0 ? `−${-amount}` : amount}</b>
  </li>
);
