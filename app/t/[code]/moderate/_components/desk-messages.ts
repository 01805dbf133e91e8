/** The texts that the shell of the desk needs first. */
import {
  type BoardPhase,
  plural,
  capitalize,
  formatClock,
  type Components,
  formatDuration,
  type EditionId,
  type FactionId,
  formatList,
  phaseName,
  type PhaseId,
  formatNext,
  formatOnBoard,
  formatToldAfter,
  factionPossessive,
  type TurnPhase,
} from '#client';

/** The label of the button with which the moderator answers a vote. */
export const HERE = 'I am here';

/** Returns the label of the button that lets in a person who asks for a seat. */
export const formatLetIn = (name: string): string => `Let ${name} in`;

/** The name of the page above everything. */
export const DESK = 'Moderator’s desk';

/** Returns the number of the turn, which is next to the phase. */
export const formatTurn = (turn: number): string => `Turn ${turn}`;

/** Returns the name of the button that shows the code of the table, for a screen reader. */
export const formatShowCode = (code: string): string => `Show the QR code of table ${code}`;

/** Returns the sentence that says who has paused the table. */
export const formatHeld = (held: string): string => `${held}.`;

/** The text while the table pauses during a correction at the desk. */
export const MENDING = 'Paused while you put things right.';

/** The label of the button that resumes a table that the desk has paused. */
export const GO_ON = 'Resume';

/** Returns the label of the button with which the desk lowers raised hands. */
export const formatLower = (hands: number): string =>
  plural(hands, { one: 'Lower the hand', other: 'Lower all hands' });

/** Returns the text that says what a paused table waits for. */
export function formatGoesOnWhen(hands: number, paused: boolean): string {
  const lowered = hands > 0 ? ['every hand is lowered'] : [];
  const until = paused ? [...lowered, 'you press Resume'] : lowered;
  return `Nothing goes on, and no time runs, until ${formatList(until)}.`;
}

/** Returns the title before the first frame. */
export const formatTable = (code: string): string => `Table ${code}`;

/** The text below the code before the first frame. */
export const DESK_COMES = 'The desk is being laid.';

/** Returns the heading above the next step. */
export const formatTurnAndPhase = (turn: number, phase: PhaseId, edition: EditionId): string =>
  `Turn ${turn}: ${phaseName(phase, edition)}`;

/** Returns the label of the button with which the desk begins a phase. */
export const formatBegin = (phase: PhaseId, edition: EditionId): string => `Begin: ${phaseName(phase, edition)}`;

/** Returns the name of the next step: `Next: the storm`. */
export const formatNextStep = (next: TurnPhase, turn: number, edition: EditionId): string =>
  `Next: ${formatNext(next, turn, edition)}`;

/** Returns the sentence about an open window. It contains the time until the window closes. */
export const formatAllPhones = (time: string): string =>
  `All phones show the same question, and it closes for all in ${time}. Nothing is yours to do.`;
export const formatCloses = (time: string): string => `Everyone is asked. It closes for all in ${time}.`;

/** The texts while no seat is awaited, and for the permanent actions. */
export const NOW = {
  handOver: 'Hand the desk over',
  takeAlong: 'Save to a file',
  tools: 'Correct what differs from the board; take back what went wrong.',
  position: 'Correct the board',
  takeBack: 'Take back',
  everyoneAsked: 'Everyone is asked',
  nothingBegun: 'Nothing has begun',
  beginOrTell: 'Begin a new game; or enter where things stand in one that you have played so far without Mentat.',
  playsWhenSaid: 'It begins when you say so. First correct anything that is wrong.',
  onBoard: 'The table plays on the board',
  nobodyOwes: 'Waiting for nobody',
  goesOn: 'The table goes on by itself.',
  stepOn: 'Press Next when the phase is done. Owners enter their own secrets on their phones.',
  beginReady: 'They begin when you say so.',
  stepOnWhenReady: 'Press Next when ready.',
  followsByItself: 'What comes next begins by itself in a moment.',
  pause: 'Pause the table',
} as const;

/** Returns the actions on the board, and the entries after these actions. */
export const formatStepOn = (boardPhase: BoardPhase, components: Components): string =>
  `${formatOnBoard(boardPhase)} ${formatToldAfter(boardPhase, components, 'desk')} Press Next when that is done.`;

/** Returns the step to a phase that Mentat plays: `Next: Storm`. */
export const formatNextPhase = (phase: PhaseId, edition: EditionId): string => `Next: ${phaseName(phase, edition)}`;

/** Returns the text about a phase that has ended. */
export const formatDone = (phase: PhaseId, edition: EditionId): string => `${phaseName(phase, edition)} is done`;

/** The texts of the list next to this panel. */
export const OWED = {
  title: 'Waiting for',
  nobody: 'Nobody',
} as const;

/** Returns the name of the present activity, by its title. */
export const formatGoesOn = (title: string): string => `${title}.`;

/** Returns the text that says how long a decision has been open. */
export const formatAsked = (time: number): string => `Asked ${formatDuration(time)} ago.`;

/** The text once the desk may answer for the seat. */
export const HAD_TIME = 'You can answer for them now.';

/** Returns the text while the desk may not answer for the seat yet. */
export const formatTimeLeft = (time: number): string => `You can answer for them in ${formatClock(time)}.`;

/** Returns the text of the link to the seat of this device. */
export const formatOwnSeat = (faction: FactionId): string => `${capitalize(factionPossessive(faction))} seat`;
