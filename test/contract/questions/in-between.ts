/** The situations of a table other than its questions. */
import { isNonBlocking, type PhaseId } from '#engine';

import { ONCE, type Where } from './layers.ts';
import type { Standing } from './shapes.ts';

export interface InBetween {
  readonly name: string;
  readonly is: (standing: Standing) => boolean;
  readonly where: Where;
}

/** The phase or activity that Mentat plays, and `null` for a table that plays on the board. */
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
const isAsked = ({ prompts }: Standing): boolean => prompts.some(({ kind }) => !isNonBlocking(kind));

/** The situations that each phase must meet. */
const HOLDING: readonly { readonly name: string; readonly is: InBetween['is'] }[] = [
  { name: 'paused', is: ({ table }) => table.paused },
  { name: 'a hand raised', is: ({ table }) => table.factions.some(({ talking }) => talking) },
  { name: 'held, nothing asked', is: (standing) => isHeld(standing) && !isAsked(standing) },
  { name: 'hand moves to be made', is: ({ table }) => table.instructions.length > 0 },
  { name: 'taken back', is: ({ table }) => table.log.at(-1)?.fact.code === 'taken-back' },
];

/** Things between two seats that are not part of a phase and outlast any phase. */
const STANDING: readonly { readonly name: string; readonly is: InBetween['is'] }[] = [
  { name: 'a deal proposed', is: ({ seats }) => seats.some(({ mine }) => mine.proposals.some((one) => !one.declined)) },
  { name: 'a deal declined', is: ({ seats }) => seats.some(({ mine }) => mine.proposals.some((one) => one.declined)) },
  {
    name: 'a deal of a moment to come',
    is: ({ table }) => table.deals.some(({ due, terms }) => !due && terms.due !== null),
  },
  { name: 'a promise that is due', is: ({ table }) => table.deals.some((deal) => deal.due && isOwed(deal)) },
  { name: 'a promise that is paid', is: ({ table }) => table.deals.some(({ paid }) => paid) },
  { name: 'spice in front of a shield', is: ({ table }) => table.spiceInFront.length > 0 },
  { name: 'spice set aside for an ally', is: ({ seats }) => seats.some(({ mine }) => mine.pledges.given.length > 0) },
  {
    name: 'a secret held up',
    is: ({ seats }) => seats.some(({ mine }) => mine.shownToMe.some(({ seen }) => seen === null)),
  },
  ...(['card', 'traitor', 'prediction'] as const).map((kind) => ({
    name: `a secret being looked at: ${kind}`,
    is: ({ seats }: Standing) => seats.some(({ mine }) => mine.shownToMe.some(({ seen }) => seen?.face.kind === kind)),
  })),
];

const isOwed = ({ terms, paid }: Standing['table']['deals'][number]): boolean => terms.later !== null && !paid;

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
  ...STANDING.map(({ name, is }) => ({ name, is, where: ONCE })),
  ...RUNNING.flatMap((running) =>
    HOLDING.map(({ name, is }) => ({
      name: `${name}, ${inPhase(running)}`,
      is: (standing: Standing) => standing.table.running === running && is(standing),
      where: ONCE,
    })),
  ),
];
