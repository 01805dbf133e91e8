import { STRONGHOLDS, territoryName, type EditionId, type TerritoryId, type Victory } from '#client';
import { CHRONICLE } from '#lib/features/chronicle/messages/ending.ts';
import type { ChronicleTold } from '#lib/features/chronicle/messages/told.ts';
import { Disc } from './disc.tsx';
import styles from './picture.module.css';

interface StrongholdGridProps {
  readonly told: ChronicleTold;
  /** Territories that count like strongholds. */
  readonly others: readonly TerritoryId[];
  readonly victory: Victory;
  readonly edition: EditionId;
}

const [LEFT, FIRST, WIDTH, TOP] = [670, 850, 360, 214] as const;

/** Shows the holder of each stronghold at the end of each turn, and the battles. */
export function StrongholdGrid({ told: { counts, battles }, others, victory, edition }: StrongholdGridProps) {
  const rows = [...STRONGHOLDS, ...others];
  const turns = counts.map(({ turn }) => turn);
  const column = Math.min(60, WIDTH / Math.max(1, turns.length - 1));
  const row = Math.min(50, 250 / rows.length);
  const r = Math.min(18, row * 0.36, column * 0.4);
  const x = (at: number) => FIRST + at * column;
  const foot = TOP + rows.length * row;
  const won = victory.how.kind === 'strongholds' ? victory.how.strongholds : [];
  return (
    <g>
      {rows.map((stronghold, line) => (
        <g key={stronghold}>
          <text className={styles.row} x={LEFT} y={TOP + line * row + 6}>
            {territoryName(stronghold, edition)}
          </text>
          {counts.map(({ turn, standings }, at) => {
            const holders = standings.filter(({ strongholds }) => strongholds.includes(stronghold));
            const members = holders.flatMap((side) => side.members);
            const isRinged = turn === victory.turn && won.includes(stronghold);
            return (
              <g key={turn}>
                {members.length === 0 && (
                  <text className={styles.tick} x={x(at)} y={TOP + line * row + 5} textAnchor="middle">
                    ·
                  </text>
                )}
                {members.map((member, of) => (
                  <Disc
                    key={member}
                    faction={member}
                    x={x(at) + (of - (members.length - 1) / 2) * r * 0.9}
                    y={TOP + line * row}
                    r={members.length > 1 ? r * 0.8 : r}
                  />
                ))}
                {isRinged && <circle className={styles.ring} cx={x(at)} cy={TOP + line * row} r={r + 4} />}
              </g>
            );
          })}
        </g>
      ))}
      <text className={styles.rowFaint} x={LEFT} y={foot + 4}>
        {CHRONICLE.battles.toLowerCase()}
      </text>
      {turns.map((turn, at) => {
        const fought = Math.min(4, battles.filter((battle) => battle.turn === turn).length);
        const apart = Math.min(13, (column - 4) / Math.max(1, fought));
        const side = Math.min(9, apart * 0.7);
        return (
          <g key={turn}>
            {Array.from({ length: fought }, (_, of) => (
              <rect
                key={of}
                className={styles.fought}
                x={-side / 2}
                y={-side / 2}
                width={side}
                height={side}
                transform={`translate(${x(at) + (of - (fought - 1) / 2) * apart} ${foot - 2}) rotate(45)`}
              />
            ))}
            <text className={styles.tick} x={x(at)} y={foot + 36} textAnchor="middle">
              {turn}
            </text>
          </g>
        );
      })}
      {won.length > 0 && (
        <text className={styles.rowFaint} x={LEFT} y={foot + 66}>
          {CHRONICLE.ringed}
        </text>
      )}
    </g>
  );
}
