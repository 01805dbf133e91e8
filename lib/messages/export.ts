import { explain, type Explanation } from './explanation.ts';
import { factionName } from './names.ts';
import type { NamedSeat } from './notices.ts';

/** As many signs as the server asks of a passphrase, or of half of one. */
export const MIN_PASSPHRASE_LENGTH = 8;

const atLeast = (what: string): string => `${what}, at least ${MIN_PASSPHRASE_LENGTH} signs`;

/** On the desk, where a table is sealed in a file. */
export const SEALING = {
  title: 'Save to a file',
  lead: 'One file holds the whole table, to go on with it on another laptop.',
  holds: 'The file tells everything.',
  holdsWhat:
    'Every hand, every traitor, the prediction, the decks and the whole log: anybody who opens it can read all of it. So two people think of its passphrase, half each, and nobody opens it alone.',
  ownHalf: atLeast('Your half'),
  other: 'Who thinks of the other half?',
  alone: 'I do it alone',
  aloneMeans: 'You alone can open every seat then, and Mentat tells everybody that you sealed the table alone.',
  whole: atLeast('Passphrase'),
  sealAlone: 'Seal it alone and download it',
  download: 'Download the sealed table',
  stop: 'Seal nothing',
  both: 'Both halves are there',
  bothLead: 'The file opens with your half and the other one. Each of you keeps your own; Mentat keeps neither.',
  done: 'The file is in this device’s downloads. It holds the table as it stood just now.',
  afterwards:
    'On the other laptop, open Mentat’s first page and choose “Restore a table”. The desk is on the device that does it. Phones come back by themselves if the laptop is reached by the same address; else give each seat a code from the desk. The table here goes on as it is.',
} as const;

export const formatAskForHalf = (name: string): string => `Ask ${name} for the other half`;
export const formatAskedTitle = (name: string): string => `${name} is asked for the other half`;
export const formatAskedLead = (name: string): string =>
  `It stands on ${name}’s phone now, for ten minutes. The file is made when ${name} has typed it.`;
/** Somebody who may be asked for a half. */
export const formatPartner = ({ name, faction }: NamedSeat, isHere: boolean): string =>
  `${name}, ${factionName(faction)}${isHere ? '' : ', away'}`;

/** On the phone that is asked for the other half. */
export const OTHER_HALF = {
  asked: 'The moderator seals the table in a file and asks you for half of its passphrase.',
  think: 'Think of a half',
  decline: 'Not me',
  title: 'Half of a passphrase',
  why: 'The file holds the whole table: every hand, your own too, every traitor and the prediction. It opens only with two halves, the moderator’s and yours.',
  keep: 'Remember yours and tell it to nobody. When the table goes on elsewhere, you type it there. Mentat tells everybody that you two have sealed the table.',
  field: atLeast('Your half'),
  give: 'Give my half',
} as const;

/** Where a table is restored from its file. */
export const RESTORING = {
  title: 'Restore a table',
  lead: 'From the file that its desk has sealed. It goes on here under the same code, and this device holds the desk.',
  file: 'The sealed file',
  whole: 'Passphrase',
  ofTheDesk: 'The half of the former moderator',
  ofTheOther: 'The half of the person asked on a phone',
  hostKey: 'The host’s key',
  restore: 'Restore the table',
  afterwards:
    'Phones come back by themselves if they reach this laptop by the same address; else the desk gives each seat a code. Codes and invitations that were open when the file was made are void, and so is the old desk here. A table that is here already is left as it is.',
} as const;

/** What is missing before anything is sent, and what the page itself can tell. */
export const SEALING_TROUBLES = {
  short: explain(
    `That is too short: at least ${MIN_PASSPHRASE_LENGTH} signs.`,
    'A few words that you can say again next week are best.',
  ),
  noPartner: explain('Nobody is chosen for the other half.', 'Choose somebody with a phone, or do it alone.'),
  noFile: explain('No file is chosen yet.', 'Its name begins with “mentat” and ends in “.table”.'),
  shortOnRestore: explain(
    `Each passphrase, and each half of one, has at least ${MIN_PASSPHRASE_LENGTH} signs.`,
    'It was thought of when the table was sealed.',
  ),
  notTheHost: explain(
    'A table is restored on the machine that runs Mentat.',
    'Open this page on that machine, or type the key that stands in the file host-key of its data folder.',
  ),
  wrongHostKey: explain(
    'This is not the key of this Mentat.',
    'It stands in the file host-key of its data folder: five groups of four signs.',
  ),
} as const satisfies Record<string, Explanation>;
