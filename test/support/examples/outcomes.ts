/** The results of battles and games. */
import type { BattleOutcome, SideTotal } from '#lib/model/battle.ts';
import type { FactionId } from '#lib/model/factions.ts';
import type { Victory, VictoryHow } from '#lib/model/victory.ts';
import { leads } from './pieces.ts';

export const SIDES: readonly [SideTotal, SideTotal] = [
  {
    faction: 'harkonnen',
    dial: 5,
    spice: 0,
    support: null,
    leader: leads('feyd-rautha'),
    leaderStrength: 6,
    leaderKilledBy: null,
    kwisatzHaderach: 0,
    total: 11,
  },
  {
    faction: 'fremen',
    dial: 10,
    spice: 0,
    support: null,
    leader: leads('stilgar'),
    leaderStrength: 0,
    leaderKilledBy: 'chaumas',
    kwisatzHaderach: 0,
    total: 10,
  },
];

export const FOUGHT: BattleOutcome = {
  why: { kind: 'sum', sides: SIDES, tie: false },
  winner: 'harkonnen',
  dead: [{ leader: 'stilgar', by: 'chaumas' }],
  lost: [
    { faction: 'harkonnen', loses: 'what-it-dialled' },
    { faction: 'fremen', loses: 'everything' },
  ],
  territoryLost: null,
  paid: 7,
};

const calledBy = (caller: FactionId): BattleOutcome => ({
  why: { kind: 'traitors', calls: [{ caller, victim: 'harkonnen', leader: 'feyd-rautha' }] },
  winner: 'atreides',
  dead: [{ leader: 'feyd-rautha', by: null }],
  lost: [
    { faction: 'atreides', loses: 'nothing' },
    { faction: 'harkonnen', loses: 'everything' },
  ],
  territoryLost: null,
  paid: 6,
});

export const CALLED_BY_ALLY = calledBy('fremen');

export const TWO_TRAITORS: BattleOutcome = {
  why: {
    kind: 'traitors',
    calls: [
      { caller: 'atreides', victim: 'harkonnen', leader: 'feyd-rautha' },
      { caller: 'harkonnen', victim: 'atreides', leader: 'lady-jessica' },
    ],
  },
  winner: null,
  dead: [
    { leader: 'feyd-rautha', by: null },
    { leader: 'lady-jessica', by: null },
  ],
  lost: [
    { faction: 'harkonnen', loses: 'everything' },
    { faction: 'atreides', loses: 'everything' },
  ],
  territoryLost: null,
  paid: 0,
};

/** One outcome of a battle for each reason. */
export const OUTCOMES: { readonly [Kind in BattleOutcome['why']['kind']]: BattleOutcome } = {
  sum: FOUGHT,
  traitors: calledBy('atreides'),
  explosion: {
    why: { kind: 'explosion', lasgun: 'emperor', shield: 'guild' },
    winner: null,
    dead: [],
    lost: [
      { faction: 'emperor', loses: 'everything' },
      { faction: 'guild', loses: 'everything' },
    ],
    territoryLost: { spice: 3 },
    paid: 0,
  },
  power: { ...FOUGHT, why: { kind: 'power', power: 'bene-gesserit/voice' }, winner: 'guild' },
};

export const VICTORIES: { readonly [Kind in VictoryHow['kind']]: Victory } = {
  strongholds: {
    winners: ['harkonnen'],
    turn: 5,
    how: { kind: 'strongholds', strongholds: ['carthag', 'arrakeen', 'tueks-sietch'], needed: 3 },
  },
  'most-strongholds': { winners: ['emperor', 'atreides'], turn: 10, how: { kind: 'most-strongholds', held: 2 } },
  advantage: { winners: ['guild'], turn: 10, how: { kind: 'advantage', advantage: 'guild/last-turn', by: 'guild' } },
  'last-in-play': { winners: ['guild'], turn: 6, how: { kind: 'last-in-play' } },
  prediction: {
    winners: ['bene-gesserit'],
    turn: 5,
    how: { kind: 'prediction', predicted: 'harkonnen', instead: ['harkonnen', 'emperor'] },
  },
};
