/** What a table can be stopped in beside its questions. */
import { isBesideThePlay, type PhaseId } from '#engine';

import { ONCE, type Where } from './layers.ts';
import type { Standing } from './shapes.ts';

export interface InBetween {
  readonly name: string;
  readonly is: (standing: Standing) => boolean;
  readonly where: Where;
}

/** What Mentat plays, and `null` for a table that plays on the board. */
const RUNNING = [
  null,
  'setup',
  'storm',
  'shipment',
  'battle',
  'mentat-pause',
] as const satisfies readonly (PhaseId | null)[];
type Running = (typeof RUNNING)[number];

const isHeld = ({ table }: Standing): boolean => table.paused || table.factions.some(({ talking }) => talking);
const isAsked = ({ prompts }: Standing): boolean => prompts.some(({ kind }) => !isBesideThePlay(kind));

/** Each while every phase runs. */
const HOLDING: readonly { readonly name: string; readonly is: InBetween['is'] }[] = [
  { name: 'paused', is: ({ table }) => table.paused },
  { name: 'a hand raised', is: ({ table }) => table.factions.some(({ talking }) => talking) },
  { name: 'held, nothing asked', is: (standing) => isHeld(standing) && !isAsked(standing) },
  { name: 'hand moves to be made', is: ({ table }) => table.instructions.length > 0 },
  { name: 'taken back', is: ({ table }) => table.log.at(-1)?.fact.code === 'taken-back' },
];

const inPhase = (running: Running): string => (running === null ? 'on the board' : `while ${running} runs`);

export const IN_BETWEEN: readonly InBetween[] = [
  { name: 'won', is: ({ table }) => table.victory !== null, where: 'everywhere' },
  {
    name: 'a window, held',
    is: (standing) => standing.table.window !== null && isHeld(standing),
    where: ONCE,
  },
  {
    name: 'a window, while somebody stands aside',
    is: ({ table, seats }) => table.window !== null && seats.some(({ mine }) => mine.standsAside),
    where: ONCE,
  },
  ...RUNNING.flatMap((running) =>
    HOLDING.map(({ name, is }) => ({
      name: `${name}, ${inPhase(running)}`,
      is: (standing: Standing) => standing.table.running === running && is(standing),
      where: ONCE,
    })),
  ),
];
