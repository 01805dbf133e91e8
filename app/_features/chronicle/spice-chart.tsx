import type { FactionId, TableView } from '#client';
import { CHRONICLE } from '#lib/features/chronicle/messages/ending.ts';
import { Disc } from './disc.tsx';
import styles from './picture.module.css';

type Records = TableView['openedRecords'];

interface SpiceChartProps {
  readonly records: Records;
  /** The last turn of the game. */
  readonly turn: number;
  /** The factions with broad lines. */
  readonly bold: readonly FactionId[];
}

const [LEFT, RIGHT, TOP, BOTTOM] = [92, 538, 208, 458] as const;
/** Each line has a pattern, so that readers can identify the line without its colour. */
const DASHES = [undefined, '14 7', '3 5', '18 5 3 5', '8 4', '2 8'] as const;

/** Shows the spice behind the shields in the opened records, turn by turn. */
export function SpiceChart({ records, turn, bold }: SpiceChartProps) {
  const counted = records.map(({ faction, spice }) => ({
    faction,
    points: spice.flatMap((point) => (point.spice === 'uncounted' ? [] : [{ turn: point.turn, spice: point.spice }])),
  }));
  const first = Math.min(turn - 1, ...counted.flatMap(({ points }) => points.slice(0, 1).map((point) => point.turn)));
  const most = Math.max(10, ...counted.flatMap(({ points }) => points.map(({ spice }) => spice)));
  const step = most > 60 ? 20 : most > 20 ? 10 : 5;
  const top = Math.ceil(most / step) * step;
  const x = (at: number) => LEFT + ((RIGHT - LEFT) * (at - first)) / Math.max(1, turn - first);
  const y = (spice: number) => BOTTOM - ((BOTTOM - TOP) * spice) / top;
  const ends = spread(
    counted.flatMap(({ faction, points }) => points.slice(-1).map((end) => ({ faction, y: y(end.spice) }))),
  );
  return (
    <g>
      {steps(0, top, step).map((spice) => (
        <g key={spice}>
          <line className={styles.grid} x1={LEFT} x2={RIGHT} y1={y(spice)} y2={y(spice)} />
          <text className={styles.tick} x={LEFT - 14} y={y(spice) + 6} textAnchor="end">
            {spice}
          </text>
        </g>
      ))}
      {steps(first, turn, Math.ceil((turn - first) / 10)).map((at) => (
        <text key={at} className={styles.tick} x={x(at)} y={BOTTOM + 30} textAnchor="middle">
          {at === 0 ? CHRONICLE.start : at}
        </text>
      ))}
      {counted.map(({ faction, points }, at) => (
        <polyline
          key={faction}
          data-faction={faction}
          className={bold.includes(faction) ? styles.boldLine : styles.thinLine}
          strokeDasharray={DASHES[at % DASHES.length]}
          points={points.map((point) => `${x(point.turn)},${y(point.spice)}`).join(' ')}
        />
      ))}
      {ends.map((end) => (
        <g key={end.faction}>
          <line data-faction={end.faction} className={styles.thinLine} x1={RIGHT} y1={end.from} x2={566} y2={end.y} />
          <Disc faction={end.faction} x={576} y={end.y} r={11} />
        </g>
      ))}
    </g>
  );
}

/** Returns the numbers from `first` to `last`, in steps of `by`. */
const steps = (first: number, last: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((last - first) / Math.max(1, by)) + 1 }, (_, at) => first + at * Math.max(1, by));

/** Moves the discs at the ends of lines apart until none covers another. `from` is the end of the line. */
function spread(ends: readonly { readonly faction: FactionId; readonly y: number }[]) {
  const sorted = [...ends].sort((one, other) => other.y - one.y);
  let lowest = BOTTOM + 8;
  return sorted.map(({ faction, y }) => {
    const at = Math.min(y, lowest);
    lowest = at - 25;
    return { faction, y: at, from: y };
  });
}
