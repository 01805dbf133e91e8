/** The text of `lib/windows.md`, from the code. */
import { capitalize, theAdvantage } from '#engine';
import {
  isByHouseRule,
  NEVER_ASKED,
  STRUCK_AT_ONCE,
  NOT_ASKED_IN_SHIPMENTS,
  WINDOW_MOMENTS,
  type ListedMoment,
} from './moments.ts';

export const windowsText = (): string => `# Windows

A window asks every seat at once, in the same words. It stays open for at least 4 seconds. It closes for all seats together at the first of its ticks (4, 8 and 12 seconds) at which every seat has an answer, at the latest when the table's time for windows is over. It never closes at the moment of an answer. A standing answer (“nothing from me this turn”) counts 1.5 to 4 seconds after the opening, at a new random time in each window. With fixed times, the default for two and three players, a window stays open for its whole time. The host can choose fixed times when the table opens, and the moderator can change them and the length during the game. Three other secret answers have the same floor of 4 seconds: claims of charity, a card in a secret auction, and, while the Guild has a turn to come, the first step of a turn of shipment and movement. During the floor the desk can answer for no seat. A window for traitors accepts answers from 5 seconds after its opening on, when the screen has turned both wheels. A window costs every seat time, so it opens only before a fact that cannot be undone: a random draw, a disclosure, a final answer. This is the complete list of the moments at which one opens, in the order of a turn. \`npx tsx test/windows/run.ts\` writes the list from the code that opens windows; the tests fail if the two differ, or if a window opens that is not listed.

| when | every seat is asked about | because after it |
| --- | --- | --- |
${WINDOW_MOMENTS.filter((moment) => !isByHouseRule(moment))
  .map(row)
  .join('\n')}

Tables with a house rule that lets a Karama cancel more powers have these windows, too:

| when | every seat is asked about | because after it |
| --- | --- | --- |
${WINDOW_MOMENTS.filter(isByHouseRule).map(row).join('\n')}

One window asks about all powers that can be cancelled at one moment. If cards cancel some of them, a second window asks about the rest, because the same hand may hold another card. In a storm a window asks about powers and a card together: the card is resolved first, and if it is played, the cards against a power stay in hand, unseen. A phase that begins with a window needs no pause before it. No window opens if it is public that every answer would be empty: all possible cards are discarded or out of the game, the power has no effect here, or the wall is down.

No window asks about these powers: ${NEVER_ASKED.map(theAdvantage).join(', ')}. Their effect can be undone, and a Karama may be played against each of them as long as that lasts. A shipment, a move, or an answer to one can be undone until something is done in the next turn of shipment and movement, and after the last such turn until the next phase begins, as long as the forces are still there. The announcement of battles can be undone until the first shipment or move; charity while claims are open; help with revivals until the ally has chosen its revivals; the income from a card while the card is on auction; the free choice of a turn until that turn begins. The look at the next storm card cannot be undone: a Karama cancels it during the storm, before that card is drawn. While a shipment on phones can be undone, no window asks about ${NOT_ASKED_IN_SHIPMENTS.map(theAdvantage).join(' and ')} in it, either. A Karama may be played at any time outside battles and the bidding against ${STRUCK_AT_ONCE.map(theAdvantage).join(' and ')}. It has its whole effect at once, so no window asks.
`;

const row = (moment: ListedMoment): string => `| ${moment.when} | ${asked(moment)} | ${moment.before} |`;

const asked = ({ name, powers }: ListedMoment): string =>
  powers.length === 0
    ? `${WHAT_CARD[name] ?? name} (every game)`
    : powers.map(({ power, games }) => `${capitalize(theAdvantage(power))} (${games.join(', ')})`).join('; ');

/** The names of windows that concern no power. */
const WHAT_CARD: Readonly<Record<string, string>> = {
  'weather-control': 'Weather Control',
  'family-atomics': 'Family Atomics',
  'traitor-call': 'A traitor',
};
