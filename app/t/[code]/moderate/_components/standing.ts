import { isStillToBegin, formatReady, waitsToBegin, type TableView } from '#client';
import { NOW, formatDone, formatNextPhase, formatStepOn } from './desk-messages.ts';

/** The desk's texts for a table without an open question, if no feature has a text. */
export interface Standing {
  readonly title: string;
  readonly lead: string;
}

/** Returns the state of the table: in play on the board in a phase that Mentat does not play, or over. */
export function standing(table: TableView): Standing {
  const { running, boardPhase, followsSoon, phase, phaseOrder, choices } = table;
  if (waitsToBegin(table)) return { title: NOW.nothingBegun, lead: NOW.beginOrTell };
  if (isStillToBegin(table)) return { title: formatNextPhase(phase, choices.edition), lead: NOW.playsWhenSaid };
  if (running !== null) return { title: NOW.nobodyOwes, lead: NOW.goesOn };
  const ready = formatReady(table);
  if (ready !== null) return { title: ready, lead: NOW.beginReady };
  if (boardPhase !== null) return { title: NOW.onBoard, lead: formatStepOn(boardPhase, choices.components) };
  if (!phaseOrder.includes(phase)) return { title: NOW.onBoard, lead: NOW.stepOn };
  return {
    title: formatDone(phase, choices.edition),
    lead: followsSoon === null ? NOW.stepOnWhenReady : NOW.followsByItself,
  };
}
