/** The texts of the desk's actions for one seat. */
import { capitalize, formatCards, theFaction, factionPossessive, type FactionId } from '#client';

/** Texts about cards that another player takes. */
export const PASS_CARDS = {
  title: 'Taken by another',
  cards: 'Cards to take',
  who: 'Who takes them',
  choose: 'Choose a faction',
} as const;

/** Returns the text about the purpose of passing cards unseen. */
export const formatTakenUnseen = (from: FactionId): string =>
  `Cards taken unseen out of ${factionPossessive(from)} hand. Cards given by choice are given on ${factionPossessive(from)} phone.`;

/** Texts about cards, and about secrets that the owner may have entered wrongly. */
export const SEAT_PANEL = {
  nobody: 'Nobody plays this seat.',
  treachery: 'Treachery cards',
  cards: 'Cards to deal',
  returnHand: 'Return the hand unseen',
  returnMeans: 'Mentat shuffles a returned hand back into the deck without showing it, so that it can be dealt again.',
  wrong: 'Something of theirs is wrong',
} as const;

/** Returns the text about the player of the seat. */
export const formatPlays = (player: string): string => `${player} plays this seat.`;

/** Returns the label of the button that deals cards to a faction. */
export const formatDeal = (count: number, faction: FactionId): string =>
  `Deal ${formatCards(count)} to ${theFaction(faction)}`;

/** Returns the text about the effect of a question to the owner. */
export const formatAskMeans = (faction: FactionId): string =>
  `The question goes to ${factionPossessive(faction)} phone. You are not told the answer, and nothing waits for it.`;

/** Returns the label of the button that asks the owner to check one secret. */
export const formatAskToCheck = (secret: string): string => `Ask to check the ${secret}`;

/** The texts about the phone of a seat. */
export const SEAT_PHONE = {
  title: 'The phone',
  toPhone: 'Seat to a phone',
  toAnother: 'Seat to another phone',
  here: 'Play this seat here',
} as const;

/** Returns the label of the button that makes the player's phone vibrate once. */
export const formatNudge = (player: string): string => `Nudge ${player}`;

/** Returns the text about the effect of a new code. */
export const formatReissue = (player: string, faction: FactionId): string =>
  `For when ${player}’s phone is dead or gone. The new phone scans or types a code from here and holds ${factionPossessive(faction)} seat with everything it knows. Mentat tells the whole table as soon as it shows the code.`;

/** Returns the label of the button that shows the code of a seat. */
export const formatShowCodeFor = (faction: FactionId): string => `Show the code for ${factionPossessive(faction)} seat`;

/** Returns the text about a seat that the desk frees during a game. */
export const formatFreeToAsk = (player: string, faction: FactionId): string =>
  `${player}’s phone lets go of the seat, and Mentat tells the table. You then let in the new player of ${theFaction(faction)} here: everything the seat knows is there.`;

/** Returns the text about a seat that the desk frees before the game. */
export const formatFreeToScan = (player: string, faction: FactionId): string =>
  `${player}’s phone lets go of the seat, and Mentat tells the table. The next person who scans the table’s QR code can take ${theFaction(faction)}.`;

/** Returns the label of the button that frees a seat. */
export const formatFreeSeat = (faction: FactionId): string => `Free ${factionPossessive(faction)} seat`;

/** Returns the text about a seat that is on this device already. */
export const formatHeldHere = (faction: FactionId): string =>
  `This device holds ${factionPossessive(faction)} seat already. It opens behind a cover.`;

/** Returns the text about a seat that moves to this device, from a phone or from no phone. */
export const formatMovesHere = (faction: FactionId, player: string | null): string =>
  `${capitalize(theFaction(faction))} moves to this device${player === null ? '' : `, and ${player}’s phone lets go of it`}. Mentat tells the whole table. The seat opens behind a cover: hand the device to its player.`;

/** Returns the label of the button that opens a seat on this device. */
export const formatOpenHere = (faction: FactionId): string => `Open ${factionPossessive(faction)} seat here`;

/** Returns the label of the button with which a faction takes cards. */
export const formatTakes = (taker: FactionId, count: number): string =>
  `${capitalize(theFaction(taker))} takes ${formatCards(count)} unseen`;

/** Returns the text about a secret that its owner is already checking. */
export const formatAlreadyAsked = (secret: string): string => `${capitalize(secret)}: asked`;

/** Returns the label of the button with which the player leaves the seat. */
export const formatLeaves = (player: string): string => `${player} leaves`;
