/**
 * One example of everything that words can be made from; each record is total, so a new code needs one too. Lines of
 * the log and refusals have files of their own.
 */
import type { Explanation } from '#messages/explanation.ts';
import type { BattleOutcome, SideTotal } from '#lib/model/battle.ts';
import type { FactionId } from '#lib/model/factions.ts';
import { sector } from '#lib/model/board.ts';
import type { PublicFact } from '#lib/model/facts.ts';
import type { Victory, VictoryHow } from '#lib/model/victory.ts';
import type { PhysicalAction } from '#lib/model/instructions.ts';
import type { SecretName } from '#lib/model/knowledge.ts';
import type { PromptPayload, PromptKind } from '#lib/model/prompts.ts';
import type { Notice } from '#messages/notices.ts';
import { carthag, voiceAct, leads } from './examples/pieces.ts';
import type { ByKind } from './examples/totals.ts';

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

/** One for each reason. */
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

export const PUBLIC_FACTS: ByKind<PublicFact> = {
  turn: { kind: 'turn', turn: 4 },
  'first-player': { kind: 'first-player', faction: 'emperor' },
  storm: { kind: 'storm', sector: sector(12) },
  'shield-wall': { kind: 'shield-wall', stands: false },
  'storm-card': { kind: 'storm-card', lies: true },
  'last-wheels': { kind: 'last-wheels', one: 'guild', two: 'emperor' },
  forces: { kind: 'forces', faction: 'harkonnen', count: 8, special: 0, ...carthag },
  side: { kind: 'side', faction: 'bene-gesserit', territory: 'carthag', side: 'advisors' },
  tanks: { kind: 'tanks', faction: 'harkonnen', count: 3, special: 0 },
  'spice-on-board': { kind: 'spice-on-board', amount: 8, territory: 'red-chasm', sector: sector(6) },
  'spice-in-front': { kind: 'spice-in-front', faction: 'guild', amount: 4 },
  'spice-pile': { kind: 'spice-pile', pile: 1, top: 'red-chasm' },
  'worms-come': { kind: 'worms-come', count: 3 },
  leader: { kind: 'leader', leader: 'stilgar', where: 'tanks', deaths: 1 },
  'leader-deaths': { kind: 'leader-deaths', leader: 'stilgar', deaths: 2 },
  'leader-resting': { kind: 'leader-resting', leader: 'stilgar', rests: true },
  'special-karama': { kind: 'special-karama', faction: 'guild', used: true },
  'leader-fought': { kind: 'leader-fought', leader: 'stilgar', territory: 'arrakeen' },
  'kwisatz-haderach': { kind: 'kwisatz-haderach', where: 'ready', usedIn: 'arrakeen' },
  alliance: { kind: 'alliance', members: ['atreides', 'fremen'] },
  phase: { kind: 'phase', phase: 'spice-blow' },
  pile: { kind: 'pile', pile: 'discarded', cards: ['shield', 'karama'] },
};

export const HAND_MOVES: ByKind<PhysicalAction> = {
  'forces-to-tanks': { kind: 'forces-to-tanks', faction: 'harkonnen', count: 8, special: 0, ...carthag },
  'forces-from-tanks': { kind: 'forces-from-tanks', faction: 'harkonnen', count: 8, special: 0, ...carthag },
  'forces-move': {
    kind: 'forces-move',
    faction: 'emperor',
    from: { territory: 'tueks-sietch', sector: sector(5) },
    to: { territory: 'pasty-mesa', sector: sector(5) },
    count: 4,
    special: 1,
  },
  'tanks-to-reserves': { kind: 'tanks-to-reserves', faction: 'emperor', count: 3, special: 1 },
  'reserves-to-tanks': { kind: 'reserves-to-tanks', faction: 'emperor', count: 3, special: 1 },
  'flip-forces': { kind: 'flip-forces', faction: 'bene-gesserit', territory: 'arrakeen', side: 'advisors' },
  'forces-from-reserves': {
    kind: 'forces-from-reserves',
    faction: 'bene-gesserit',
    count: 1,
    special: 0,
    side: 'advisors',
    ...carthag,
  },
  'forces-to-reserves': {
    kind: 'forces-to-reserves',
    faction: 'fremen',
    count: 4,
    special: 2,
    side: 'fighters',
    ...carthag,
  },
  'fill-bank': { kind: 'fill-bank' },
  'take-shield': { kind: 'take-shield', faction: 'guild', forces: 20 },
  'lay-out-kwisatz-haderach': { kind: 'lay-out-kwisatz-haderach' },
  'place-marker': { kind: 'place-marker', faction: 'guild', sector: sector(13) },
  'place-storm': { kind: 'place-storm', sector: sector(18) },
  'first-turn': { kind: 'first-turn' },
  'shuffle-deck': { kind: 'shuffle-deck', deck: 'traitors' },
  'leader-to-tanks': { kind: 'leader-to-tanks', leader: 'stilgar' },
  'leader-from-tanks': { kind: 'leader-from-tanks', leader: 'stilgar' },
  'leader-stays': { kind: 'leader-stays', leader: 'stilgar', territory: 'habbanya-sietch' },
  'lay-out-cards': { kind: 'lay-out-cards', count: 5 },
  'put-cards-back': { kind: 'put-cards-back', count: 3 },
  'take-card': { kind: 'take-card', faction: 'harkonnen', pile: 'row' },
  'give-card-back': { kind: 'give-card-back', faction: 'harkonnen', pile: 'deck' },
  'hand-over-cards': { kind: 'hand-over-cards', from: 'guild', to: 'harkonnen', count: 2 },
  'hand-over-captive': { kind: 'hand-over-captive', from: 'fremen', to: 'harkonnen' },
  'give-back-captive': { kind: 'give-back-captive', from: 'harkonnen', to: 'fremen' },
  'captive-to-tanks': { kind: 'captive-to-tanks', captor: 'harkonnen' },
  'captive-from-tanks': { kind: 'captive-from-tanks', captor: 'harkonnen' },
  'kwisatz-haderach-to-tanks': { kind: 'kwisatz-haderach-to-tanks' },
  'kwisatz-haderach-from-tanks': { kind: 'kwisatz-haderach-from-tanks' },
  'leader-home': { kind: 'leader-home', leader: 'stilgar' },
  'spice-from-bank': { kind: 'spice-from-bank', faction: 'fremen', amount: 6 },
  'spice-to-bank': { kind: 'spice-to-bank', faction: 'fremen', amount: 4 },
  'spice-to-faction': { kind: 'spice-to-faction', from: 'emperor', to: 'guild', amount: 4 },
  'spice-before-shield': { kind: 'spice-before-shield', from: 'emperor', to: 'guild', amount: 4 },
  'spice-behind-shield': { kind: 'spice-behind-shield', faction: 'guild', amount: 4 },
  'spice-off-board': { kind: 'spice-off-board', amount: 6, ...carthag },
  'spice-onto-board': { kind: 'spice-onto-board', amount: 6, ...carthag },
  'lay-spice': { kind: 'lay-spice', amount: 8, territory: 'red-chasm', sector: sector(6) },
  ride: {
    kind: 'ride',
    faction: 'fremen',
    from: { territory: 'red-chasm', sector: sector(6) },
    to: carthag,
    count: 4,
    special: 1,
  },
  'storm-to': { kind: 'storm-to', sectors: 5, from: sector(4), to: sector(9) },
  'storm-back': { kind: 'storm-back', sectors: 5, from: sector(9), to: sector(4) },
  'look-at-spice-card': { kind: 'look-at-spice-card' },
  'draw-storm-card': { kind: 'draw-storm-card' },
  'lay-storm-card-unseen': { kind: 'lay-storm-card-unseen' },
  'storm-card-away': { kind: 'storm-card-away' },
  'shield-wall-down': { kind: 'shield-wall-down' },
  'shield-wall-up': { kind: 'shield-wall-up' },
  'remove-card': { kind: 'remove-card', faction: 'fremen', card: 'family-atomics' },
  'turn-marker': { kind: 'turn-marker', from: 4, to: 5 },
  'discard-card': { kind: 'discard-card', faction: 'fremen', card: 'crysknife' },
  'take-card-back': { kind: 'take-card-back', faction: 'fremen', card: 'crysknife' },
  'keep-card': { kind: 'keep-card', faction: 'fremen', card: 'crysknife' },
};

export const VICTORIES: { readonly [Kind in VictoryHow['kind']]: Victory } = {
  strongholds: {
    winners: ['harkonnen'],
    turn: 5,
    how: { kind: 'strongholds', strongholds: ['carthag', 'arrakeen', 'tueks-sietch'], needed: 3 },
  },
  'most-strongholds': { winners: ['emperor', 'atreides'], turn: 10, how: { kind: 'most-strongholds', held: 2 } },
  advantage: { winners: ['guild'], turn: 10, how: { kind: 'advantage', advantage: 'guild/last-turn', by: 'guild' } },
  prediction: {
    winners: ['bene-gesserit'],
    turn: 5,
    how: { kind: 'prediction', predicted: 'harkonnen', instead: ['harkonnen', 'emperor'] },
  },
};

export const SECRETS: ByKind<SecretName> = {
  'hand-slot': { kind: 'hand-slot', of: 'harkonnen', slot: 'h2' },
  traitor: { kind: 'traitor', of: 'harkonnen', leader: 'stilgar' },
  'plan-element': { kind: 'plan-element', of: 'harkonnen', battle: 'b1', element: 'weapon', epoch: 1 },
  plan: { kind: 'plan', of: 'harkonnen', battle: 'b1', epoch: 1 },
  prediction: { kind: 'prediction', of: 'bene-gesserit' },
  record: { kind: 'record', of: 'emperor' },
  'storm-card': { kind: 'storm-card', of: 'fremen', turn: 3 },
  'spice-card': { kind: 'spice-card', of: 'atreides', turn: 3 },
  'storm-dial': { kind: 'storm-dial', of: 'harkonnen', storm: 's1', epoch: 1 },
  captive: { kind: 'captive', of: 'fremen', battle: 'b1', epoch: 1 },
  deal: { kind: 'deal', of: 'harkonnen', what: 'cards' },
  'card-for-sale': { kind: 'card-for-sale', of: 'atreides', turn: 2, lot: 1 },
  shown: { kind: 'shown', of: 'harkonnen', showing: 'harkonnen-to-fremen-1', silently: false },
};

const SHIPPING: Omit<Extract<PromptPayload, { readonly kind: 'ship' }>, 'kind'> = {
  terms: [
    {
      way: 'down',
      landings: [{ territory: 'carthag', sector: sector(10), inStorm: false, each: 1 }],
      each: 0,
      reserves: { count: 8, special: 0 },
      stacks: [],
      halved: false,
      payee: 'guild',
      payeesShareTo: 'bank',
    },
  ],
  halfByKarama: false,
  pledged: [],
  stormTakes: [0, 1, 2, 3, 4, 5, 6, 7, 8],
  range: 1,
  rangeOnFoot: 1,
  rangeByAir: 3,
  ornithoptersAt: ['arrakeen', 'carthag'],
};
const MOVING: Omit<Extract<PromptPayload, { readonly kind: 'move' }>, 'kind'> = {
  stacks: [{ faction: 'emperor', territory: 'tueks-sietch', sector: sector(5), count: 4, special: 1 }],
  range: 1,
  fliesFrom: [],
  walksFrom: [],
  rangeOnFoot: 1,
  full: [],
  allied: [],
  mustLeave: [],
  mayStay: [],
  left: 1,
};

export const ASKS: { readonly [Kind in PromptKind]: Extract<PromptPayload, { readonly kind: Kind }> } = {
  bid: { kind: 'bid', lot: 2, high: { faction: 'emperor', amount: 4 }, last: { faction: 'fremen', amount: null } },
  'bid-limit': { kind: 'bid-limit', lot: 2, laid: null, stands: null, hasAlly: true },
  'sealed-bid': { kind: 'sealed-bid', lot: 2, laid: 3 },
  ship: { kind: 'ship', ...SHIPPING },
  move: { kind: 'move', ...MOVING },
  'act-now': { kind: 'act-now' },
  'send-advisor': {
    kind: 'send-advisor',
    shipper: 'emperor',
    at: { territory: 'carthag', sector: sector(10) },
    count: 3,
    special: 1,
    reserves: 12,
    mayGoAlong: true,
    fightersThere: false,
  },
  intrusion: {
    kind: 'intrusion',
    comer: 'guild',
    at: { territory: 'carthag', sector: sector(10) },
    own: 3,
    count: 2,
    special: 0,
  },
  'announce-battles': {
    kind: 'announce-battles',
    territories: [
      {
        territory: 'carthag',
        own: 2,
        others: [{ faction: 'emperor', territory: 'carthag', sector: sector(10), count: 4, special: 1 }],
      },
    ],
  },
  'prepare-shipment': { kind: 'prepare-shipment', ...SHIPPING },
  'prepare-move': { kind: 'prepare-move', ...MOVING },
  'way-to-pay': { kind: 'way-to-pay', stands: { card: null, shares: [] }, helpers: ['fremen'] },
  'choose-battle': {
    kind: 'choose-battle',
    battles: [{ territory: 'carthag', sectors: [sector(10)], factions: ['atreides', 'harkonnen'] }],
  },
  voice: {
    kind: 'voice',
    battle: 'b1',
    of: 'bene-gesserit',
    target: 'atreides',
    onBehalfOf: 'bene-gesserit',
    leave: 'asked',
  },
  prescience: {
    kind: 'prescience',
    battle: 'b1',
    of: 'atreides',
    target: 'harkonnen',
    onBehalfOf: 'atreides',
    leave: 'asked',
  },
  'show-element': { kind: 'show-element', battle: 'b1', element: 'weapon', to: 'atreides' },
  'announce-no-leader': { kind: 'announce-no-leader', battle: 'b1' },
  'consent-no-leader': { kind: 'consent-no-leader', battle: 'b1', proposer: 'guild' },
  'battle-plan': {
    kind: 'battle-plan',
    battle: 'b1',
    opponent: 'emperor',
    fighting: { forces: { count: 9, special: 0 }, specialWorth: 1, needSpice: false },
    shown: null,
    seen: null,
    barred: { weapon: null, defense: null },
    kwisatzHaderach: 2,
    seenBy: null,
    mayProposeNoLeader: false,
  },
  cancel: { kind: 'cancel', during: 'b1', uses: [voiceAct] },
  'traitor-call': { kind: 'traitor-call', battle: 'b1' },
  'storm-card': { kind: 'storm-card', storm: 's1', range: { from: 1, to: 6 } },
  'storm-losses': {
    kind: 'storm-losses',
    during: 's1',
    stacks: [{ faction: 'fremen', count: 5, special: 1, territory: 'the-great-flat', sector: sector(15) }],
    due: [{ territory: 'the-great-flat', count: 3 }],
  },
  'storm-dial': { kind: 'storm-dial', storm: 's1', other: 'emperor', range: { from: 1, to: 3 } },
  'weather-control': { kind: 'weather-control', storm: 's1', uses: [] },
  'family-atomics': { kind: 'family-atomics', storm: 's1', sectors: 4, uses: [] },
  'check-board': { kind: 'check-board', turn: 4 },
  'spice-card': { kind: 'spice-card', pile: 0, piles: 2 },
  'place-worm': { kind: 'place-worm', worm: 'worm1', territories: ['meridian', 'red-chasm'], otherwise: null },
  'spare-ally': {
    kind: 'spare-ally',
    worm: 'worm1',
    territory: 'red-chasm',
    allies: [{ faction: 'guild', territory: 'red-chasm', sector: sector(6), count: 3, special: 0 }],
  },
  'ride-worm': {
    kind: 'ride-worm',
    worm: 'worm1',
    territory: 'red-chasm',
    stacks: [{ faction: 'fremen', territory: 'red-chasm', sector: sector(6), count: 4, special: 1 }],
    landings: [carthag],
  },
  revive: {
    kind: 'revive',
    tanks: { count: 4, special: 1 },
    free: 1,
    most: 3,
    price: 2,
    leaders: [{ leader: 'burseg', price: 3 }],
    moreByAllies: 3,
    pledged: [{ by: 'emperor', amount: 4 }],
  },
  'let-revive': { kind: 'let-revive', by: 'fremen', ally: 'guild', free: 3, own: 1, leave: 'asked' },
  'claim-charity': {
    kind: 'claim-charity',
    terms: { holding: 1, upTo: 2, withoutClaimFrom: 1 },
    said: null,
    isPrepared: false,
  },
  'collect-less': {
    kind: 'collect-less',
    fields: [{ ...carthag, forces: { count: 4, special: 0 }, most: 8, takes: 8, left: 2 }],
  },
  talk: { kind: 'talk', nexus: 'n1' },
  'choose-allies': {
    kind: 'choose-allies',
    possible: [{ members: ['atreides', 'harkonnen'], holds: 2 }],
    needed: 4,
    offers: [{ members: ['atreides', 'harkonnen'], agreed: ['harkonnen'], declined: null }],
  },
  'open-prediction': { kind: 'open-prediction', victory: VICTORIES.strongholds },
  'choose-losses': {
    kind: 'choose-losses',
    battle: 'b1',
    dial: 3,
    spice: 0,
    mixes: [{ forces: { count: 3, special: 0 }, full: { count: 3, special: 0 } }],
  },
  'keep-cards': { kind: 'keep-cards', battle: 'b1' },
  capture: { kind: 'capture', battle: 'b1', loser: 'fremen' },
  captive: { kind: 'captive', battle: 'b1', leader: 'stilgar', pays: 2 },
  'battle-done': { kind: 'battle-done', battle: 'b1' },
  'give-back': { kind: 'give-back', to: 'guild', count: 2, taken: ['h3', 'h4'] },
  'free-play': { kind: 'free-play' },
  'bring-reserves': {
    kind: 'bring-reserves',
    landings: [{ territory: 'the-great-flat', sector: sector(14), inStorm: true }],
    reserves: { count: 2, special: 1 },
    stormTakes: [0, 1, 1],
  },
  'see-plan': { kind: 'see-plan', battle: 'b1', targets: ['harkonnen', 'guild'] },
  'tell-truth': { kind: 'tell-truth', question: 1, by: 'harkonnen', words: 'Do you hold a lasgun?' },
  'check-own': { kind: 'check-own', matter: 'hand' },
  predict: { kind: 'predict' },
  'draw-own': { kind: 'draw-own', matter: 'traitors', from: 'cards', count: 4, keeps: 1 },
  'spread-forces': { kind: 'spread-forces', parts: [carthag], count: 10, special: 3 },
  'start-anywhere': { kind: 'start-anywhere', count: 1 },
  'setup-done': { kind: 'setup-done' },
  'choose-traitor': { kind: 'choose-traitor', dealt: ['stilgar', 'chani', 'jamis', 'otheym'] },
};

export const NOTICES: ByKind<Notice> = {
  'seat-taken': { kind: 'seat-taken', faction: 'guild', name: 'Edric' },
  'seat-freed': { kind: 'seat-freed', faction: 'emperor', name: 'Irulan' },
  'seat-renamed': { kind: 'seat-renamed', faction: 'atreides', was: 'Leto', name: 'Paul' },
  'seat-reissued': { kind: 'seat-reissued', faction: 'guild' },
  'seat-at-desk': { kind: 'seat-at-desk', faction: 'emperor', name: 'The desk' },
  'seat-moved': { kind: 'seat-moved', faction: 'harkonnen', name: 'Feyd' },
  'factions-swapped': {
    kind: 'factions-swapped',
    one: { faction: 'guild', name: 'Paul' },
    other: { faction: 'atreides', name: 'Edric' },
  },
  'swap-declined': {
    kind: 'swap-declined',
    by: { faction: 'emperor', name: 'Irulan' },
    asked: { faction: 'guild', name: 'Edric' },
  },
  'table-sealed': { kind: 'table-sealed' },
  'table-sealed-alone': { kind: 'table-sealed-alone' },
  'table-sealed-by-two': { kind: 'table-sealed-by-two', with: { faction: 'guild', name: 'Edric' } },
  'half-asked': { kind: 'half-asked', faction: 'guild', name: 'Edric' },
  'half-declined': { kind: 'half-declined', faction: 'guild', name: 'Edric' },
  'table-restored': { kind: 'table-restored' },
  'another-game': { kind: 'another-game', table: 'ACDEFH' },
  'everything-vacated': { kind: 'everything-vacated' },
  'desk-taken-by-host': { kind: 'desk-taken-by-host' },
  'desk-moved': { kind: 'desk-moved' },
  'desk-proposed': { kind: 'desk-proposed', faction: 'guild', name: 'Edric' },
  'desk-elected': { kind: 'desk-elected', faction: 'emperor', name: 'Irulan' },
  'desk-kept': { kind: 'desk-kept' },
  'desk-taken': { kind: 'desk-taken', faction: 'fremen', name: 'Chani' },
};

/** An explanation as it is read out. */
export const inSentences = ({ why, next }: Explanation): string => `${why} ${next}`;
