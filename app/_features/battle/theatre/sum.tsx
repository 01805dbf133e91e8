import {
  battleSum,
  standInName,
  formatFallen,
  formatMargin,
  formatSpice,
  type BattleOutcome,
  type SideTotal,
  type SumLine,
} from '#client';
import { FactionDisc } from '#app/_components/faction-disc.tsx';
import { Icon } from '#app/_components/icon.tsx';
import { SUM_KWISATZ_HADERACH } from '#lib/features/battle/messages/screen.ts';
import styles from './sum.module.css';

type Added = Extract<BattleOutcome['why'], { readonly kind: 'sum' }>;

interface SumProps {
  readonly outcome: BattleOutcome;
  readonly sides: Added['sides'];
  /** The number of shown lines: dial, leaders, totals. */
  readonly lines: number;
}

/** Shows the sum, line by line, aggressor on the left. A dead leader is above the number that it no longer adds. */
export function Sum({ outcome, sides, lines }: SumProps) {
  const [left, right] = sides;
  const figures = battleSum(outcome).lines;
  const figureOf = (part: SumLine['part'], { faction }: SideTotal) =>
    figures.find((line) => line.part === part && line.faction === faction)?.figure ?? '';
  const rows = [
    { part: 'dial', label: 'dial' },
    { part: 'leader', label: `${standInName(left.leader)} – ${standInName(right.leader)}` },
    ...(figures.some(({ part }) => part === 'kwisatz-haderach')
      ? [{ part: 'kwisatz-haderach' as const, label: SUM_KWISATZ_HADERACH }]
      : []),
    { part: 'total', label: formatMargin(sides) },
  ] as const;
  return (
    <div className={styles.sum}>
      <div className={styles.discs}>
        <FactionDisc faction={left.faction} alone className={styles.disc} />
        <Fallen sides={sides} />
        <FactionDisc faction={right.faction} alone className={styles.disc} />
      </div>
      {rows.slice(0, lines).map(({ part, label }) => (
        <div key={part} className={styles[part === 'total' ? 'total' : 'row']}>
          <span className={styles.figure} data-behind={part === 'total' && outcome.winner !== left.faction}>
            {figureOf(part, left)}
            {part === 'dial' && <Spice of={left} />}
          </span>
          <span className={styles.label}>{label}</span>
          <span className={styles.figure} data-behind={part === 'total' && outcome.winner !== right.faction}>
            {part === 'dial' && <Spice of={right} />}
            {figureOf(part, right)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Shows the spice for a dial, on the inner side of its number. */
const Spice = ({ of: { spice } }: { readonly of: SideTotal }) =>
  spice > 0 && (
    <span className={styles.spice}>
      <Icon name="gem" /> {formatSpice(spice)}
    </span>
  );

function Fallen({ sides }: { readonly sides: Added['sides'] }) {
  const fallen = formatFallen(sides);
  return (
    <div className={styles.fallen}>
      {fallen.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
