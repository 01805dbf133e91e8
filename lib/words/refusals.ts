import { assertNever } from '../core/assert-never.ts';
import type { EditionId } from '../model/editions.ts';
import type { Refusal } from '../model/refusals.ts';
import { nameOfCard } from './cards.ts';
import { because, inSentences, type Explanation } from './explanation.ts';
import { nameOfLeader, saySpecial, theFaction, theFactions } from './names.ts';
import { capital, duration, sayCards, counted, listed, sayForces } from './numbers.ts';
import { nameOfPhase } from './phases.ts';
import { explainSeatRefusal, type SeatRefusal } from './seat-refusals.ts';
import { nameOfPlace, theTerritory } from './territories.ts';

/** A refusal in two sentences: why, and what next. It says nothing that the one who is refused may not know. */
export function sayRefusal(refusal: Refusal | SeatRefusal, edition: EditionId = 'gf9-2019'): string {
  return inSentences(explainRefusal(refusal, edition));
}

/** A refusal in its two parts, for a page that sets them apart. */
export function explainRefusal(refusal: Refusal | SeatRefusal, edition: EditionId = 'gf9-2019'): Explanation {
  switch (refusal.code) {
    case 'stale-prompt':
      return because('This question is closed.', 'Your answer changed nothing. Look at what is asked now.');
    case 'not-an-answer':
      return because('This is none of the answers that are open to you.', 'Choose one of those on the page.');
    case 'nothing-to-withdraw':
      return because('No sealed answer of yours can be changed now.', 'What is asked of you stands on the page.');
    case 'not-yours':
      return because('This belongs to another seat.', 'Its owner can do it, or the moderator.');
    case 'moderator-only':
      return because('Only the moderator can do this.', 'Ask the moderator at the table.');
    case 'seats-only':
      return because('Only a seat can do this.', 'Do it on the phone of the faction.');
    case 'clock-only':
      return because('Only the clock closes this.', 'It closes for everyone at the same moment.');
    case 'already-open':
      return because('This table is open already.', 'Take a seat, or open another table.');
    case 'not-open':
      return because('This table is not open yet.', 'Wait for the host to open it.');
    case 'table-talks':
      return because(
        `${capital(listed(refusal.factions.map(theFaction)))} ${refusal.factions.length === 1 ? 'is' : 'are'} still talking.`,
        'It goes on when every hand is lowered.',
      );
    case 'table-paused':
      return because('The moderator holds the table.', 'It goes on when the pause is over.');
    case 'seat-still-has-time':
      return because(
        `${capital(theFaction(refusal.faction))} still has time to answer.`,
        `The desk answers for a seat that has been silent for ${duration(refusal.wait)}.`,
      );
    case 'bad-seating':
      return because('Two to six factions play, each on a circle of its own.', 'Change who sits where.');
    case 'phase-runs':
      return because(`The phase ${nameOfPhase(refusal.phase, edition)} is not over.`, 'Finish it, or take it back.');
    case 'game-is-won':
      return because('The game is won.', 'Correct what was counted wrong, or take a step back.');
    case 'no-such-phase':
      return because(
        `${nameOfPhase(refusal.phase, edition)} is no phase of its own in this edition.`,
        'Choose another phase.',
      );
    case 'too-few-to-ally':
      return because('Two factions cannot ally: both would win at once.', 'Play on without an alliance.');
    case 'pair-stays-allied':
      return because(
        `${capital(theFaction(refusal.one))} and ${theFaction(refusal.other)} are played by one person and stay allied.`,
        'There are no other alliances at this table.',
      );
    case 'swap-with-itself':
      return because('This seat has that faction already.', 'Choose another faction.');
    case 'too-late-to-swap':
      return because(
        'The game has begun at this table.',
        'Factions are swapped before the set-up begins. Open a new table, or play on as you are.',
      );
    case 'bad-pairs':
      return because('Two people play two factions each.', 'Seat four factions and say which two belong together.');
    case 'bad-choices':
      return because('These choices do not go together in this edition.', 'Change the options of the table.');
    case 'faction-not-in-play':
      return because(
        `${capital(theFaction(refusal.faction))} is not in play at this table.`,
        'Choose another faction.',
      );
    case 'no-such-place':
      return because(`The board has no ${nameOfPlace(refusal, edition)}.`, 'Choose another sector.');
    case 'number-out-of-range':
      return because(`The number must lie between ${refusal.from} and ${refusal.to}.`, 'Set another number.');
    case 'not-enough-special-forces':
      return because(
        `${capital(theFaction(refusal.faction))} has ${sayForces(refusal.count)} left for this${saySpecial(refusal)}.`,
        'Set numbers that both kinds of forces have left.',
      );
    case 'not-enough-forces':
      return because(
        `${capital(theFaction(refusal.faction))} has ${counted(refusal.have, 'force')} left for this.`,
        'Take forces away elsewhere first, or set a smaller number.',
      );
    case 'leader-not-in-play':
      return because(`${nameOfLeader(refusal.leader)} is not in play at this table.`, 'Choose another leader.');
    case 'leader-is-dead':
      return because(`${nameOfLeader(refusal.leader)} lies in the tanks.`, 'Set the leader alive first.');
    case 'no-leader-rests':
      return because('A leader brought back may fight at once at this table.', 'Nothing has to be noted.');
    case 'no-special-karama':
      return because(
        `${capital(theFaction(refusal.faction))} has no special Karama power that could be used up.`,
        'Choose another faction.',
      );
    case 'own-ally':
      return because('A faction is never its own ally.', 'Choose another faction.');
    case 'alliance-too-large':
      return because(
        `An alliance joins at most ${counted(refusal.limit, 'faction')} at this table.`,
        'Leave somebody out.',
      );
    case 'hand-too-large':
      return because(`This hand holds at most ${sayCards(refusal.limit)}.`, 'Take a card out first.');
    case 'too-many-traitors':
      return because(
        `At most ${counted(refusal.limit, 'leader')} can be in your pay.`,
        'Take one off the list before you add another.',
      );
    case 'own-leader-no-traitor':
      return because(
        `${nameOfLeader(refusal.leader)} is your own leader and cannot betray you.`,
        'Choose another leader.',
      );
    case 'duplicate-traitor':
      return because(`${nameOfLeader(refusal.leader)} is on the list already.`, 'Choose another leader.');
    case 'draws-no-storm-cards':
      return because(`${capital(theFaction(refusal.faction))} draws no storm cards.`, 'Ask who does.');
    case 'no-storm-cards':
      return because('Nobody at this table draws storm cards.', 'The wheels move the storm.');
    case 'no-storm-card':
      return because('No storm card lies face down.', 'The moderator can note that one does.');
    case 'does-not-predict':
      return because(
        `${capital(theFaction(refusal.faction))} foretells nothing at this table.`,
        'Only one faction predicts the winner.',
      );
    case 'predicts-itself':
      return because('A prediction names another faction.', 'Choose one of the others.');
    case 'captures-nobody':
      return because(
        `${capital(theFaction(refusal.faction))} captures no leaders at this table.`,
        'Harkonnen does, in the advanced game.',
      );
    case 'no-captive':
      return because(
        `${nameOfLeader(refusal.leader)} cannot be a captive.`,
        'A captive is somebody else’s, named once, and not dead for all to see.',
      );
    case 'leader-is-hidden':
      return because(
        `Nobody but captor and owner can tell where ${nameOfLeader(refusal.leader)} is.`,
        'Ask the captor to check its captured leaders.',
      );
    case 'no-kwisatz-haderach':
      return because('Nobody here can have the Kwisatz Haderach.', 'It belongs to Atreides in the advanced game.');
    case 'kwisatz-haderach-is-dead':
      return because('The Kwisatz Haderach is in the tanks.', 'Take it out of the tanks first.');
    case 'too-many-cards':
      return because(
        `The deck holds ${counted(refusal.limit, 'card')} of ${nameOfCard(refusal.card)}.`,
        'Take one of them out of the list.',
      );
    case 'kept-by-app':
      return because('Mentat shuffles and deals these itself.', 'The moderator can have them dealt anew.');
    case 'not-in-hand':
      return because(`You do not hold ${nameOfCard(refusal.card)}.`, 'Choose a card of your hand.');
    case 'card-not-there':
      return because(`${nameOfCard(refusal.card)} does not lie there.`, 'Choose one of the cards that do.');
    case 'too-few-cards':
      return because(
        `${capital(theFaction(refusal.faction))} holds ${sayCards(refusal.have)}.`,
        'Choose as many of them as go into another hand.',
      );
    case 'kept-on-cardboard':
      return because('These are on cardboard at this table.', 'Deal them by hand; owners enter them on their phones.');
    case 'deck-empty':
      return because('The deck is empty.', 'Return a hand to the deck, or deal fewer.');
    case 'already-dealt':
      return because('Everyone has been dealt to already.', 'Nothing more is to be dealt.');
    case 'battles-already-run':
      return because('The battles have begun already.', 'Fight them, or end them first.');
    case 'battles-not-running':
      return because('No battles are being fought.', 'Begin the battles first.');
    case 'no-battles':
      return because('No two factions share a territory where they could fight.', 'Check the forces on the map.');
    case 'battle-running':
      return because('A battle is being fought.', 'Finish it, or take it back first.');
    case 'storm-running':
      return because('The storm is being played.', 'Let it move first, or take it back.');
    case 'game-under-way':
      return because(
        'Something of this game is entered or played already.',
        'A set-up begins from an empty board. Open a new table, or play on from here.',
      );
    case 'storm-has-moved':
      return because(`The storm has moved in turn ${refusal.turn}.`, 'Set the next turn first.');
    case 'wheels-need-two':
      return because('Two different factions use the wheels.', 'Choose two, or nobody.');
    case 'no-advisors':
      return because(
        `${capital(theFactions(refusal.faction))} forces have one side only at this table.`,
        'Nothing has to be turned.',
      );
    case 'board-not-free':
      return because(
        'Your forces do not turn in this phase.',
        'They turn after the spice blow, until the battles begin.',
      );
    case 'nothing-to-flip':
      return because(
        `Nothing is to be turned in ${theTerritory(refusal.territory, edition)}.`,
        'Check the forces on the map.',
      );
    case 'alone-there':
      return because(
        `Nobody else stands in ${theTerritory(refusal.territory, edition)}.`,
        'Advisors live beside others; alone they are fighters.',
      );
    case 'ally-there':
      return because(
        `${capital(theFaction(refusal.ally))}, your ally, stands in ${theTerritory(refusal.territory, edition)}.`,
        'Beside an ally your forces stay advisors.',
      );
    case 'not-offered':
      return because('The rules of this table do not offer this now.', 'What is asked of you stands on the page.');
    case 'no-such-instruction':
      return because('This line has left the list.', 'Nothing more is to be done about it.');
    case 'no-such-point':
      return because(
        `The log holds no such point; its last is number ${refusal.last}.`,
        'Choose a point from the list.',
      );
    case 'window-not-over':
      return because('The time for answers is not over.', 'It closes for everyone at the same moment.');
    case 'hand-not-raised':
      return because('This hand is not raised.', 'Nothing holds the table back.');
    case 'seat-taken':
    case 'no-seat-free':
    case 'seat-free':
    case 'swap-gone':
    case 'pass-spent':
    case 'not-elected':
    case 'file-damaged':
    case 'file-too-new':
    case 'wrong-passphrase':
    case 'code-in-use':
    case 'invite-spent':
      return explainSeatRefusal(refusal);
    default:
      return assertNever(refusal);
  }
}
