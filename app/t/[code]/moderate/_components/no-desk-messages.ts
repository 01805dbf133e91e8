/** The texts without a desk: it is on another device, or it can be taken. */
import { explainFailure } from '#client';

/** The desk can be taken. */
export const ACCEPT_DESK = {
  title: 'Take over the desk?',
  act: 'Take over the desk',
  leave: 'Leave it where it is',
} as const;

/** Says what happens when a device takes the desk. */
export const formatTakeDesk = (code: string): string =>
  `You moderate table ${code} on this device from now on. The device that held the desk lets go of it.`;

/** Why a device has no desk. */
export type WhyNoDesk = 'not-here' | 'handed-over' | 'unknown-table' | 'unreadable-table' | 'deleted-table';

/** The text in that case. */
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

/** The ways out. */
export const NO_DESK = {
  toTable: 'Go to the table',
  toFirstPage: 'Go to the first page',
} as const;
