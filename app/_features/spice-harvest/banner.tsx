import type { TableView } from '#client';
import type { StripProps } from '#app/_components/banner.ts';
import {
  CLAIMING,
  formatSale,
  formatStartsFreely,
  TRADING,
} from '#lib/modules/spice-harvest/access/messages/screen.ts';
import {
  FIRST_MANAGER,
  formatHarvestTitle,
  formatOutcome,
  formatStep,
  SUMS_RULE,
} from '#lib/modules/spice-harvest/harvests/messages/screen.ts';
import { formatHolds } from '#lib/modules/spice-harvest/access/messages/theatre.ts';
import { accessCourse } from './course.ts';
import styles from './banner.module.css';

/** Whether the harvests before the game are being played. */
export const areHarvestsPlayed = ({ harvests }: TableView): boolean => harvests !== null && !harvests.isOver;

/** Shows the harvest or the auction in small. It has a title and one sentence of public facts. */
export function HarvestsBanner({ table }: StripProps) {
  const [title, says] = partOf(table);
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p className={styles.soft}>{says}</p>
    </>
  );
}

function partOf(table: TableView): readonly [title: string, says: string | null] {
  const { harvests, access } = table;
  if (harvests === null || harvests.manager === null) return [FIRST_MANAGER, SUMS_RULE];
  const { manager, running, reports, harvest, of } = harvests;
  if (running !== null) return [formatHarvestTitle(harvest, of), formatStep(manager, running)];
  const part = accessCourse(table);
  if (part === null || access === null) return [formatHarvestTitle(harvest, of), outcomeOf(reports.at(-1))];
  const sale = access.auction?.sold.at(-1);
  if (access.startsFreely !== null) return [part, formatStartsFreely(access.startsFreely)];
  const reading = access.readings.at(-1);
  if (reading !== undefined) return [part, formatHolds(reading, table.choices.edition)];
  if (access.auction === null) return [part, access.trading === null ? CLAIMING.rule : TRADING.rule];
  return [part, sale === undefined ? outcomeOf(reports.at(-1)) : formatSale(sale)];
}

type Report = NonNullable<TableView['harvests']>['reports'][number];

const outcomeOf = (report: Report | undefined): string | null => (report === undefined ? null : formatOutcome(report));
