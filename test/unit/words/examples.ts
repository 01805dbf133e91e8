/** One example of everything that words can be made from; each record is total, so a new code needs one too. */
import type { BattleOutcome } from '../../../lib/model/battle.ts';
import { sector } from '../../../lib/model/board.ts';
import type { PublicFact } from '../../../lib/model/facts.ts';
import type { Victory, VictoryHow } from '../../../lib/model/victory.ts';
import type { HandMove } from '../../../lib/model/instructions.ts';
import type { SecretName } from '../../../lib/model/knowledge.ts';
import type { LogFact } from '../../../lib/model/log.ts';
import type { PromptAsk, PromptKind } from '../../../lib/model/prompts.ts';
import type { Refusal } from '../../../lib/model/refusals.ts';
import type { Notice } from '../../../lib/words/notices.ts';
import type { SeatRefusal } from '../../../lib/words/refusals.ts';

type ByCode<Union extends { readonly code: string }> = {
  readonly [Code in Union['code']]: Extract<Union, { readonly code: Code }>;
};
type ByKind<Union extends { readonly kind: string }> = {
  readonly [Kind in Union['kind']]: Extract<Union, { readonly kind: Kind }>;
};

const carthag = { territory: 'carthag', sector: sector(10) } as const;
const voiceAct = {
  kind: 'voice',
  by: 'bene-gesserit',
  target: 'atreides',
  command: { play: false, kind: 'lasgun' },
} as const;
const crysknife = { slot: 'h1', card: 'crysknife' } as const;
const leads = (leader: 'stilgar' | 'feyd-rautha') => ({ kind: 'leader', leader }) as const;

export const FOUGHT: Extract<BattleOutcome, { readonly kind: 'fought' }> = {
  kind: 'fought',
  sides: [
    {
      faction: 'harkonnen',
      dial: 5,
      leader: leads('feyd-rautha'),
      leaderStrength: 6,
      leaderKilledBy: null,
      total: 11,
    },
    { faction: 'fremen', dial: 10, leader: leads('stilgar'), leaderStrength: 0, leaderKilledBy: 'chaumas', total: 10 },
  ],
  winner: 'harkonnen',
  loser: 'fremen',
  tie: false,
  bounty: 7,
};

export const OUTCOMES: ByKind<BattleOutcome> = {
  fought: FOUGHT,
  traitor: {
    kind: 'traitor',
    winner: 'atreides',
    loser: 'harkonnen',
    traitor: 'feyd-rautha',
    caller: 'atreides',
    bounty: 6,
  },
  'two-traitors': { kind: 'two-traitors', traitors: ['feyd-rautha', 'lady-jessica'] },
  explosion: { kind: 'explosion', lasgun: 'emperor', shield: 'guild', spiceLost: 3 },
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
  leader: { kind: 'leader', leader: 'stilgar', where: 'tanks', deaths: 1 },
  'leader-fought': { kind: 'leader-fought', leader: 'stilgar', territory: 'arrakeen' },
  alliance: { kind: 'alliance', members: ['atreides', 'fremen'] },
  phase: { kind: 'phase', phase: 'spice-blow' },
};

export const HAND_MOVES: ByKind<HandMove> = {
  'forces-to-tanks': { kind: 'forces-to-tanks', faction: 'harkonnen', count: 8, special: 0, ...carthag },
  'forces-from-tanks': { kind: 'forces-from-tanks', faction: 'harkonnen', count: 8, special: 0, ...carthag },
  'flip-forces': { kind: 'flip-forces', faction: 'bene-gesserit', territory: 'arrakeen', side: 'advisors' },
  'leader-to-tanks': { kind: 'leader-to-tanks', leader: 'stilgar' },
  'leader-from-tanks': { kind: 'leader-from-tanks', leader: 'stilgar' },
  'leader-stays': { kind: 'leader-stays', leader: 'stilgar', territory: 'habbanya-sietch' },
  'leader-home': { kind: 'leader-home', leader: 'stilgar' },
  'spice-from-bank': { kind: 'spice-from-bank', faction: 'fremen', amount: 6 },
  'spice-to-bank': { kind: 'spice-to-bank', faction: 'fremen', amount: 4 },
  'spice-off-board': { kind: 'spice-off-board', amount: 6, ...carthag },
  'spice-onto-board': { kind: 'spice-onto-board', amount: 6, ...carthag },
  'storm-to': { kind: 'storm-to', sectors: 5, from: sector(4), to: sector(9) },
  'storm-back': { kind: 'storm-back', sectors: 5, from: sector(9), to: sector(4) },
  'draw-storm-card': { kind: 'draw-storm-card' },
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
    how: { kind: 'prediction', foretold: 'harkonnen', instead: ['harkonnen', 'emperor'] },
  },
};

export const SECRETS: ByKind<SecretName> = {
  'hand-slot': { kind: 'hand-slot', of: 'harkonnen', slot: 'h2' },
  traitor: { kind: 'traitor', of: 'harkonnen', leader: 'stilgar' },
  'plan-element': { kind: 'plan-element', of: 'harkonnen', battle: 'b1', element: 'weapon', epoch: 1 },
  plan: { kind: 'plan', of: 'harkonnen', battle: 'b1', epoch: 1 },
  prediction: { kind: 'prediction', of: 'bene-gesserit' },
  'storm-card': { kind: 'storm-card', of: 'fremen', turn: 3 },
  'storm-dial': { kind: 'storm-dial', of: 'harkonnen', storm: 's1', epoch: 1 },
  deal: { kind: 'deal', of: 'harkonnen', what: 'cards' },
};

export const ASKS: { readonly [Kind in PromptKind]: Extract<PromptAsk, { readonly kind: Kind }> } = {
  'choose-battle': {
    kind: 'choose-battle',
    battles: [{ territory: 'carthag', sectors: [sector(10)], factions: ['atreides', 'harkonnen'] }],
  },
  voice: { kind: 'voice', battle: 'b1', target: 'atreides', onBehalfOf: 'bene-gesserit' },
  prescience: { kind: 'prescience', battle: 'b1', target: 'harkonnen', onBehalfOf: 'atreides' },
  'show-element': { kind: 'show-element', battle: 'b1', element: 'weapon', to: 'atreides' },
  'announce-no-leader': { kind: 'announce-no-leader', battle: 'b1' },
  'consent-no-leader': { kind: 'consent-no-leader', battle: 'b1', proposer: 'guild' },
  'battle-plan': {
    kind: 'battle-plan',
    battle: 'b1',
    opponent: 'emperor',
    fighting: { troops: { count: 9, special: 0 }, specialWorth: 1, needSpice: false },
    voice: null,
    shown: null,
    seen: null,
    mayProposeNoLeader: false,
  },
  interfere: { kind: 'interfere', battle: 'b1', act: voiceAct },
  treachery: { kind: 'treachery', battle: 'b1' },
  'storm-card': { kind: 'storm-card', storm: 's1', range: { from: 1, to: 6 } },
  'storm-losses': {
    kind: 'storm-losses',
    storm: 's1',
    stacks: [{ faction: 'fremen', count: 5, special: 1, territory: 'the-great-flat', sector: sector(15) }],
    due: [{ territory: 'the-great-flat', count: 3 }],
  },
  'storm-dial': { kind: 'storm-dial', storm: 's1', other: 'emperor', range: { from: 1, to: 3 } },
  'weather-control': { kind: 'weather-control', storm: 's1' },
  'family-atomics': { kind: 'family-atomics', storm: 's1', sectors: 4 },
  'check-board': { kind: 'check-board', turn: 4 },
  'open-prediction': { kind: 'open-prediction', victory: VICTORIES.strongholds },
  'choose-losses': {
    kind: 'choose-losses',
    battle: 'b1',
    dial: 3,
    spice: 0,
    mixes: [{ troops: { count: 3, special: 0 }, full: { count: 3, special: 0 } }],
  },
  'keep-cards': { kind: 'keep-cards', battle: 'b1' },
  'battle-done': { kind: 'battle-done', battle: 'b1' },
  'check-own': { kind: 'check-own', matter: 'hand' },
  'choose-traitor': { kind: 'choose-traitor', dealt: ['stilgar', 'chani', 'jamis', 'otheym'] },
};

export const REFUSALS: ByCode<Refusal | SeatRefusal> = {
  'stale-prompt': { code: 'stale-prompt' },
  'not-an-answer': { code: 'not-an-answer' },
  'nothing-to-withdraw': { code: 'nothing-to-withdraw' },
  'not-yours': { code: 'not-yours' },
  'moderator-only': { code: 'moderator-only' },
  'seats-only': { code: 'seats-only' },
  'clock-only': { code: 'clock-only' },
  'already-open': { code: 'already-open' },
  'not-open': { code: 'not-open' },
  'table-talks': { code: 'table-talks', factions: ['emperor', 'guild'] },
  'table-paused': { code: 'table-paused' },
  'seat-still-has-time': { code: 'seat-still-has-time', faction: 'guild', wait: 20_000 },
  'bad-seating': { code: 'bad-seating' },
  'too-few-to-ally': { code: 'too-few-to-ally' },
  'bad-choices': { code: 'bad-choices' },
  'faction-not-in-play': { code: 'faction-not-in-play', faction: 'guild' },
  'no-such-place': { code: 'no-such-place', territory: 'carthag', sector: sector(3) },
  'number-out-of-range': { code: 'number-out-of-range', from: 1, to: 10 },
  'not-enough-special-forces': { code: 'not-enough-special-forces', faction: 'fremen', count: 4, special: 1 },
  'not-enough-forces': { code: 'not-enough-forces', faction: 'emperor', have: 4 },
  'leader-not-in-play': { code: 'leader-not-in-play', leader: 'stilgar' },
  'leader-is-dead': { code: 'leader-is-dead', leader: 'stilgar' },
  'own-ally': { code: 'own-ally' },
  'alliance-too-large': { code: 'alliance-too-large', limit: 2 },
  'game-is-won': { code: 'game-is-won' },
  'phase-runs': { code: 'phase-runs', phase: 'battle' },
  'no-such-phase': { code: 'no-such-phase', phase: 'revival' },
  'hand-too-large': { code: 'hand-too-large', limit: 4 },
  'too-many-traitors': { code: 'too-many-traitors', limit: 1 },
  'own-leader-no-traitor': { code: 'own-leader-no-traitor', leader: 'stilgar' },
  'duplicate-traitor': { code: 'duplicate-traitor', leader: 'stilgar' },
  'draws-no-storm-cards': { code: 'draws-no-storm-cards', faction: 'guild' },
  'no-storm-cards': { code: 'no-storm-cards' },
  'no-storm-card': { code: 'no-storm-card' },
  'does-not-predict': { code: 'does-not-predict', faction: 'guild' },
  'predicts-itself': { code: 'predicts-itself' },
  'kept-by-app': { code: 'kept-by-app' },
  'kept-on-cardboard': { code: 'kept-on-cardboard' },
  'deck-empty': { code: 'deck-empty' },
  'already-dealt': { code: 'already-dealt' },
  'battles-already-run': { code: 'battles-already-run' },
  'battles-not-running': { code: 'battles-not-running' },
  'no-battles': { code: 'no-battles' },
  'battle-running': { code: 'battle-running' },
  'storm-running': { code: 'storm-running' },
  'storm-has-moved': { code: 'storm-has-moved', turn: 3 },
  'wheels-need-two': { code: 'wheels-need-two' },
  'no-advisors': { code: 'no-advisors', faction: 'guild' },
  'board-not-free': { code: 'board-not-free' },
  'nothing-to-flip': { code: 'nothing-to-flip', territory: 'arrakeen' },
  'alone-there': { code: 'alone-there', territory: 'arrakeen' },
  'ally-there': { code: 'ally-there', territory: 'arrakeen', ally: 'emperor' },
  'not-offered': { code: 'not-offered' },
  'no-such-instruction': { code: 'no-such-instruction' },
  'no-such-point': { code: 'no-such-point', last: 40 },
  'window-not-over': { code: 'window-not-over' },
  'hand-not-raised': { code: 'hand-not-raised' },
  'seat-taken': { code: 'seat-taken', faction: 'guild' },
  'seat-free': { code: 'seat-free', faction: 'harkonnen' },
  'pass-spent': { code: 'pass-spent' },
  'file-damaged': { code: 'file-damaged' },
  'file-too-new': { code: 'file-too-new' },
  'wrong-passphrase': { code: 'wrong-passphrase' },
  'code-in-use': { code: 'code-in-use', table: 'KR7M' },
  'not-elected': { code: 'not-elected', needed: 3 },
  'invite-spent': { code: 'invite-spent' },
};

export const LOG_FACTS: ByCode<LogFact> = {
  'table-opened': {
    code: 'table-opened',
    edition: 'gf9-2019',
    layer: 'basic',
    components: { treachery: 'app', traitors: 'cardboard', stormCards: 'cardboard' },
  },
  'fact-corrected': {
    code: 'fact-corrected',
    fact: PUBLIC_FACTS.storm,
    was: { kind: 'storm', sector: sector(9) },
  },
  'own-fact-entered': { code: 'own-fact-entered', fact: { kind: 'hand', cards: ['crysknife', 'unknown'] } },
  'owner-asked': { code: 'owner-asked', faction: 'emperor', matter: 'hand' },
  'owner-checked': { code: 'owner-checked', faction: 'emperor', matter: 'hand' },
  'cards-dealt': { code: 'cards-dealt', faction: 'emperor', count: 1 },
  'own-cards-dealt': { code: 'own-cards-dealt', cards: ['crysknife', 'shield'] },
  'discards-reshuffled': { code: 'discards-reshuffled' },
  'hand-returned': { code: 'hand-returned', faction: 'emperor' },
  'traitors-dealt': { code: 'traitors-dealt', faction: 'guild' },
  'traitors-chosen': { code: 'traitors-chosen', faction: 'guild' },
  'own-traitors': { code: 'own-traitors', leaders: ['stilgar'] },
  'table-paused': { code: 'table-paused' },
  'table-resumed': { code: 'table-resumed' },
  'hand-raised': { code: 'hand-raised', faction: 'emperor' },
  'hand-lowered': { code: 'hand-lowered', faction: 'emperor', byModerator: true },
  'default-taken': { code: 'default-taken', faction: 'emperor', to: 'battle-plan' },
  'storm-began': { code: 'storm-began', dialers: ['atreides', 'emperor'] },
  'storm-dials-reset': { code: 'storm-dials-reset', dialers: ['atreides', 'emperor'] },
  'weather-controlled': { code: 'weather-controlled', by: 'guild', sectors: 7 },
  'storm-dial-committed': { code: 'storm-dial-committed', faction: 'emperor' },
  'storm-dial-withdrawn': { code: 'storm-dial-withdrawn', faction: 'emperor' },
  'storm-card-revealed': { code: 'storm-card-revealed', by: 'fremen', card: 4 },
  'storm-card-drawn': { code: 'storm-card-drawn', faction: 'fremen' },
  'own-storm-card': { code: 'own-storm-card', card: 2 },
  'storm-dials-revealed': {
    code: 'storm-dials-revealed',
    dials: [
      { faction: 'atreides', dial: 2 },
      { faction: 'emperor', dial: 3 },
    ],
    sectors: 5,
  },
  'shield-wall-destroyed': { code: 'shield-wall-destroyed', by: 'fremen' },
  'storm-moved': { code: 'storm-moved', from: sector(4), to: sector(9), sectors: 5, firstPlayer: 'atreides' },
  'card-removed': { code: 'card-removed', faction: 'fremen', card: 'family-atomics' },
  'phase-began': { code: 'phase-began', phase: 'bidding' },
  'turn-began': { code: 'turn-began', turn: 5 },
  'board-disputed': { code: 'board-disputed', faction: 'harkonnen', matter: 'tanks' },
  'strongholds-counted': {
    code: 'strongholds-counted',
    standings: [
      { members: ['harkonnen'], strongholds: ['carthag', 'tueks-sietch'], needed: 3 },
      { members: ['emperor', 'fremen'], strongholds: [], needed: 4 },
    ],
  },
  'prediction-opened': { code: 'prediction-opened', by: 'bene-gesserit', foretold: 'harkonnen' },
  'game-won': { code: 'game-won', victory: VICTORIES.strongholds },
  'victory-reopened': { code: 'victory-reopened' },
  'nobody-won': { code: 'nobody-won', turn: 4 },
  'battles-began': { code: 'battles-began', first: 'emperor' },
  'battle-chosen': {
    code: 'battle-chosen',
    battle: 'b1',
    aggressor: 'atreides',
    defender: 'emperor',
    territory: 'carthag',
    sectors: [sector(10)],
  },
  'voice-declined': { code: 'voice-declined', by: 'bene-gesserit' },
  'voice-used': { code: 'voice-used', by: voiceAct.by, target: voiceAct.target, command: voiceAct.command },
  'prescience-declined': { code: 'prescience-declined', by: 'atreides' },
  'prescience-used': { code: 'prescience-used', by: 'atreides', target: 'emperor', element: 'dial' },
  'element-shown': { code: 'element-shown', faction: 'harkonnen', to: 'atreides', element: 'weapon' },
  'element-seen': {
    code: 'element-seen',
    faction: 'harkonnen',
    to: 'atreides',
    shown: { element: 'weapon', card: crysknife },
  },
  'act-stands': { code: 'act-stands', act: voiceAct },
  'act-cancelled': { code: 'act-cancelled', act: voiceAct, by: 'emperor' },
  'no-leader-announced': { code: 'no-leader-announced', faction: 'emperor' },
  'no-leader-proposed': { code: 'no-leader-proposed', faction: 'emperor' },
  'no-leader-answered': { code: 'no-leader-answered', faction: 'emperor', agreed: false },
  'plan-committed': { code: 'plan-committed', faction: 'atreides' },
  'plan-withdrawn': { code: 'plan-withdrawn', faction: 'atreides', because: 'corrected' },
  'plans-revealed': {
    code: 'plans-revealed',
    aggressor: 'fremen',
    defender: 'harkonnen',
    plans: [
      { dial: 6, spice: 0, leader: leads('stilgar'), kwisatzHaderach: false, weapon: crysknife, defense: null },
      { dial: 0, spice: 0, leader: null, kwisatzHaderach: false, weapon: null, defense: null },
    ],
  },
  'treachery-called': {
    code: 'treachery-called',
    calls: [{ caller: 'emperor', victim: 'harkonnen', leader: 'feyd-rautha' }],
  },
  'no-treachery': { code: 'no-treachery' },
  'battle-resolved': { code: 'battle-resolved', outcome: FOUGHT },
  'forces-lost': { code: 'forces-lost', faction: 'emperor', count: 4, territory: 'red-chasm', sector: sector(6) },
  'side-shown': {
    code: 'side-shown',
    faction: 'bene-gesserit',
    territory: 'arrakeen',
    side: 'fighters',
    because: 'alone',
  },
  'leader-killed': { code: 'leader-killed', leader: 'stilgar' },
  'bounty-paid': { code: 'bounty-paid', faction: 'emperor', amount: 7 },
  'spice-lost': { code: 'spice-lost', amount: 3, ...carthag },
  'card-discarded': { code: 'card-discarded', faction: 'emperor', card: 'shield' },
  'cards-settled': {
    code: 'cards-settled',
    faction: 'emperor',
    fates: [
      { card: 'crysknife', fate: 'kept' },
      { card: 'shield', fate: 'discarded' },
    ],
  },
  'battle-void': { code: 'battle-void', territory: 'carthag', sectors: [sector(10)] },
  'battles-ended': { code: 'battles-ended', unfought: 1 },
  'taken-back': { code: 'taken-back', to: 12, ownChanged: false },
};

export const NOTICES: ByKind<Notice> = {
  'seat-taken': { kind: 'seat-taken', faction: 'guild', name: 'Edric' },
  'seat-freed': { kind: 'seat-freed', faction: 'emperor', name: 'Irulan' },
  'seat-renamed': { kind: 'seat-renamed', faction: 'atreides', was: 'Leto', name: 'Paul' },
  'seat-reissued': { kind: 'seat-reissued', faction: 'guild' },
  'seat-at-desk': { kind: 'seat-at-desk', faction: 'emperor', name: 'The desk' },
  'seat-moved': { kind: 'seat-moved', faction: 'harkonnen', name: 'Feyd' },
  'table-restored': { kind: 'table-restored' },
  'desk-moved': { kind: 'desk-moved' },
  'desk-proposed': { kind: 'desk-proposed', faction: 'guild', name: 'Edric' },
  'desk-elected': { kind: 'desk-elected', faction: 'emperor', name: 'Irulan' },
  'desk-taken': { kind: 'desk-taken', faction: 'fremen', name: 'Chani' },
};
