import type { Brief } from '../../words/brief.ts';
import type { BeneGesseritContract } from './contract.ts';

export const beneGesseritBrief: Brief<BeneGesseritContract> = {
  secrets: { prediction: 'Is your prediction right?' },
};
