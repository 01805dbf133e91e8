import { TERRITORIES, nameOfTerritory, type EditionId, type TerritoryId } from '../../../lib/client.ts';
import type { Geometry } from './geometry.ts';
import { NAMED_LARGE, type LargeName } from './large-names.ts';
import styles from './names.module.css';

interface NamesProps {
  readonly geometry: Geometry;
  readonly edition: EditionId;
}

/** The names that are read from far, below the discs. */
export function LargeNames({ names, size }: { readonly names: readonly LargeName[]; readonly size: number }) {
  return (
    <g aria-hidden>
      {names.map(({ territory, text, x, y }) => (
        <text key={territory} x={x} y={y} fontSize={size} strokeWidth={size * 0.32} className={styles.large}>
          {text}
        </text>
      ))}
    </g>
  );
}

/** The names of all other territories, as they fit into their outlines: for a map that is seen from close by. */
export function TerritoryNames({ geometry, edition }: NamesProps) {
  return (
    <g aria-hidden>
      {TERRITORIES.filter((territory) => !NAMED_LARGE.includes(territory)).map((territory) => (
        <TerritoryName key={territory} geometry={geometry} edition={edition} territory={territory} />
      ))}
    </g>
  );
}

function TerritoryName({ geometry, edition, territory }: NamesProps & { readonly territory: TerritoryId }) {
  const { lines, x, y, rotate, size, leading } = geometry.names[territory];
  const name = nameOfTerritory(territory, edition);
  const shown = lines.join(' ') === name ? lines : [name];
  return (
    <g transform={`translate(${x} ${y}) rotate(${rotate})`}>
      {shown.map((line, at) => (
        <text
          key={line}
          y={(at - (shown.length - 1) / 2) * leading + 0.33 * size}
          fontSize={size}
          className={styles.name}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
