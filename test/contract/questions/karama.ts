/** The questions about cancelling a power with a Karama, by the cancelled thing. */
import type { AdvantageId, CancellableUse } from '#engine';
import type { Where } from './layers.ts';
import { ADVANCED, STOPPED, withMoreThanPass, type Shapes, type Standing } from './shapes.ts';

/** The games that meet each act that a card may cancel. A power is named by its id. */
const STOPPABLE: Readonly<Record<Exclude<CancellableUse['kind'], 'advantage' | 'shipment'>, Where>> = {
  voice: 'everywhere',
  prescience: 'everywhere',
  'played-as-karama': ADVANCED,
  'bought-as-karama': ADVANCED,
};
const STOPPABLE_POWERS: readonly AdvantageId[] = [
  'atreides/kwisatz-haderach',
  'emperor/sardaukar',
  'fremen/fedaykin',
  'fremen/no-spice-battle',
  'harkonnen/capture',
  'fremen/see-storm',
  'fremen/storm-half',
  'fremen/extra-worm',
];

export const INTERFERING: Shapes<'cancel'> = [
  ...Object.entries(STOPPABLE).map(([kind, where]) => ({
    name: `against ${kind}`,
    is: ({ uses }: { readonly uses: readonly CancellableUse[] }) => uses.some((use) => use.kind === kind),
    where,
  })),
  ...STOPPABLE_POWERS.map((power) => ({
    name: `against ${power}`,
    is: ({ uses }: { readonly uses: readonly CancellableUse[] }) =>
      uses.some((use) => use.kind === 'advantage' && use.advantage === power),
    where: ADVANCED,
  })),
  {
    name: 'against several at once',
    is: ({ uses }) => uses.length > 1,
    where: ADVANCED,
  },
  { name: 'in a shipment', is: ({ uses }) => uses.some(({ kind }) => kind === 'shipment'), where: STOPPED },
  { name: 'a card played as Karama, in a storm', is: duringStorm, where: ADVANCED },
  withMoreThanPass('with a card to play'),
];

function duringStorm({ uses }: { readonly uses: readonly CancellableUse[] }, { table }: Standing): boolean {
  return table.running === 'storm' && uses.some(({ kind }) => kind === 'played-as-karama');
}
