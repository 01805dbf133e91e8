import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { Actor } from '../../model/audience.ts';
import type { SpiceBlowContract } from './contract.ts';

/** The public log lines of the spice blow. The losses have their own lines. */
export const log: Feature<SpiceBlowContract>['log'] = {
  SpiceBlowBegan: () => ({ code: 'phase-began', phase: 'spice-blow' }),
  SpiceCardTurned: ({ territory, sector, amount, laid }) => ({ code: 'spice-turned', territory, sector, amount, laid }),
  ShaiHuludTurned: ({ fate, setAside }) => ({ code: 'shai-hulud-turned', fate, setAside }),
  WormThumped: ({ by, fate }) => ({ code: 'worm-thumped', by, fate }),
  BlowDoubled: ({ by, territory, sector, laid }) => ({ code: 'blow-doubled', by, territory, sector, laid }),
  BlowPaused: notLogged,
  BlowPauseEnded: notLogged,
  WormSummoned: ({ placed: { by, territory } }) => ({ code: 'worm-summoned', by, territory }),
  SpiceDeckReshuffled: ({ pile, ownDeck = false }) => ({
    code: 'spice-deck-reshuffled',
    pile: ownDeck ? pile : null,
  }),
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

/** The public log lines when a card is undone. */
export const logUndone: NonNullable<Feature<SpiceBlowContract>['logUndone']> = {
  SpiceCardTurned: (_event, { by }) => cardTakenBack(by),
  ShaiHuludTurned: (_event, { by }) => cardTakenBack(by),
  SpiceDeckReshuffled: (_event, { by }) => cardTakenBack(by),
};

const cardTakenBack = (by: Actor) =>
  by === 'moderator' || by === 'clock' ? null : ({ code: 'spice-card-taken-back', faction: by } as const);
