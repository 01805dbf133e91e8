/** The texts for a device without the desk. The desk is on another device, or this device can take it. */
import { explainFailure } from '#client';

/** The texts for a device that can take the desk. */
export const ACCEPT_DESK = {
  title: 'Take over the desk?',
  act: 'Take over the desk',
  leave: 'Leave it where it is',
} as const;

/** Says what happens when a device takes the desk. */
export const formatTakeDesk = (code: string): string =>
  `You moderate table ${code} on this device from now on. The device that held the desk lets go of it.`;

/** The reason why a device has no desk. */
export type WhyNoDesk = 'not-here' | 'handed-over' | 'unknown-table' | 'unreadable-table' | 'deleted-table';

/** The title and the text for each reason why a device has no desk. */
export const WHY_NO_DESK: Record<WhyNoDesk, { readonly title: string; readonly lead: (code: string) => string }> = {
  'not-here': {
    title: 'The desk is on another device.',
    lead: (code) => `The moderator of table ${code} can hand it over with a QR code from their desk.`,
  },
  'handed-over': {
    title: 'Somebody else has the desk now.',
    lead: (code) =>
      `It was handed over, or the seats have chosen another moderator. Table ${code} goes on; to have the desk back, scan the QR code that it shows for this.`,
  },
  'unknown-table': {
    title: 'No table has this code.',
    lead: (code) => `Nobody here knows ${code}. Compare it with the signs on the shared screen.`,
  },
  'unreadable-table': {
    title: explainFailure('unreadable-table').why,
    lead: () => explainFailure('unreadable-table').next,
  },
  'deleted-table': {
    title: explainFailure('deleted-table').why,
    lead: () => explainFailure('deleted-table').next,
  },
};

/** The links to other pages. */
export const NO_DESK = {
  toTable: 'Go to the table',
  toFirstPage: 'Go to the first page',
} as const;
