/** What the shell of the desk says first. */
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

/** The moderator answers a vote. */
export const HERE = 'I am here';

/** The button that lets in a person who asks for a seat. */
export const formatLetIn = (name: string): string => `Let ${name} in`;

/** Over everything. */
export const DESK = 'Moderator’s desk';

/** Beside the phase. */
export const formatTurn = (turn: number): string => `Turn ${turn}`;

/** The code of the table, for a screen reader. */
export const formatShowCode = (code: string): string => `Show the QR code of table ${code}`;

/** Who holds the table. */
export const formatHeld = (held: string): string => `${held}.`;

/** The table was held because something is put right here. */
export const MENDING = 'Paused while you put things right.';

/** The table was held by the desk. */
export const GO_ON = 'Resume';

/** Hands that talk, lowered by the desk. */
export const formatLower = (hands: number): string =>
  plural(hands, { one: 'Lower the hand', other: 'Lower all hands' });

/** What the table waits for, while it is held. */
export function formatGoesOnWhen(hands: number, paused: boolean): string {
  const lowered = hands > 0 ? ['every hand is lowered'] : [];
  const until = paused ? [...lowered, 'you press Resume'] : lowered;
  return `Nothing goes on, and no time runs, until ${formatList(until)}.`;
}

/** Before the first word from it. */
export const formatTable = (code: string): string => `Table ${code}`;

/** Beneath the code. */
export const DESK_COMES = 'The desk is being laid.';

/** Head of the next step. */
export const formatTurnAndPhase = (turn: number, phase: PhaseId, edition: EditionId): string =>
  `Turn ${turn}: ${phaseName(phase, edition)}`;

/** A phase that waits for a word. */
export const formatBegin = (phase: PhaseId, edition: EditionId): string => `Begin: ${phaseName(phase, edition)}`;

/** The step itself: `Next: the storm`. */
export const formatNextStep = (next: TurnPhase, turn: number, edition: EditionId): string =>
  `Next: ${formatNext(next, turn, edition)}`;

/** Everybody is asked, until a clock has run out; it stands in the sentence. */
export const formatAllPhones = (time: string): string =>
  `All phones show the same question, and it closes for all in ${time}. Nothing is yours to do.`;
export const formatCloses = (time: string): string => `Everyone is asked. It closes for all in ${time}.`;

/** What stands while nobody owes anything, and what can always be done. */
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

/** What is done on the board, and told then. */
export const formatStepOn = (boardPhase: BoardPhase, components: Components): string =>
  `${formatOnBoard(boardPhase)} ${formatToldAfter(boardPhase, components, 'desk')} Press Next when that is done.`;

/** What Mentat plays, once the desk says so: `Next: Storm`. */
export const formatNextPhase = (phase: PhaseId, edition: EditionId): string => `Next: ${phaseName(phase, edition)}`;

/** A phase that was played to its end. */
export const formatDone = (phase: PhaseId, edition: EditionId): string => `${phaseName(phase, edition)} is done`;

/** The list at its side. */
export const OWED = {
  title: 'Waiting for',
  nobody: 'Nobody',
} as const;

/** What goes on there instead, by the title that stands over it. */
export const formatGoesOn = (title: string): string => `${title}.`;

/** How long something is owed. */
export const formatAsked = (time: number): string => `Asked ${formatDuration(time)} ago.`;

/** The seat may be answered for. */
export const HAD_TIME = 'You can answer for them now.';

/** Not yet. */
export const formatTimeLeft = (time: number): string => `You can answer for them in ${formatClock(time)}.`;

/** To the seat of this device. */
export const formatOwnSeat = (faction: FactionId): string => `${capitalize(factionPossessive(faction))} seat`;
