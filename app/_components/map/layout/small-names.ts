import { TERRITORIES, territoryName, type EditionId, type TerritoryId } from '#client';
import { bar, bodyAt, turned, type Body } from './capsules.ts';
import type { Geometry } from '../geometry.ts';
import { NAMED_LARGE } from './large-names.ts';

/** The name of a territory that fits into its outline. The name never moves. */
export interface GroundName extends Body {
  readonly territory: TerritoryId;
  readonly lines: readonly string[];
  /** The rotation in degrees, clockwise. */
  readonly rotate: number;
  readonly size: number;
  /** The distances from the name's middle to each of its lines, along the turned name. */
  readonly rows: readonly number[];
}

/** Width of an average letter and height of a line, in font sizes. */
const LETTER = 0.5;
const LINE = 0.8;

/** Returns the names that are legible from near: the names of all territories without a large name. */
export const namesOnGround = (geometry: Geometry, edition: EditionId): readonly GroundName[] =>
  TERRITORIES.filter((territory) => !NAMED_LARGE.includes(territory)).map((territory) => {
    const shape = geometry.names[territory];
    const name = territoryName(territory, edition);
    const lines = shape.lines.join(' ') === name ? shape.lines : [name];
    const { x, y, rotate, size, leading } = shape;
    const rows = lines.map((_, at) => (at - (lines.length - 1) / 2) * leading);
    const room = lines.map((line, at) =>
      turned(bar(0, rows[at] ?? 0, line.length * LETTER * size, LINE * size), (rotate * Math.PI) / 180),
    );
    return { territory, lines, rotate, size, rows, ...bodyAt(x, y, room) };
  });
