/**
 * The games in which questions are recorded: every layer of the editions that lie on no other edition, and one layer of
 * the compendium.
 */
import { LAYERS_OF, type EditionId, type Layer } from '#engine';

const RECORDED = ['gf9-2019', 'avalon-hill-1979'] as const satisfies readonly EditionId[];

export type Game = `${EditionId} ${Layer}`;

/** The nine-faction compendium lies on the edition of 1979. Only the questions that 1979 does not ask are recorded. */
const LAID_OVER: Game = 'nine-faction advanced';

/**
 * The games that must meet a situation: all games; some games, with the reason `else` why others cannot; or one game,
 * because the situation is the same everywhere.
 */
export type Where =
  | 'everywhere'
  | {
      readonly in: readonly Game[];
      readonly else: string;
      /** Games that may meet the situation at a table with an optional rule, but need not. */
      readonly perhaps?: readonly Game[];
    }
  | { readonly once: Game };

export const GAMES: readonly { readonly game: Game; readonly edition: EditionId; readonly layer: Layer }[] = [
  ...RECORDED.flatMap((edition) =>
    LAYERS_OF[edition].map((layer) => ({ game: `${edition} ${layer}` as const, edition, layer })),
  ),
  { game: LAID_OVER, edition: 'nine-faction', layer: 'advanced' },
];

/** A situation that does not depend on the edition. The game with all rules meets it. */
export const ONCE: Where = { once: 'gf9-2019 advanced' };

/** Returns why this game need not meet the situation; `null` if it must. */
export function whyNotIn(game: Game, where: Where): string | null {
  const isNamed = typeof where === 'object' && 'in' in where && where.in.includes(game);
  if (game === LAID_OVER && !isNamed) return 'the same as in the game of 1979';
  if (where === 'everywhere') return null;
  if ('once' in where) return where.once === game ? null : `the same as in ${where.once}`;
  return where.in.includes(game) ? null : `not met: ${where.else}`;
}

/** Whether this game must not meet the situation. If it did, the reason would be wrong. */
export const isOutOfReach = (game: Game, where: Where): boolean =>
  game !== LAID_OVER &&
  where !== 'everywhere' &&
  'in' in where &&
  ![...where.in, ...(where.perhaps ?? [])].includes(game);
