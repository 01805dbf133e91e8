/** The texts of the pages about ambushes. */
import type { EditionId } from '../../../../model/editions.ts';
import type { TreacheryTitle } from '../../../../model/treachery-cards.ts';
import { cardName, heldCardName } from '../../../../messages/cards.ts';
import { leaderName, theFaction } from '../../../../messages/names.ts';
import { capitalize } from '../../../../messages/numbers.ts';
import { theTerritory } from '../../../../messages/territories.ts';
import type { Ambush, AmbushResult, Hold, HoldKind, ShownAmbush } from '../contract.ts';

/** The texts of the page about a defense. */
export const DEFEND = {
  what: 'your defense',
  label: 'Your defense',
  none: 'No defense',
  missing: 'Choose a card or no defense.',
  before: 'Seal the answer',
  after: 'Seal the answer',
  clock: 'You are asked for the same time whatever you hold. No answer means no defense.',
  seen: 'the card that attacks',
  sealed: 'Your answer is sealed.',
  lead: 'It is shown when the time is over.',
  change: 'Change the answer',
} as const;

/** The texts of the two pages after an ambush. */
export const KEEP = { keep: 'Keep the card', discard: 'Discard the card' } as const;

/** What a worthless card forbids, as an answer. */
export const HOLD_ANSWERS: Readonly<Record<HoldKind, string>> = {
  shipping: 'No shipment next turn',
  moving: 'No move next turn',
};

/** The texts of the desk about holds. */
export const HOLD_ROWS = {
  title: 'What worthless cards forbid',
  'this-turn': 'this turn',
  'next-turn': 'next turn',
  none: 'nothing',
  shipping: 'to ship',
  moving: 'to move',
} as const;

/** The title above ambushes and holds. */
export const AMBUSHES_TITLE = 'Traps and attacks';

/** Returns the defense as its owner reads it: a card, or no defense. */
export const formatDefense = (card: TreacheryTitle | null): string => (card === null ? DEFEND.none : cardName(card));

/** Returns the line about the attacking card for those who may look at it: `The card is a Lasgun.` */
export const formatSeen = (card: TreacheryTitle | 'unknown' | null): string =>
  card === null ? 'No card attacks.' : `The card: ${heldCardName(card)}.`;

/** Returns the line about a hold: `Fremen may not ship forces in turn 4.` */
export const formatHold = ({ faction, hold, turn }: Hold): string =>
  `${capitalize(theFaction(faction))} may not ${FORBIDS[hold]} in turn ${turn}.`;

/** What a hold forbids, after `may not`. */
export const FORBIDS: Readonly<Record<HoldKind, string>> = {
  shipping: 'ship forces from reserve',
  moving: 'move forces on the board',
};

/** Returns the line about an ambush that is over: `Carthag: a trap with Crysknife killed Stilgar.` */
export function formatOver(over: Ambush & ShownAmbush, edition: EditionId): string {
  const { by, leader, territory, card, as, defense, result } = over;
  const attacker = by === 'trap' ? 'the trap' : 'Bene Tleilaxu';
  const played = card === null ? 'no card' : cardName(card);
  const counts = as === null ? '' : as === 'lasgun' ? ' as a lasgun' : ' as lasgun and shield';
  const against = defense === null ? '' : ` against ${cardName(defense)}`;
  if (leader === null)
    return `${capitalize(theTerritory(territory, edition))}: the trap was ${played}. No leader was ready.`;
  return `${capitalize(theTerritory(territory, edition))}: ${attacker} played ${played}${counts}${against}. ${leaderName(leader)} ${RESULTS[result]}`;
}

/** What became of the leader, at the end of a sentence. */
const RESULTS: Readonly<Record<AmbushResult, string>> = {
  killed: 'was killed.',
  weakened: 'was weakened.',
  lived: 'lives.',
  exploded: 'died, and everything there exploded.',
  nobody: 'was not there.',
};
