/** The screen's own words around the game. */
import {
  plural,
  capitalize,
  formatList,
  gameName,
  factionName,
  isLimited,
  theTerritory,
  type AlsoCounted,
  type EditionId,
  type FactionId,
  type Layer,
  type Sector,
} from '#client';

/** The heading above the factions. */
export const ORDER = 'Order of play, strongholds';
export const OUT_OF_GAME = 'out of the game';
export const NO_CIRCLE = 'No circle on the board';

/** A territory that counts like a stronghold: `Shield Wall counts from worm 4 on; 2 have come.` */
export function formatAlsoCounted({ territory, fromWorm, wormsCome }: AlsoCounted, edition: EditionId): string {
  const name = capitalize(theTerritory(territory, edition));
  return wormsCome >= fromWorm
    ? `${name} counts as a stronghold.`
    : `${name} counts from worm ${fromWorm} on; ${wormsCome} ${plural(wormsCome, { one: 'has', other: 'have' })} come.`;
}

/** The text at a table of the longer game of 1979. */
export const NO_ALLIANCES = 'No\u00a0alliances.';

/** The factions that have used the special power of a Karama, which each has once: `Special Karama used: Emperor.` */
export const formatKaramaUsed = (factions: readonly FactionId[]): string =>
  `Special Karama used: ${formatList(factions.map(factionName))}.`;

/** The texts before the game. */
export const LOBBY = {
  title: 'Take a seat.',
} as const;

/** The name of the code, for a screen reader. */
export const JOIN_QR = 'QR code to join the table';

/** Returns the game, and the number of seated players. */
export const formatSeated = (edition: EditionId, layer: Layer, seated: number, count: number): string =>
  `${gameName(edition, layer)}. ${seated} of ${count} seated.`;

/** Returns the title of the page, for a screen reader. */
export const formatTurnAndStorm = (turn: number, turnLimit: number, storm: Sector): string =>
  `${`Turn ${turn} ${formatOfTurns(turnLimit)}`.trim()}, storm in sector ${storm}`;

/** Returns the title at the beginning of a turn: `Turn 5`, and below it `of 10`. */
export const formatTurn = (turn: number): string => `Turn ${turn}`;
export const formatOfTurns = (turnLimit: number): string => (isLimited(turnLimit) ? `of ${turnLimit}` : '');

/** The name of the list of phases along the orbit. */
export const THE_TURN = 'The turn';

/** The texts without a table. */
export const SCREEN = {
  next: 'Look at the code once more, or open a table.',
  looking: 'Looking for the table',
  lost: 'The screen has lost the table and looks for it.',
} as const;

/** Returns the text for an unknown code. */
export const formatNoTable = (code: string): string => `No table has the code ${code}.`;

/** Returns the text with the code while the screen connects. */
export const formatCode = (code: string): string => `Code ${code}`;

/** The texts about the players that the table waits for, or about waiting for none. */
export const WAITING = {
  toBegin: 'The moderator begins it',
  nobody: 'Nobody is awaited',
  onBoard: 'Played on the board',
  playsOnBoard: 'The table plays on the board',
  held: 'The table waits',
  waitsFor: 'The table waits for',
} as const;

/** The name of the sign, for a screen reader. */
export const FIRST_PLAYER = 'first player';

/** Returns the label of the button for another address. */
export const formatUse = (address: string): string => `Use ${address}`;

/** Returns the text after a name, for readers who cannot see the colours. */
export const formatAlliedWith = (allies: readonly FactionId[]): string =>
  `, allied with ${formatList(allies.map(factionName))}`;
