import { assertNever } from '../core/assert-never.ts';
import type { Audience } from '../model/audience.ts';
import type { EventOf, GameEvent } from '../model/events.ts';
import type { LogFact } from '../model/log.ts';
import type { GameState } from '../model/state.ts';
import { openElement, openPlan } from '../rules/face-up.ts';
import { ownerOf } from '../rules/captives.ts';
import { opponentIn, runningBattle } from '../rules/position.ts';

/**
 * What one audience may read of an event; `null` when it may not even know that something happened. `before` is the
 * position the event met, `after` the one it made.
 */
export function logFact(before: GameState, after: GameState, event: GameEvent, audience: Audience): LogFact | null {
  switch (event.type) {
    case 'TableOpened': {
      const { edition, layer, components } = event.choices;
      return { code: 'table-opened', edition, layer, components };
    }
    case 'FactCorrected':
      return { code: 'fact-corrected', fact: event.fact, was: event.was };
    case 'OwnFactEntered':
      return audience === event.faction ? { code: 'own-fact-entered', fact: event.fact } : null;
    case 'OwnerAsked':
      return { code: 'owner-asked', faction: event.faction, matter: event.matter };
    case 'OwnerChecked':
      return { code: 'owner-checked', faction: event.faction, matter: event.matter };
    case 'CardsDealt':
      return cardsDealt(event, audience);
    case 'DiscardsReshuffled':
      return { code: 'discards-reshuffled' };
    case 'HandReturned':
      return { code: 'hand-returned', faction: event.faction };
    case 'TraitorsDealt':
      return { code: 'traitors-dealt', faction: event.faction };
    case 'TraitorsChosen':
      return audience === event.faction
        ? { code: 'own-traitors', leaders: event.kept }
        : { code: 'traitors-chosen', faction: event.faction };
    case 'HandRaised':
      return { code: 'hand-raised', faction: event.faction };
    case 'HandLowered':
      return { code: 'hand-lowered', faction: event.faction, byModerator: event.by === 'moderator' };
    case 'TablePaused':
      return { code: 'table-paused' };
    case 'TableResumed':
      return { code: 'table-resumed' };
    case 'DefaultTaken':
      return { code: 'default-taken', faction: event.faction, to: event.to };
    case 'SetupBegan':
      return { code: 'setup-began' };
    case 'PredictionSealed':
      return audience === event.faction
        ? { code: 'own-prediction', prediction: event.prediction }
        : { code: 'prediction-sealed', faction: event.faction };
    case 'OwnDrawn':
      return { code: 'own-drawn', faction: event.faction, matter: event.matter };
    case 'StartingSpiceTaken':
      return { code: 'starting-spice', faction: event.faction, amount: event.spice };
    case 'ForcesPlaced': {
      const { faction, count, special, territory, sector, side } = event;
      return { code: 'forces-placed', faction, count, special, territory, sector, side };
    }
    case 'SetupEnded':
      return { code: 'setup-ended' };
    case 'StormBegan':
      return { code: 'storm-began', dialers: event.steeredBy === 'wheels' ? event.dialers : null };
    case 'StormDialsReset':
      return {
        code: 'storm-dials-reset',
        because: event.because,
        dialers: event.steeredBy === 'wheels' ? event.dialers : null,
      };
    case 'WeatherResolved':
      return event.control === null ? null : { code: 'weather-controlled', ...event.control };
    case 'StormDialCommitted':
      return { code: 'storm-dial-committed', faction: event.faction };
    case 'StormDialWithdrawn':
      return { code: 'storm-dial-withdrawn', faction: event.faction };
    case 'StormDialsRevealed':
      return { code: 'storm-dials-revealed', dials: event.dials, sectors: event.sectors };
    case 'StormCardRevealed':
      return { code: 'storm-card-revealed', by: event.by, card: event.card };
    case 'StormCardDrawn':
      return audience === event.faction && event.card !== 'untold'
        ? { code: 'own-storm-card', card: event.card }
        : { code: 'storm-card-drawn', faction: event.faction };
    case 'StormLossesChosen':
    case 'StormLossesReset':
      return null;
    case 'AtomicsResolved':
      return event.by === null ? null : { code: 'shield-wall-destroyed', by: event.by };
    case 'StormMoved': {
      const { from, to, sectors, firstPlayer } = event;
      return { code: 'storm-moved', from, to, sectors, firstPlayer };
    }
    case 'CardRemoved':
      return { code: 'card-removed', faction: event.faction, card: event.card.card };
    case 'PhaseBegan':
      return { code: 'phase-began', phase: event.phase };
    case 'TurnBegan':
      return { code: 'turn-began', turn: event.turn };
    case 'MentatPauseBegan':
      return { code: 'phase-began', phase: 'mentat-pause' };
    case 'BoardChecked':
      return event.says === 'right' ? null : { code: 'board-disputed', faction: event.faction, matter: event.says };
    case 'StrongholdsCounted':
      return { code: 'strongholds-counted', standings: event.standings };
    case 'PredictionAnswered':
      return event.foretold === null ? null : { code: 'prediction-opened', by: event.by, foretold: event.foretold };
    case 'GameWon':
      return { code: 'game-won', victory: event.victory };
    case 'VictoryReopened':
      return { code: 'victory-reopened' };
    case 'MentatPauseEnded':
      return { code: 'nobody-won', turn: before.turn };
    case 'BattlesBegan':
      return event.aggressors[0] === undefined ? null : { code: 'battles-began', first: event.aggressors[0] };
    case 'BattleChosen': {
      const { battle, aggressor, defender, territory, sectors } = event;
      return { code: 'battle-chosen', battle, aggressor, defender, territory, sectors };
    }
    case 'VoiceDeclined':
      return event.by === null ? null : { code: 'voice-declined', by: event.by };
    case 'VoiceUsed':
      return { code: 'voice-used', by: event.by, target: event.target, command: event.command };
    case 'PrescienceDeclined':
      return event.by === null ? null : { code: 'prescience-declined', by: event.by };
    case 'PrescienceUsed':
      return { code: 'prescience-used', by: event.by, target: event.target, element: event.element };
    case 'PlanLookDeclined':
      return { code: 'plan-look-declined', by: event.by };
    case 'PlanLookOrdered':
      return { code: 'plan-look-ordered', by: event.by, target: event.target };
    case 'PlanShown':
      return audience === event.faction || audience === event.to
        ? { code: 'plan-seen', faction: event.faction, to: event.to, plan: openPlan(event.plan) }
        : { code: 'plan-shown', faction: event.faction, to: event.to };
    case 'ElementShown':
      return elementShown(event, audience);
    case 'ActStands':
      return { code: 'act-stands', act: event.act };
    case 'ActCancelled':
      return { code: 'act-cancelled', act: event.act, by: event.by };
    case 'TruthAsked':
      return { code: 'truth-asked', by: event.by, of: event.of, words: event.words };
    case 'TruthTold':
      return truthTold(before, event);
    case 'PlayedAsKarama':
      return { code: 'played-as-karama', by: event.by, card: event.card.card, act: event.act };
    case 'LeaderAnnounced':
      return event.leaderless ? { code: 'no-leader-announced', faction: event.faction } : null;
    case 'NoLeaderProposed':
      return { code: 'no-leader-proposed', faction: event.faction };
    case 'NoLeaderAnswered':
      return noLeaderAnswered(before, event);
    case 'PlanCommitted':
      return { code: 'plan-committed', faction: event.faction };
    case 'PlanWithdrawn':
      return { code: 'plan-withdrawn', faction: event.faction, because: event.because };
    case 'PlansRevealed':
      return plansRevealed(before, event);
    case 'TreacheryResolved':
      return event.calls.length === 0 ? { code: 'no-treachery' } : { code: 'treachery-called', calls: event.calls };
    case 'BattleResolved':
      return { code: 'battle-resolved', outcome: event.outcome };
    case 'ForcesLost': {
      const { faction, count, special, territory, sector } = event;
      return { code: 'forces-lost', faction, count, special, territory, sector };
    }
    case 'SideShown': {
      const { faction, territory, side, because } = event;
      return { code: 'side-shown', faction, territory, side, because };
    }
    case 'LeaderKilled':
      return { code: 'leader-killed', leader: event.leader };
    case 'LeaderRevived':
      return { code: 'leader-revived', leader: event.leader, resting: event.resting };
    case 'ForcesRevived': {
      const { faction, count, special } = event;
      return { code: 'forces-revived', faction, count, special };
    }
    case 'CaptureDeclined':
      return { code: 'capture-declined', by: event.by };
    case 'LeaderCaptured':
    case 'CaptiveKilled': {
      const { captor, owner, leader } = event;
      const known = audience === captor || audience === owner ? leader : null;
      return event.type === 'LeaderCaptured'
        ? { code: 'leader-captured', captor, owner, leader: known }
        : { code: 'captive-killed', captor, owner, leader: known };
    }
    case 'CaptiveKept':
      return { code: 'captive-kept', captor: event.captor };
    case 'CaptivesReturned':
      return {
        code: 'captives-returned',
        captor: event.captor,
        count: event.leaders.length,
        because: event.because,
      };
    case 'KwisatzHaderachKilled':
      return { code: 'kwisatz-haderach-killed' };
    case 'SpiceMoved':
      return spiceMoved(event);
    case 'CardDiscarded':
      return { code: 'card-discarded', faction: event.faction, card: event.card.card };
    case 'CardsSettled':
      return event.fates.length === 0 ? null : { code: 'cards-settled', faction: event.faction, fates: event.fates };
    case 'BattleEnded':
      return battleVoid(before);
    case 'BattlesEnded':
      return { code: 'battles-ended', unfought: event.unfought };
    case 'TakenBack':
      return { code: 'taken-back', to: event.line, ownChanged: isOwnChanged(before, after, audience) };
    case 'SetupStepBegan':
    case 'SetupPartDone':
    case 'SpecialKaramaUsed':
    case 'StoodAside':
    case 'BoardCheckWithdrawn':
    case 'BoardAgreed':
    case 'AggressorDone':
    case 'WindowOpened':
    case 'WindowAnswered':
    case 'WindowAnswerWithdrawn':
    case 'WindowClosed':
    case 'PlansOpened':
    case 'LossesTaken':
    case 'StormEnded':
    case 'LeaderBound':
    case 'BattleDone':
    case 'AggressorsOrdered':
    case 'BattleReopened':
    case 'Instructed':
    case 'InstructionTicked':
    case 'InstructionsCleared':
    case 'EpochRaised':
      return null;
    default:
      return assertNever(event);
  }
}

/** Whether a faction should look at its own secrets again; nobody else is told. */
function isOwnChanged(before: GameState, after: GameState, audience: Audience): boolean {
  const secretsIn = ({ factions, leaders, prediction, kwisatzHaderach }: GameState) =>
    JSON.stringify([
      kwisatzHaderach?.of === audience ? kwisatzHaderach.losses : null,
      leaders.flatMap(({ leader, captor }) =>
        captor !== null && (captor === audience || ownerOf(leader) === audience) ? [leader] : [],
      ),
      prediction?.by === audience ? prediction.told : null,
      ...factions
        .filter((own) => own.faction === audience)
        .map(({ spice, hand, traitors }) => [spice, hand.map(({ card }) => card), traitors]),
    ]);
  return secretsIn(before) !== secretsIn(after);
}

const cardsDealt = ({ faction, cards }: EventOf<'CardsDealt'>, audience: Audience): LogFact =>
  audience === faction
    ? { code: 'own-cards-dealt', cards: cards.flatMap(({ card }) => (card === 'unknown' ? [] : [card])) }
    : { code: 'cards-dealt', faction, count: cards.length };

function truthTold({ truths }: GameState, { question, told }: EventOf<'TruthTold'>): LogFact | null {
  const asked = truths.find(({ id }) => id === question);
  return asked === undefined ? null : { code: 'truth-told', of: asked.of, words: asked.words, told };
}

/** All hear that an element was shown; what it was, only the two who were there. */
const elementShown = ({ faction, to, shown }: EventOf<'ElementShown'>, audience: Audience): LogFact =>
  audience === faction || audience === to
    ? { code: 'element-seen', faction, to, shown: openElement(shown) }
    : { code: 'element-shown', faction, to, element: shown.element };

/** The event names who asked; the log names who answered. */
function noLeaderAnswered(before: GameState, { faction, agreed }: EventOf<'NoLeaderAnswered'>): LogFact | null {
  const battle = runningBattle(before);
  return battle === null ? null : { code: 'no-leader-answered', faction: opponentIn(battle, faction), agreed };
}

/** A battle that ends without an outcome was ended by a correction; any other has said how it came out. */
function battleVoid(before: GameState): LogFact | null {
  const battle = runningBattle(before);
  if (battle === null || battle.outcome !== null) return null;
  return { code: 'battle-void', territory: battle.territory, sectors: battle.sectors };
}

function plansRevealed(before: GameState, event: EventOf<'PlansRevealed'>): LogFact | null {
  const battle = runningBattle(before);
  if (battle === null) return null;
  return {
    code: 'plans-revealed',
    aggressor: battle.aggressor.faction,
    defender: battle.defender.faction,
    plans: [openPlan(event.aggressor), openPlan(event.defender)],
  };
}

function spiceMoved({ from, to, amount }: EventOf<'SpiceMoved'>): LogFact | null {
  if (from === 'bank' && typeof to === 'string' && to !== 'bank') return { code: 'bounty-paid', faction: to, amount };
  if (to === 'bank' && typeof from === 'string' && from !== 'bank')
    return { code: 'support-paid', faction: from, amount };
  if (typeof from === 'object') return { code: 'spice-lost', territory: from.territory, sector: from.sector, amount };
  return null;
}
