import type { EditionId } from '#client';
import type { Geometry } from './geometry.ts';
import { rowOf, type LargeName } from './layout/large-names.ts';
import { namesOnGround } from './layout/small-names.ts';
import styles from './names.module.css';

interface NamesProps {
  readonly geometry: Geometry;
  readonly edition: EditionId;
}

/** The large names, clear of the discs. */
export function LargeNames({ names }: { readonly names: readonly LargeName[] }) {
  return (
    <g aria-hidden>
      {names.flatMap(({ territory, lines, x, y, size }) =>
        lines.map((line, at) => (
          <text
            key={`${territory} ${line}`}
            x={x}
            y={y + (rowOf(at, lines.length) + 0.34) * size}
            fontSize={size}
            strokeWidth={size * 0.32}
            className={styles.large}
          >
            {line}
          </text>
        )),
      )}
    </g>
  );
}

/** Shows the names of all other territories inside their outlines, for an enlarged map. */
export function TerritoryNames({ geometry, edition }: NamesProps) {
  return (
    <g aria-hidden>
      {namesOnGround(geometry, edition).map(({ territory, lines, x, y, rotate, size, rows }) => (
        <g key={territory} transform={`translate(${x} ${y}) rotate(${rotate})`}>
          {lines.map((line, at) => (
            <text key={line} y={(rows[at] ?? 0) + 0.33 * size} fontSize={size} className={styles.name}>
              {line}
            </text>
          ))}
        </g>
      ))}
    </g>
  );
}
