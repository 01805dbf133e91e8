import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { SpiceBlowContract } from './contract.ts';

/** What everybody may read of the spice blow: all of it lies open. What is devoured is told piece by piece. */
export const log: Feature<SpiceBlowContract>['log'] = {
  SpiceBlowBegan: () => ({ code: 'phase-began', phase: 'spice-blow' }),
  SpiceCardSaid: notLogged,
  SpiceCardTakenBack: ({ faction }) => ({ code: 'spice-card-taken-back', faction }),
  SpiceCardTurned: ({ territory, sector, amount, laid }) => ({ code: 'spice-turned', territory, sector, amount, laid }),
  ShaiHuludTurned: ({ fate, setAside }) => ({ code: 'shai-hulud-turned', fate, setAside }),
  WormSummoned: ({ placed: { by, territory } }) => ({ code: 'worm-summoned', by, territory }),
  SpiceDeckReshuffled: () => ({ code: 'spice-deck-reshuffled' }),
  WormComes: notLogged,
  WormPlacingCancelled: () => ({ code: 'worm-placing-cancelled' }),
  ShaiHuludDevoured: ({ territory, forces, spice }) => ({
    code: 'shai-hulud-devoured',
    territory,
    isBare: forces.length === 0 && spice === 0,
  }),
  NexusDue: notLogged,
  WormWaits: notLogged,
  WormLeaves: notLogged,
  WormGone: notLogged,
  NextPileBegan: notLogged,
  SpiceBlowEnded: notLogged,
};
