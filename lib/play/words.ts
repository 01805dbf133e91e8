import type { ChecksTold } from '../activities/checks/contract.ts';
import type { SwapTold } from '../activities/swap/contract.ts';
import type { TalkingTold } from '../activities/talking/contract.ts';
import type { TruthTold } from '../cards/truthtrance/contract.ts';
import { assertNever } from '../core/assert-never.ts';
import type { EditionId } from '../table/editions.ts';
import type { KaramaTold, OfMachine } from '../table/machine.ts';
import { awaitedTo } from '../saying/awaited.ts';
import { sayCorrection } from '../saying/facts.ts';
import { nameOfEdition, nameOfLayer, nameOfSecret, theFaction, theFactions } from '../words/names.ts';
import { sayOwnFact } from '../saying/own-facts.ts';
import { nameOfTruth } from '../cards/truthtrance/words.ts';

/** What a way back is called wherever it is told. */
export const TAKEN_BACK = 'the moderator took the table back';

/** What is told of the table itself: opened, swapped, entered and corrected, asked, talked over, taken back. */
type TableTold = Exclude<OfMachine<'told'>, KaramaTold> | SwapTold | ChecksTold | TalkingTold | TruthTold;

/** A line of the log, its first letter small. */
export function sayTableLine(fact: TableTold, edition: EditionId): string {
  switch (fact.code) {
    case 'table-opened':
      return `the table opened: ${nameOfEdition(fact.edition)}, ${nameOfLayer(fact.layer)}.`;
    case 'factions-swapped':
      return `${theFaction(fact.one)} and ${theFaction(fact.other)} were swapped: each is played where the other was.`;
    case 'fact-corrected':
      return sayCorrection(fact.fact, fact.was, edition);
    case 'own-fact-entered':
      return sayOwnFact(fact.fact);
    case 'owner-asked':
      return `the moderator asked ${theFaction(fact.faction)} to check the ${nameOfSecret(fact.matter)}.`;
    case 'owner-checked':
      return `${theFaction(fact.faction)} checked the ${nameOfSecret(fact.matter)}.`;
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
    case 'truth-asked':
      return `${theFaction(fact.by)} asked ${theFaction(fact.of)} “${fact.words}” under a Truthtrance.`;
    case 'truth-told':
      return `${theFaction(fact.of)} answered “${fact.words}”: ${nameOfTruth(fact.told).toLowerCase()}.`;
    case 'taken-back':
      return fact.ownChanged
        ? `${TAKEN_BACK}, and with it what is yours alone. Look at all of it again.`
        : `${TAKEN_BACK}. What was seen stays seen.`;
    default:
      return assertNever(fact);
  }
}
