import type { Brief } from '../messages/labels.ts';
import type { PiecesContract } from './contract.ts';

export const piecesBrief: Brief<PiecesContract> = {
  secrets: { spice: 'Is your spice right?', hand: 'Is your hand right?', traitors: 'Are your traitors right?' },
};
