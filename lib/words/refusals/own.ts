import type { Refusal } from '../../table/refusals.ts';
import { nameOfCard } from '../cards.ts';
import { because } from '../explanation.ts';
import { nameOfLeader, theFaction } from '../names.ts';
import { capital, counted, sayCards } from '../numbers.ts';
import type { Explanations } from './explanations.ts';

/** What nobody can enter about their own secrets. */
export const REFUSED_OF_ONES_OWN = {
  'hand-too-large': (refusal) =>
    because(`This hand holds at most ${sayCards(refusal.limit)}.`, 'Take a card out first.'),
  'too-many-cards': (refusal) =>
    because(
      `The deck holds ${counted(refusal.limit, 'card')} of ${nameOfCard(refusal.card)}.`,
      'Take one of them out of the list.',
    ),
  'too-many-traitors': (refusal) =>
    because(
      `At most ${counted(refusal.limit, 'leader')} can be in your pay.`,
      'Take one off the list before you add another.',
    ),
  'own-leader-no-traitor': (refusal) =>
    because(`${nameOfLeader(refusal.leader)} is your own leader and cannot betray you.`, 'Choose another leader.'),
  'duplicate-traitor': (refusal) =>
    because(`${nameOfLeader(refusal.leader)} is on the list already.`, 'Choose another leader.'),
  'draws-no-storm-cards': (refusal) =>
    because(`${capital(theFaction(refusal.faction))} draws no storm cards.`, 'Ask who does.'),
  'no-storm-card': () => because('No storm card lies face down.', 'The moderator can note that one does.'),
  'does-not-predict': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} foretells nothing at this table.`,
      'Only one faction predicts the winner.',
    ),
  'predicts-itself': () => because('A prediction names another faction.', 'Choose one of the others.'),
  'captures-nobody': (refusal) =>
    because(
      `${capital(theFaction(refusal.faction))} captures no leaders at this table.`,
      'Harkonnen does, in the advanced game.',
    ),
  'no-captive': (refusal) =>
    because(
      `${nameOfLeader(refusal.leader)} cannot be a captive.`,
      'A captive is somebody else’s, named once, and not dead for all to see.',
    ),
} satisfies Partial<Explanations<Refusal>>;
