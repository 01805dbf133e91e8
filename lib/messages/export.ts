import { explain, type Explanation } from './explanation.ts';
import { factionName } from './names.ts';
import type { NamedSeat } from './notices.ts';

/** The least length (characters) of a passphrase, or of half a passphrase. The server checks it too. */
export const MIN_PASSPHRASE_LENGTH = 8;

const atLeast = (what: string): string => `${what}, at least ${MIN_PASSPHRASE_LENGTH} characters`;

/** The texts at the desk for sealing a table in a file. */
export const SEALING = {
  title: 'Save to a file',
  lead: 'One file holds the whole table, to go on with it on another laptop.',
  holds: 'The file contains everything.',
  holdsWhat:
    'It contains every hand, every traitor, the prediction, the decks and the whole log. Anybody who opens it can read all of this. So two people choose its passphrase, half each, and neither can open it alone.',
  ownHalf: atLeast('Your half'),
  other: 'Who chooses the other half?',
  alone: 'I do it alone',
  aloneMeans: 'Then you can open every seat alone. Mentat tells everybody that you sealed the table alone.',
  whole: atLeast('Passphrase'),
  sealAlone: 'Seal it alone and download it',
  download: 'Download the sealed table',
  stop: 'Seal nothing',
  both: 'The file is ready',
  bothLead: 'The file opens with your half and the other one. Each of you keeps your own; Mentat keeps neither.',
  done: 'The file is in this device’s downloads. It contains the table of this moment.',
  afterwards:
    'On the other laptop, open Mentat’s first page and choose “Restore a table”. The device that restores it is the desk. Phones reconnect automatically if the new laptop has the same address. Otherwise give each seat a code from the desk. The table on this laptop stays as it is.',
} as const;

/** Returns the label of the button that asks a player for the other half. */
export const formatAskForHalf = (name: string): string => `Ask ${name} for the other half`;
/** Returns the title of the page that waits for the other half. */
export const formatAskedTitle = (name: string): string => `${name} is asked for the other half`;
/** Returns the explanation on that page. */
export const formatAskedLead = (name: string): string =>
  `The question is on ${name}’s phone for ten minutes. Mentat makes the file when ${name} has typed a half.`;
/** Returns a player who may be asked for a half: `Paul, Atreides`. */
export const formatPartner = ({ name, faction }: NamedSeat, isHere: boolean): string =>
  `${name}, ${factionName(faction)}${isHere ? '' : ', away'}`;

/** The texts on the phone that is asked for the other half. */
export const OTHER_HALF = {
  asked: 'The moderator seals the table in a file and asks you for half of its passphrase.',
  think: 'Choose a half',
  decline: 'I do not want to',
  title: 'Half of a passphrase',
  why: 'The file contains the whole table: every hand including yours, every traitor and the prediction. It opens only with two halves, the moderator’s and yours.',
  keep: 'Remember your half and keep it secret. You type it when the table is restored. Mentat tells everybody that you two have sealed the table.',
  field: atLeast('Your half'),
  give: 'Give my half',
} as const;

/** The texts of the page that restores a table from its file. */
export const RESTORING = {
  title: 'Restore a table',
  lead: 'Restore a table from its sealed file. The table has the same code here, and this device is the desk.',
  file: 'The sealed file',
  whole: 'Passphrase',
  ofTheDesk: 'The half of the former moderator',
  ofTheOther: 'The half of the person asked on a phone',
  hostKey: 'The host’s key',
  restore: 'Restore the table',
  afterwards:
    'Phones reconnect automatically if this laptop has the same address. Otherwise give each seat a code from the desk. Codes and invitations from before the file was made no longer work, and neither does the old desk. If the table is here already, nothing changes.',
} as const;

/** The errors that the page finds before it sends a file. */
export const SEALING_TROUBLES = {
  short: explain(
    `That is too short: at least ${MIN_PASSPHRASE_LENGTH} characters.`,
    'Use a few words that you can remember next week.',
  ),
  noPartner: explain(
    'You have not chosen a person for the other half.',
    'Choose a player with a phone, or do it alone.',
  ),
  noFile: explain('No file is chosen yet.', 'Its name begins with “mentat” and ends in “.table”.'),
  shortOnRestore: explain(
    `Each passphrase, and each half of one, has at least ${MIN_PASSPHRASE_LENGTH} characters.`,
    'You chose it when you sealed the table.',
  ),
  notTheHost: explain(
    'A table is restored on the machine that runs Mentat.',
    'Open this page on that machine, or type the key from the file host-key in its data folder.',
  ),
  wrongHostKey: explain(
    'This is not the key of this Mentat.',
    'The key is in the file host-key in its data folder: five groups of four characters.',
  ),
} as const satisfies Record<string, Explanation>;
