/** The kinds of random games that can reach the questions and events of this feature. */
import { withKanlyCards, withOutsiders, withTheDuel, withThreats } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'kanly'> = {
  KanlyThreatened: withThreats,
  KanlyThreatEnded: withThreats,
  KanlyDeclared: withThreats,
  KanlyBegan: withTheDuel,
  ChampionSealed: withTheDuel,
  ChampionWithdrawn: withTheDuel,
  ChampionsReady: withTheDuel,
  ChampionPlaced: withTheDuel,
  BackingSealed: withTheDuel,
  BackingWithdrawn: withTheDuel,
  BackingShown: withTheDuel,
  SecondSealed: withTheDuel,
  SecondWithdrawn: withTheDuel,
  SidesShown: withTheDuel,
  ArenaMoved: withTheDuel,
  DuelingCardDrawn: withTheDuel,
  DuelingDeckShuffled: withTheDuel,
  AttackTimed: withTheDuel,
  AttackAnswered: withTheDuel,
  AttackResolved: withTheDuel,
  KanlyEnded: withTheDuel,
  SecondPaid: withTheDuel,
  KanlyOver: withTheDuel,
  PartingOffered: withTheDuel,
};

export const prompts: MetPrompts<'kanly'> = {
  'kanly-champion': withTheDuel,
  'place-champion': withTheDuel,
  'back-champion': withTheDuel,
  'send-second': withTheDuel,
  'arena-move': withTheDuel,
  'answer-attack': withTheDuel,
  'collect-second': withTheDuel,
};

export const refusals: MetRefusals<'kanly'> = {
  'no-duels-here': 'always',
  'no-threat-now': withTheDuel,
  'one-threat-a-turn': withThreats,
  'threatens-itself': withTheDuel,
  'threatens-ally': withTheDuel,
  'threat-repeated': withThreats,
  'no-leader-for-duel': withTheDuel,
  'threat-silenced': withTheDuel,
  'no-threat-open': withTheDuel,
  'duel-fought': withTheDuel,
  'no-duel-now': withTheDuel,
  'duellists-only': withTheDuel,
  'kanly-by-card': withKanlyCards,
  'outside-duels': withOutsiders,
  'no-free-sector': withTheDuel,
  'leader-face-down': withTheDuel,
};
