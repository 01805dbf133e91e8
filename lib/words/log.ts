import { assertNever } from '../core/assert-never.ts';
import type { OpenPlan, OpenLeader, OpenElement, TreacheryCall } from '../model/battle.ts';
import type { EditionId } from '../model/editions.ts';
import type { FactionId } from '../model/factions.ts';
import type { OwnMatter } from '../model/facts.ts';
import type { LogFact } from '../model/log.ts';
import { theAct, theAdvantage } from './acts.ts';
import { nameOfCard, sayVoice } from './cards.ts';
import { sayCorrection, sayOwnFact } from './facts.ts';
import {
  nameOfEdition,
  nameOfLayer,
  nameOfLeader,
  nameOfMatter,
  saySpecial,
  theElement,
  theFaction,
  theFactions,
} from './names.ts';
import { capital, sayCards, counted, figure, sayForces, listed, saySpice } from './numbers.ts';
import { nameOfPhase } from './phases.ts';
import { awaitedTo } from './prompts.ts';
import { saySetupFact } from './setup.ts';
import { battleSum } from './sums.ts';
import { sayDials, saySectors } from './storm.ts';
import { nameOfTruth } from './truth.ts';
import { thePlace, theTerritory } from './territories.ts';
import { sayCount, sayHowWon, sayOff, winnersTitle } from './victory.ts';

/** One line of the log, in the past tense: `Atreides sealed a plan.` */
export function sayLogLine(fact: LogFact, edition: EditionId): string {
  return capital(sentenceOf(fact, edition));
}

function sentenceOf(fact: LogFact, edition: EditionId): string {
  switch (fact.code) {
    case 'table-opened':
      return `the table opened: ${nameOfEdition(fact.edition)}, ${nameOfLayer(fact.layer)}.`;
    case 'fact-corrected':
      return sayCorrection(fact.fact, fact.was, edition);
    case 'own-fact-entered':
      return sayOwnFact(fact.fact);
    case 'owner-asked':
      return `the moderator asked ${theFaction(fact.faction)} to check the ${nameOfMatter(fact.matter)}.`;
    case 'owner-checked':
      return `${theFaction(fact.faction)} checked the ${nameOfMatter(fact.matter)}.`;
    case 'cards-dealt':
      return `${sayCards(fact.count)} went to ${theFaction(fact.faction)}.`;
    case 'own-storm-card':
      return `you drew the next storm card: ${saySectors(fact.card)}.`;
    case 'own-cards-dealt':
      return `you were dealt ${listed(fact.cards.map(nameOfCard))}.`;
    case 'discards-reshuffled':
      return 'the discards were shuffled into a new deck.';
    case 'hand-returned':
      return `${theFactions(fact.faction)} hand was shuffled back into the deck, unseen.`;
    case 'traitors-dealt':
      return `traitors were dealt to ${theFaction(fact.faction)}.`;
    case 'traitors-chosen':
      return `${theFaction(fact.faction)} chose a traitor.`;
    case 'own-traitors':
      return fact.leaders.length === 0
        ? 'nobody is in your pay.'
        : `in your pay: ${listed(fact.leaders.map(nameOfLeader))}.`;
    case 'hand-raised':
      return `${theFaction(fact.faction)} is still talking.`;
    case 'hand-lowered':
      return fact.byModerator
        ? `the moderator lowered ${theFactions(fact.faction)} hand.`
        : `${theFaction(fact.faction)} has done talking.`;
    case 'table-paused':
      return 'the moderator paused the table.';
    case 'table-resumed':
      return 'the moderator let the table go on.';
    case 'default-taken':
      return `the moderator answered for ${theFaction(fact.faction)}, who had ${awaitedTo(fact.to)}.`;
    case 'storm-began':
      return fact.dialers === null
        ? 'the storm gathered; a storm card lies ready.'
        : `the storm gathered; ${listed(fact.dialers.map(theFaction))} dial it.`;
    case 'storm-dials-reset':
      return fact.dialers === null
        ? 'a correction touched the storm: its card moves it.'
        : `${fact.because === 'stopped' ? 'no card moves this storm' : 'a correction touched the storm'}: ${listed(fact.dialers.map(theFaction))} dial it.`;
    case 'storm-card-revealed':
      return `${theFaction(fact.by)} turned the storm card over: ${saySectors(fact.card)}.`;
    case 'storm-card-drawn':
      return `${theFaction(fact.faction)} drew the next storm card.`;
    case 'weather-controlled':
      return `${theFaction(fact.by)} played Weather Control: ${saySectors(fact.sectors)}.`;
    case 'storm-dial-committed':
      return `${theFaction(fact.faction)} sealed a wheel.`;
    case 'storm-dial-withdrawn':
      return `${theFaction(fact.faction)} opened its wheel again.`;
    case 'storm-dials-revealed':
      return `both wheels turned over: ${sayDials(fact.dials, fact.sectors)}`;
    case 'shield-wall-destroyed':
      return `${theFaction(fact.by)} played Family Atomics: the Shield Wall is destroyed.`;
    case 'storm-moved':
      return fact.sectors === 0
        ? `the storm stayed in sector ${fact.to}; ${theFaction(fact.firstPlayer)} is first player.`
        : `the storm moved ${saySectors(fact.sectors)}, to sector ${fact.to}; ${theFaction(fact.firstPlayer)} is first player.`;
    case 'card-removed':
      return `${nameOfCard(fact.card)} left the game.`;
    case 'phase-began':
      return `${nameOfPhase(fact.phase, edition)} began.`;
    case 'turn-began':
      return `turn ${fact.turn} began.`;
    case 'board-disputed':
      return sayOff(fact.faction, fact.matter);
    case 'strongholds-counted':
      return sayCount(fact.standings);
    case 'prediction-opened':
      return `${theFaction(fact.by)} opened its prediction: ${theFaction(fact.foretold)}, in this turn.`;
    case 'game-won':
      return `${winnersTitle(fact.victory)}. ${sayHowWon(fact.victory, edition)}`;
    case 'victory-reopened':
      return 'a correction touched the strongholds, so they are counted anew.';
    case 'nobody-won':
      return `nobody has won in turn ${fact.turn}.`;
    case 'battles-began':
      return `the battles began; ${theFaction(fact.first)} is the first aggressor.`;
    case 'battle-chosen':
      return `${theFaction(fact.aggressor)} chose ${theTerritory(fact.territory, edition)} as the next battle, against ${theFaction(fact.defender)}.`;
    case 'voice-declined':
      return `${theFaction(fact.by)} stayed silent.`;
    case 'voice-used':
      return `${theFaction(fact.by)} used the Voice on ${theFaction(fact.target)}: ${sayVoice(fact.command).toLowerCase()}`;
    case 'prescience-declined':
      return `${theFaction(fact.by)} looked away.`;
    case 'prescience-used':
      return `${theFaction(fact.by)} looked ahead, at ${theFactions(fact.target)} ${fact.element}.`;
    case 'element-shown':
      return `${theFaction(fact.faction)} showed ${theFaction(fact.to)} ${theElement(fact.element)}.`;
    case 'element-seen':
      return `${theFaction(fact.faction)} showed ${theFaction(fact.to)} ${theElement(fact.shown.element)}: ${sayShown(fact.shown)}.`;
    case 'plan-look-declined':
      return `${theFaction(fact.by)} looked at no plan.`;
    case 'plan-look-ordered':
      return `${theFaction(fact.by)} played a Karama to see ${theFactions(fact.target)} whole plan.`;
    case 'plan-shown':
      return `${theFaction(fact.to)} saw ${theFactions(fact.faction)} whole plan.`;
    case 'plan-seen':
      return `${theFaction(fact.to)} saw a whole plan: ${planOf(fact.faction, fact.plan)}.`;
    case 'act-stands':
      return `nobody interfered with ${theAct(fact.act)}.`;
    case 'act-cancelled':
      return `${theFaction(fact.by)} stopped ${theAct(fact.act)} with a Karama.`;
    case 'truth-asked':
      return `${theFaction(fact.by)} asked ${theFaction(fact.of)} “${fact.words}” under a Truthtrance.`;
    case 'truth-told':
      return `${theFaction(fact.of)} answered “${fact.words}”: ${nameOfTruth(fact.told).toLowerCase()}.`;
    case 'played-as-karama':
      return `${theFaction(fact.by)} played ${nameOfCard(fact.card)} as a Karama, against ${theAct(fact.act)}.`;
    case 'no-leader-announced':
      return `${theFaction(fact.faction)} announced that nobody leads.`;
    case 'no-leader-proposed':
      return `${theFaction(fact.faction)} asked to fight without a leader.`;
    case 'no-leader-answered':
      return `${theFaction(fact.faction)} ${fact.agreed ? 'agreed to it' : 'refused'}.`;
    case 'plan-committed':
      return `${theFaction(fact.faction)} sealed a plan.`;
    case 'plan-withdrawn':
      return WITHDRAWN[fact.because](fact.faction);
    case 'plans-revealed':
      return `${planOf(fact.aggressor, fact.plans[0])}; ${planOf(fact.defender, fact.plans[1])}.`;
    case 'treachery-called':
      return fact.calls.map(sayCall).join(' ');
    case 'no-treachery':
      return 'nobody called a traitor.';
    case 'battle-resolved':
      return battleSum(fact.outcome).closing;
    case 'forces-lost':
      return `${theFaction(fact.faction)} lost ${sayForces(fact.count)}${saySpecial(fact)} in ${thePlace(fact, edition)}.`;
    case 'setup-began':
    case 'prediction-sealed':
    case 'own-prediction':
    case 'own-drawn':
    case 'starting-spice':
    case 'forces-placed':
    case 'setup-ended':
      return saySetupFact(fact, edition);
    case 'side-shown':
      return sayFlip(fact, edition);
    case 'leader-killed':
      return `${nameOfLeader(fact.leader)} went to the tanks.`;
    case 'leader-revived':
      return `${nameOfLeader(fact.leader)} came back from the tanks${fact.resting ? ', to fight in the next battle phase' : ''}.`;
    case 'forces-revived':
      return `${sayForces(fact.count)}${saySpecial(fact)} of ${theFaction(fact.faction)} came back from the tanks to the reserves.`;
    case 'capture-declined':
      return `${theFaction(fact.by)} captured no leader.`;
    case 'leader-captured':
      return fact.leader === null
        ? `${theFaction(fact.captor)} captured one of ${theFactions(fact.owner)} leaders.`
        : `${theFaction(fact.captor)} captured ${nameOfLeader(fact.leader)} of ${theFaction(fact.owner)}.`;
    case 'captive-killed':
      return fact.leader === null
        ? `${theFaction(fact.captor)} put one of ${theFactions(fact.owner)} leaders face down into the tanks.`
        : `${theFaction(fact.captor)} put ${nameOfLeader(fact.leader)} of ${theFaction(fact.owner)} face down into the tanks.`;
    case 'captive-kept':
      return `${theFaction(fact.captor)} holds the captured leader.`;
    case 'captives-returned':
      return fact.because === 'used'
        ? `${theFaction(fact.captor)} gave the captured leader back after the battle.`
        : `${theFaction(fact.captor)} has no leader left: ${counted(fact.count, 'captured leader')} went home.`;
    case 'kwisatz-haderach-killed':
      return 'the Kwisatz Haderach went to the tanks.';
    case 'bounty-paid':
      return `${theFaction(fact.faction)} took ${saySpice(fact.amount)} from the bank.`;
    case 'support-paid':
      return `${theFaction(fact.faction)} paid ${saySpice(fact.amount)} to the bank for its forces.`;
    case 'spice-lost':
      return `${saySpice(fact.amount)} in ${thePlace(fact, edition)} was lost.`;
    case 'card-discarded':
      return `${theFaction(fact.faction)} discarded ${nameOfCard(fact.card)}.`;
    case 'cards-settled':
      return `${theFaction(fact.faction)} ${sayFates(fact.fates)}.`;
    case 'battle-void':
      return `nothing was left to fight in ${theTerritory(fact.territory, edition)}.`;
    case 'battles-ended':
      return fact.unfought === 0
        ? 'the battles were over.'
        : `the battles ended with ${counted(fact.unfought, 'battle')} unfought.`;
    case 'taken-back':
      return fact.ownChanged
        ? 'the table went back to an earlier point, and with it what you hold. Look at your hand, spice and traitors.'
        : 'the table went back to an earlier point. What was seen stays seen.';
    default:
      return assertNever(fact);
  }
}

/**
 * The same line as it may stand openly on its owner's phone: what happened, never what it was about. `null` where the
 * line tells no secret.
 */
export function sayLogLineCovered(fact: LogFact): string | null {
  switch (fact.code) {
    case 'own-fact-entered':
      return ENTERED[fact.fact.kind];
    case 'own-cards-dealt':
      return 'You were dealt cards.';
    case 'own-storm-card':
      return 'You drew the next storm card.';
    case 'own-traitors':
      return 'You learned who is in your pay.';
    case 'own-prediction':
      return 'You sealed your prediction.';
    case 'leader-captured':
    case 'captive-killed':
      return fact.leader === null ? null : capital(sentenceOf({ ...fact, leader: null }, 'gf9-2019'));
    case 'element-seen':
      return `${capital(theFaction(fact.faction))} showed ${theFaction(fact.to)} ${theElement(fact.shown.element)}.`;
    default:
      return null;
  }
}

const ENTERED: Record<OwnMatter, string> = {
  spice: 'You entered your spice.',
  hand: 'You entered your hand.',
  traitors: 'You entered who is in your pay.',
  prediction: 'You entered your prediction.',
  'storm-card': 'You entered your storm card.',
  'battle-losses': 'You entered your losses in battles.',
  captives: 'You entered which leaders you hold.',
};

/** What prescience was shown: `Chaumas`, `no weapon`, `5`, `nobody`. */
export function sayShown(shown: OpenElement): string {
  switch (shown.element) {
    case 'leader':
      return nameOfPlanLeader(shown.leader);
    case 'weapon':
    case 'defense':
      return shown.card === 'none' ? `no ${shown.element}` : nameOfCard(shown.card.card);
    case 'dial':
      return figure(shown.dial);
    default:
      return assertNever(shown);
  }
}

/** Who stands in the leader's place of a plan; `nobody` where none is. */
export function nameOfPlanLeader(leader: OpenLeader): string {
  if (leader === null) return 'nobody';
  return leader.kind === 'leader' ? nameOfLeader(leader.leader) : nameOfCard(leader.card);
}

const WITHDRAWN: Record<Extract<LogFact, { readonly code: 'plan-withdrawn' }>['because'], (who: FactionId) => string> =
  {
    'own-wish': (who) => `${theFaction(who)} opened its plan again.`,
    corrected: (who) => `${theFactions(who)} plan opened again, since a correction touched it.`,
    'other-seen': (who) => `${theFactions(who)} plan opened again, since the other plan was seen.`,
  };

function planOf(faction: FactionId, { dial, spice, leader, kwisatzHaderach, weapon, defense }: OpenPlan): string {
  const played = [weapon, defense].flatMap((card) => (card === null ? [] : [nameOfCard(card.card)]));
  const led = [nameOfPlanLeader(leader), ...(kwisatzHaderach ? ['the Kwisatz Haderach'] : [])];
  const laid = [...(spice === 0 ? [] : [saySpice(spice)]), ...led, ...played];
  return `${theFaction(faction)} turned over ${figure(dial)} with ${listed(laid)}`;
}

const sayCall = ({ caller, leader }: TreacheryCall): string =>
  `${capital(theFaction(caller))} called ${nameOfLeader(leader)} a traitor.`;

function sayFates(fates: Extract<LogFact, { readonly code: 'cards-settled' }>['fates']): string {
  const named = (fate: 'kept' | 'discarded') =>
    fates.filter((card) => card.fate === fate).map((card) => nameOfCard(card.card));
  const parts = [
    ...(named('kept').length === 0 ? [] : [`kept ${listed(named('kept'))}`]),
    ...(named('discarded').length === 0 ? [] : [`discarded ${listed(named('discarded'))}`]),
  ];
  return parts.length === 0 ? 'had no cards to keep' : listed(parts);
}

function sayFlip(
  { faction, territory, side, because }: Extract<LogFact, { readonly code: 'side-shown' }>,
  edition: EditionId,
): string {
  const where = theTerritory(territory, edition);
  const alone = because === 'alone' ? `Alone in ${where}, ` : '';
  return alone === ''
    ? `${theFactions(faction)} forces in ${where} are ${side} now.`
    : `${alone}${theFactions(faction)} forces become ${side}.`;
}
