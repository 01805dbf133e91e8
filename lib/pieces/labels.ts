import type { Labels } from '../messages/labels.ts';
import type { PiecesContract } from './contract.ts';

export const piecesLabels: Labels<PiecesContract> = {
  secrets: { spice: 'Is your spice right?', hand: 'Is your hand right?', traitors: 'Are your traitors right?' },
};
