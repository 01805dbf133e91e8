import type { ReactNode } from 'react';
import {
  factionName,
  formatCardsLaid,
  formatNumber,
  formatRow,
  formatSpice,
  leaderName,
  phaseName,
  planLeaderName,
  territoryName,
  type Chronicle,
  type EditionId,
  type TableView,
  type Victory,
} from '#client';
import { classes } from '#app/_components/classes.ts';
import { ReadingPart } from '#app/_components/reading-page.tsx';
import {
  CHRONICLE,
  formatLength,
  formatPredictionResult,
  formatPredictionTold,
  formatTraitor,
  formatUncalled,
  formatWorm,
  predictionTitle,
  wormsTitle,
} from '#lib/features/chronicle/messages/ending.ts';
import { COLUMNS, formatSale } from '#lib/features/chronicle/messages/tables.ts';
import { toldIn, type BattleSideTold, type ChronicleTold } from '#lib/features/chronicle/messages/told.ts';
import { cameTrue } from './came-true.ts';
import { ChroniclePicture } from './picture.tsx';
import styles from './article.module.css';

interface ArticleProps {
  readonly table: TableView;
  readonly victory: Victory;
  readonly chronicle: Chronicle;
}

/** Shows the whole game as a page to read: the picture, then every battle, price, traitor and time. */
export function Article({ table, victory, chronicle }: ArticleProps) {
  const { edition } = table.choices;
  const told = toldIn(chronicle);
  return (
    <>
      <ChroniclePicture table={table} victory={victory} chronicle={chronicle} />
      <div className={styles.parts}>
        <Predictions table={table} victory={victory} />
        <ReadingPart id="battles" title={CHRONICLE.battles}>
          <Battles told={told} edition={edition} />
        </ReadingPart>
        <ReadingPart id="cards" title={CHRONICLE.cards}>
          <Sales told={told} />
        </ReadingPart>
        <ReadingPart id="traitors" title={CHRONICLE.traitors}>
          <Traitors table={table} told={told} />
        </ReadingPart>
        <ReadingPart id="spice" title={CHRONICLE.spice}>
          <SpiceTable table={table} />
        </ReadingPart>
        <ReadingPart id="times" title={CHRONICLE.times}>
          <Times chronicle={chronicle} edition={edition} />
        </ReadingPart>
        <ReadingPart id="worms" title={wormsTitle(told.worms)}>
          {told.worms.map((worm, at) => (
            <p key={at}>{formatWorm(worm, edition)}</p>
          ))}
        </ReadingPart>
      </div>
    </>
  );
}

const Predictions = ({ table, victory }: Omit<ArticleProps, 'chronicle'>) =>
  table.openedRecords.map(
    ({ faction, prediction }) =>
      prediction !== null && (
        <ReadingPart key={faction} id="prediction" title={predictionTitle(faction, cameTrue(victory, faction))}>
          <p>{formatPredictionTold(prediction)}</p>
          <p>{formatPredictionResult(faction, cameTrue(victory, faction))}</p>
        </ReadingPart>
      ),
  );

function Battles({ told: { battles }, edition }: { readonly told: ChronicleTold; readonly edition: EditionId }) {
  if (battles.length === 0) return <p>{CHRONICLE.noBattles}</p>;
  return (
    <Table stacks heads={[COLUMNS.turn, COLUMNS.place, COLUMNS.aggressor, COLUMNS.defender, COLUMNS.winner]}>
      {battles.map(({ turn, territory, sides, outcome }, at) => (
        <tr key={at}>
          <td>{turn}</td>
          <th scope="row">{territoryName(territory, edition)}</th>
          {sides.map((side) => (
            <td key={side.faction}>
              <Side {...side} />
            </td>
          ))}
          <td>{outcome === null || outcome.winner === null ? COLUMNS.nobody : factionName(outcome.winner)}</td>
        </tr>
      ))}
    </Table>
  );
}

const Side = ({ faction, plan }: BattleSideTold) => (
  <>
    <b>{factionName(faction)}</b> {plan === null ? COLUMNS.nothing : formatPlan(plan)}
  </>
);

/** Returns the text of a plan: `5, Stilgar, Crysknife, no defense, 2 spice`. */
const formatPlan = (plan: NonNullable<BattleSideTold['plan']>): string =>
  formatRow([
    formatNumber(plan.dial),
    planLeaderName(plan.leader),
    formatCardsLaid(plan),
    ...(plan.spice === 0 ? [] : [formatSpice(plan.spice)]),
  ]);

function Sales({ told: { sales } }: { readonly told: ChronicleTold }) {
  if (sales.length === 0) return <p>{CHRONICLE.noCards}</p>;
  const turns = [...new Set(sales.map(({ turn }) => turn))];
  return (
    <Table heads={[COLUMNS.turn, COLUMNS.sold]}>
      {turns.map((turn) => (
        <tr key={turn}>
          <th scope="row">{turn}</th>
          <td>{formatRow(sales.filter((sale) => sale.turn === turn).map(formatSale))}</td>
        </tr>
      ))}
    </Table>
  );
}

function Traitors({ table, told }: { readonly table: TableView; readonly told: ChronicleTold }) {
  return (
    <>
      {told.traitors.length === 0 && <p>{CHRONICLE.noTraitors}</p>}
      {told.traitors.map((call, at) => (
        <p key={at}>{formatTraitor(call)}</p>
      ))}
      {table.openedRecords.map(
        ({ faction, traitors }) =>
          traitors !== 'unknown' &&
          traitors.length > 0 && <p key={faction}>{formatUncalled(faction, traitors.map(leaderName))}</p>,
      )}
    </>
  );
}

function SpiceTable({ table: { openedRecords } }: { readonly table: TableView }) {
  if (openedRecords.length === 0) return <p>{CHRONICLE.closed}</p>;
  const turns = [...new Set(openedRecords.flatMap(({ spice }) => spice.map(({ turn }) => turn)))].sort((a, b) => a - b);
  return (
    <Table heads={[COLUMNS.seat, ...turns.map((turn) => (turn === 0 ? CHRONICLE.start : String(turn)))]}>
      {openedRecords.map(({ faction, spice }) => (
        <tr key={faction}>
          <th scope="row">{factionName(faction)}</th>
          {turns.map((turn) => {
            const held = spice.find((point) => point.turn === turn)?.spice ?? 'uncounted';
            return <td key={turn}>{held === 'uncounted' ? COLUMNS.nothing : held}</td>;
          })}
        </tr>
      ))}
    </Table>
  );
}

const Times = ({ chronicle, edition }: { readonly chronicle: Chronicle; readonly edition: EditionId }) => (
  <>
    <Table heads={[COLUMNS.phase, COLUMNS.time]}>
      {chronicle.phases.map(({ phase, ms }) => (
        <tr key={phase}>
          <th scope="row">{phaseName(phase, edition)}</th>
          <td>{formatLength(ms)}</td>
        </tr>
      ))}
      <tr>
        <th scope="row">{COLUMNS.total}</th>
        <td>{formatLength(chronicle.played)}</td>
      </tr>
    </Table>
    <Table heads={[COLUMNS.seat, COLUMNS.waited]}>
      {chronicle.waits.map(({ faction, ms }) => (
        <tr key={faction}>
          <th scope="row">{factionName(faction)}</th>
          <td>{formatLength(ms)}</td>
        </tr>
      ))}
    </Table>
  </>
);

interface TableProps {
  readonly heads: readonly string[];
  /** Whether the cells are one below the other on a narrow page. */
  readonly stacks?: boolean;
  readonly children: ReactNode;
}

const Table = ({ heads, stacks = false, children }: TableProps) => (
  <div className={styles.scroll}>
    <table className={classes(styles.table, stacks && styles.stacks)}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
