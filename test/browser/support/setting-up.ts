/** Plays from the opened laptop to the first battle: seats, secrets, and forces on the board. */
import type { Company } from './company.ts';
import type { Secrets } from './secrets.ts';

export const BATTLEFIELD = 'The Great Flat';
export const SIETCH = 'Sietch Tabr';
/** The time of a window. It is long enough for three phones on a busy machine. */
const WINDOW_SECONDS = 15;

export async function everybodySitsDown({ desk, screen, atreides, sisterhood, harkonnen }: Company): Promise<void> {
  const code = await desk.openTable(['atreides', 'bene-gesserit', 'harkonnen'], WINDOW_SECONDS);
  await screen.watch(code);
  await screen.shows('0 of 3 seated.');
  await atreides.join(code, 'Paul');
  await sisterhood.join(code, 'Jessica');
  await screen.shows('2 of 3 seated.');
  await harkonnen.join(code, 'Vladimir');
  await screen.showsHeading(/^Turn 1 of/);
  await desk.reads('Every seat is taken.');
  await desk.goToDesk();
}

/** The owners enter their holdings on their phones. Each holding is also recorded as a secret. */
export async function ownersTellTheirPhones(company: Company, secrets: Secrets): Promise<void> {
  const { desk, atreides, sisterhood, harkonnen } = company;
  await harkonnen.enterHand(['lasgun', 'chaumas', 'gom-jabbar', 'jubba-cloak']);
  await harkonnen.enterSpice(187);
  await harkonnen.enterTraitors(['alia', 'wanna-marcus', 'thufir-hawat']);
  for (const card of ['lasgun', 'chaumas', 'gom-jabbar', 'jubba-cloak'] as const) secrets.card('harkonnen', card);
  for (const leader of ['alia', 'wanna-marcus', 'thufir-hawat'] as const) secrets.traitor('harkonnen', leader);
  for (const amount of [187, 192]) secrets.spice('harkonnen', amount);

  // Its owner enters this card as unknown. The card turns out to be a crysknife when it is played.
  await atreides.enterHand(['shield', 'stunner', 'unknown']);
  await atreides.enterSpice(161);
  await atreides.enterTraitors(['umman-kudu']);
  for (const card of ['shield', 'stunner', 'crysknife'] as const) secrets.card('atreides', card);
  secrets.unknownCard('atreides');
  secrets.traitor('atreides', 'umman-kudu');
  secrets.spice('atreides', 161);

  await sisterhood.enterHand(['snooper', 'truthtrance', 'la-la-la']);
  await sisterhood.enterSpice(143);
  await sisterhood.enterTraitors(['captain-nefud']);
  for (const card of ['snooper', 'truthtrance', 'la-la-la'] as const) secrets.card('bene-gesserit', card);
  secrets.traitor('bene-gesserit', 'captain-nefud');
  secrets.spice('bene-gesserit', 143);

  await harkonnen.findsBeneath('what you hold', '187');
  await atreides.findsBeneath('what you hold', /Shield[^]*Stunner[^]*Unknown card/);
  await sisterhood.findsBeneath('what you hold', 'Captain Iakin Nefud');

  await desk.askToCheck('atreides', 'spice');
  await atreides.isAsked(/spice/);
  await atreides.press('It is right');
  await atreides.isAsked('The table waits for the moderator to begin.');
}

export async function thePositionIsEntered({ desk, screen }: Company): Promise<void> {
  await desk.openPosition();
  await desk.chooseFromList(BATTLEFIELD, 14);
  await desk.setNumber('Atreides forces', 9);
  await desk.setNumber('Harkonnen forces', 12);
  await desk.setNumber('Spice lying here', 6);
  await desk.pressOnMap(`${SIETCH}, sector 13`);
  await desk.setNumber('Bene Gesserit forces', 6);
  await desk.setNumber('Harkonnen forces', 7);
  await desk.openSheet('Turn and storm');
  await desk.setNumber('Turn, of 10', 4);
  await desk.setNumber('Storm, sector', 3);
  await desk.makeFirstPlayer('harkonnen');
  await desk.openSheet('Alliances');
  await desk.ally('atreides', 'bene-gesserit');
  await desk.setChanges(9);
  await desk.backToDesk();
  await screen.showsHeading('Turn 4 of 10, storm in sector 3');
  await desk.press('Begin the battles');
}
