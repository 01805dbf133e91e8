import { type Feature, notLogged } from '../../../kernel/feature.ts';
import type { KanlyContract } from './contract.ts';

/** The log lines of Kanly for each audience. */
export const log: Feature<KanlyContract>['log'] = {
  KanlyThreatened: ({ by, on, action }) => ({ code: 'kanly-threatened', by, on, action }),
  KanlyThreatEnded: ({ by, because }) => ({ code: 'kanly-threat-ended', by, because }),
  KanlyDeclared: ({ by, on }) => ({ code: 'kanly-declared', by, on }),
  KanlyBegan: notLogged,
  ChampionSealed: notLogged,
  ChampionWithdrawn: notLogged,
  ChampionsReady: notLogged,
  ChampionPlaced: ({ faction }) => ({ code: 'champion-placed', faction }),
  BackingSealed: notLogged,
  BackingWithdrawn: notLogged,
  BackingShown: ({ backing }) => ({ code: 'backing-shown', backing }),
  SecondSealed: notLogged,
  SecondWithdrawn: notLogged,
  SidesShown: ({ sides }) => ({ code: 'sides-shown', sides }),
  ArenaMoved: ({ faction, move }) => ({ code: 'arena-moved', faction, move }),
  DuelingCardDrawn: ({ faction, card }, audience) =>
    audience === faction ? { code: 'own-dueling-card', card } : { code: 'dueling-card-drawn', faction },
  DuelingDeckShuffled: () => ({ code: 'dueling-deck-shuffled' }),
  AttackTimed: notLogged,
  AttackAnswered: notLogged,
  AttackResolved: ({ by, on, answer, hits }) => ({ code: 'attack-resolved', by, on, answer, hits }),
  KanlyEnded: ({ how, winner, seconds }) => ({ code: 'kanly-ended', how, winner, seconds }),
  SecondPaid: ({ type: _type, ...pay }) => ({ code: 'second-paid', ...pay }),
  KanlyOver: notLogged,
  PartingOffered: ({ faction, offers }) => ({ code: 'parting-offered', faction, offers }),
};
