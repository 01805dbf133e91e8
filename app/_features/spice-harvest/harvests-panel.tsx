import { factionName, type FactionId, type TableView } from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { BesideBox, BesideLine } from '#app/_components/status-screen/beside-box.tsx';
import { Signs } from '#app/_components/status-screen/signs.tsx';
import {
  COVERED_SHARES,
  FIRST_MANAGER,
  formatBackToBank,
  formatCard,
  formatHarvestTitle,
  formatHasSealed,
  formatOutcome,
  formatStep,
  SUMS_RULE,
  VOTES,
} from '#lib/modules/spice-harvest/harvests/messages/screen.ts';
import styles from './panel.module.css';

/** The questions whose state the signs of the panel show. */
const SHOWN_BY_SIGNS = ['manager-sum', 'harvest-vote', 'split-harvest'];

/** Whether the signs of the panel show every awaited player. */
export const harvestsSayAll = ({ harvests, awaited }: TableView): boolean =>
  harvests !== null && !harvests.isOver && awaited.length > 0 && awaited.every(({ to }) => SHOWN_BY_SIGNS.includes(to));

type Shown = NonNullable<TableView['harvests']>;
type HarvestReport = Shown['reports'][number];

/**
 * Shows the harvests next to the planet: the seats that have sealed a sum or a vote, and after the reveal the votes and
 * the payments. The page contains nothing that is sealed.
 */
export function HarvestsScreenPanel({ table: { harvests, access } }: { readonly table: TableView }) {
  if (harvests === null || harvests.isOver) return null;
  const { manager, running, reports, harvest, of } = harvests;
  if (manager === null) return <SumsBox sealed={harvests.sumsBy} seats={harvests.players} />;
  if (running !== null) return <HarvestBox harvests={harvests} manager={manager} />;
  const report = reports.at(-1);
  // The auction has its own box. The outcome of the harvest stays above it.
  if (report === undefined || access?.trading !== null) return null;
  return (
    <BesideBox title={formatHarvestTitle(harvest, of)} dense>
      <ReportLines report={report} />
    </BesideBox>
  );
}

const SumsBox = ({
  sealed,
  seats,
}: {
  readonly sealed: readonly FactionId[];
  readonly seats: readonly FactionId[];
}) => (
  <BesideBox title={FIRST_MANAGER} dense>
    <SealedSigns sealed={sealed} seats={seats} />
    <BesideLine>{SUMS_RULE}</BesideLine>
  </BesideBox>
);

function HarvestBox({
  harvests: { running, harvest, of },
  manager,
}: {
  readonly harvests: Shown;
  readonly manager: FactionId;
}) {
  if (running === null) return null;
  const { step, voters, among, sealedBy } = running;
  return (
    <BesideBox title={formatHarvestTitle(harvest, of)} dense>
      <BesideLine>{formatStep(manager, running)}</BesideLine>
      {step === 'vote' && <SealedSigns sealed={sealedBy} seats={voters} />}
      {step === 'split' && <SealedSigns sealed={sealedBy} seats={among} />}
    </BesideBox>
  );
}

const SealedSigns = ({
  sealed,
  seats,
}: {
  readonly sealed: readonly FactionId[];
  readonly seats: readonly FactionId[];
}) => (
  <Signs
    signs={seats.map((faction) => {
      const isSealed = sealed.includes(faction);
      return {
        faction,
        sign: isSealed ? 'seal' : 'clock',
        says: formatHasSealed(isSealed),
        tone: isSealed ? 'sealed' : 'open',
      };
    })}
  />
);

function ReportLines({ report }: { readonly report: HarvestReport }) {
  const { votes, paidToYes, paidToNo } = report;
  const rest = formatBackToBank(report);
  return (
    <>
      <BesideLine>{formatOutcome(report)}</BesideLine>
      <BesideLine>{formatCard(report)}</BesideLine>
      <ul className={styles.lines}>
        {votes.map(({ faction, vote }) => (
          <li key={faction} className={styles.line}>
            <FactionDisc faction={faction} className={styles.disc} />
            <span className={styles.name} data-faction={faction}>
              {factionName(faction)}
            </span>
            <span className={styles.vote} data-vote={vote}>
              {VOTES[vote]}
            </span>
            <Icon name="gem" className={styles.gem} />
            <span className={styles.number}>
              {[...paidToYes, ...paidToNo].find((paid) => paid.faction === faction)?.amount ?? 0}
            </span>
          </li>
        ))}
      </ul>
      {rest !== null && <BesideLine>{rest}</BesideLine>}
      {votes.some(({ vote }) => vote === 'no') && <BesideLine>{COVERED_SHARES}</BesideLine>}
    </>
  );
}
