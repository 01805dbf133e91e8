import type { Refusal } from '../../table/refusals.ts';
import { because } from '../explanation.ts';
import { nameOfLeader, saySpecial, theFaction } from '../names.ts';
import { capital, counted, sayForces } from '../numbers.ts';
import { nameOfPhase } from '../phases.ts';
import { nameOfPlace } from '../territories.ts';
import type { Explanations } from './explanations.ts';

/** Public facts that cannot be so, whoever sets them. */
export const REFUSED_CORRECTIONS = {
  'no-such-phase': (refusal, edition) =>
    because(`${nameOfPhase(refusal.phase, edition)} is no phase of its own in this edition.`, 'Choose another phase.'),
  'no-such-place': (refusal, edition) =>
    because(`The board has no ${nameOfPlace(refusal, edition)}.`, 'Choose another sector.'),
  'number-out-of-range': (refusal) =>
    because(`The number must lie between ${refusal.from} and ${refusal.to}.`, 'Set another number.'),
  'not-enough-special-forces': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} has ${sayForces(refusal.count)} left for this${saySpecial(refusal)}.`,
      'Set numbers that both kinds of forces have left.',
    ),
  'not-enough-forces': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} has ${counted(refusal.have, 'force')} left for this.`,
      'Take forces away elsewhere first, or set a smaller number.',
    ),
  'wheels-need-two': () => because('Two different factions use the wheels.', 'Choose two, or nobody.'),
  'leader-not-in-play': (refusal) =>
    because(`${nameOfLeader(refusal.leader)} is not in play at this table.`, 'Choose another leader.'),
  'leader-is-dead': (refusal) =>
    because(`${nameOfLeader(refusal.leader)} lies in the tanks.`, 'Set the leader alive first.'),
  'leader-is-hidden': (refusal) =>
    because(
      `Nobody but captor and owner can tell where ${nameOfLeader(refusal.leader)} is.`,
      'Ask the captor to check its captured leaders.',
    ),
  'no-leader-rests': () =>
    because('A leader brought back may fight at once at this table.', 'Nothing has to be noted.'),
  'no-special-karama': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} has no special Karama power that could be used up.`,
      'Choose another faction.',
    ),
  'no-kwisatz-haderach': () =>
    because('Nobody here can have the Kwisatz Haderach.', 'It belongs to Atreides in the advanced game.'),
  'kwisatz-haderach-is-dead': () => because('The Kwisatz Haderach is in the tanks.', 'Take it out of the tanks first.'),
  'no-storm-cards': () => because('Nobody at this table draws storm cards.', 'The wheels move the storm.'),
  'own-ally': () => because('A faction is never its own ally.', 'Choose another faction.'),
  'alliance-too-large': (refusal) =>
    because(`An alliance joins at most ${counted(refusal.limit, 'faction')} at this table.`, 'Leave somebody out.'),
  'too-few-to-ally': () => because('Two factions cannot ally: both would win at once.', 'Play on without an alliance.'),
  'pair-stays-allied': (refusal) =>
    because(
      `${capital(theFaction(refusal.one))} and ${theFaction(refusal.other)} are played by one person and stay allied.`,
      'There are no other alliances at this table.',
    ),
} satisfies Partial<Explanations<Refusal>>;
