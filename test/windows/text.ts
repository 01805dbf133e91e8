/** The text of `lib/windows.md`, from the code. */
import { capitalize, theAdvantage } from '#engine';
import { isByHouseRule, NEVER_ASKED, NOT_ASKED_IN_SHIPMENTS, WINDOW_MOMENTS, type ListedMoment } from './moments.ts';

export const windowsText = (): string => `# Windows

A window asks every seat at once, in the same words. It stays open for at least 4 seconds. It closes for all seats together at the first of its ticks (4, 8 and 12 seconds) at which every seat has an answer, at the latest when the table's time for questions is over. It never closes at the moment of an answer. A standing answer (“nothing from me this turn”) counts 1.5 to 4 seconds after the opening, with fresh chance each time. With fixed times, which two and three players begin with, a window stays open for all of its time. The host can choose them as the table opens, and the moderator can change both in mid-game. Three other secret answers have the same floor of 4 seconds: claims of charity, a card in a secret auction, and, while the Guild has a turn to come, the first step of a turn to ship and move. Until then the desk can answer for no seat. A window for traitors asks from 5 seconds after its opening on, when the screen has turned both wheels over. A window costs every seat time, so it opens only before something that nobody can undo: chance, a disclosure, an answer given for good. These are all the moments at which one opens, in the course of a turn. The list is written by \`npx tsx test/windows/run.ts\` from what the code says where it opens them; the tests fail where the two differ, and where a window opens that is not in it.

| when | everybody is asked about | because then |
| --- | --- | --- |
${WINDOW_MOMENTS.filter((moment) => !isByHouseRule(moment))
  .map(row)
  .join('\n')}

Tables with a house rule that lets a Karama stop more have these windows, too:

| when | everybody is asked about | because then |
| --- | --- | --- |
${WINDOW_MOMENTS.filter(isByHouseRule).map(row).join('\n')}

All that may be stopped at one moment is asked about in one window; where cards stop some of it, the rest is asked about once more, since the same hand may hold another card. In a storm that is asked together with a card: the card is heard first, and where it is played, whatever was laid down against a power stays in hand, unseen. A phase that begins with a window needs no pause before it. None opens where everybody can see that every answer would be empty: all cards that could be laid down lie discarded or are out of the game, the power does nothing here, the wall is down.

Nobody is asked about ${NEVER_ASKED.map(theAdvantage).join(', ')}: what it does can be undone, and a Karama may be played against it as long as that lasts. What is shipped or moved, and what answers that, can be undone until something is done in the next turn to ship and move, and after the last such turn until the next phase begins, as long as those who came still stand there; the announcement of battles until somebody ships or moves; charity while it is claimed; help with revivals until the ally has said who comes back; the income from a card while that is bid for; the free choice of a turn until that turn begins. The look at the next storm card cannot be undone: a Karama stops it while the storm lasts, before that card is drawn. Nor, as long as a shipment that is made on phones can be undone, about ${NOT_ASKED_IN_SHIPMENTS.map(theAdvantage).join(' and ')} in it.
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
  treachery: 'A traitor',
};
