import type { PlantedFault } from '../fault.ts';

const SECRETS_OF_ACCESS_CARDS = 'test/unit/features/access-secrets.test.ts';

export const ACCESS_CARDS: readonly PlantedFault[] = [
  {
    id: 'access-limits-sent',
    says: 'Everybody is sent the limits for an access card, and not only who has sealed one.',
    file: 'lib/modules/spice-harvest/access/view.ts',
    find: 'in: limits.map(({ faction }) => faction)',
    replace: 'in: limits as never',
    test: SECRETS_OF_ACCESS_CARDS,
  },
  {
    id: 'access-faces-sent',
    says: 'Everybody is sent the faces of the access deck with its size.',
    file: 'lib/modules/spice-harvest/access/view.ts',
    find: 'cardsLeft: access.deck.length,',
    replace: 'cardsLeft: access.faces as never,',
    test: SECRETS_OF_ACCESS_CARDS,
  },
  {
    id: 'access-seen-cards-sent',
    says: 'Every faction is sent the access cards that another one has seen.',
    file: 'lib/modules/spice-harvest/access/view.ts',
    find: 'access.seen.filter(({ by }) => by === faction)',
    replace: 'access.seen',
    test: SECRETS_OF_ACCESS_CARDS,
  },
  {
    id: 'access-covered-trade-sent',
    says: 'The partner of a trade is sent the faces of covered access cards.',
    file: 'lib/modules/spice-harvest/access/view.ts',
    find: 'cards: own || shown ? withFaces(state, ids) : null',
    replace: 'cards: withFaces(state, ids)',
    test: SECRETS_OF_ACCESS_CARDS,
  },
  {
    id: 'access-claims-sent',
    says: 'Everybody is sent the claims to strongholds before all are in.',
    file: 'lib/modules/spice-harvest/access/view.ts',
    find: "findActivity(state, 'claims')?.claims.map(({ faction }) => faction) ?? null",
    replace: "findActivity(state, 'claims')?.claims as never",
    test: SECRETS_OF_ACCESS_CARDS,
  },
  {
    id: 'access-converted-spice-logged',
    says: 'Everybody reads in the log how much spice the other troop cards of a faction became.',
    file: 'lib/modules/spice-harvest/access/log.ts',
    find: "audience === faction ? { code: 'own-troops-converted', converted, spice } : null",
    replace: "audience === 'table' || audience !== null ? { code: 'own-troops-converted', converted, spice } : null",
    test: SECRETS_OF_ACCESS_CARDS,
  },
  {
    id: 'access-claim-without-difference',
    says: 'The highest of several claims is placed in full.',
    file: 'lib/modules/spice-harvest/access/reading.ts',
    find: 'highest.troops - (next?.troops ?? 0)',
    replace: 'highest.troops',
    test: 'test/unit/features/access-placement.test.ts',
  },
  {
    id: 'access-bidding-from-the-manager',
    says: 'The Manager bids first for access cards.',
    file: 'lib/modules/spice-harvest/access/events.ts',
    find: '[...others, first]',
    replace: '[first, ...others]',
    test: 'test/scenario/spice-harvest-access.yaml',
  },
];
