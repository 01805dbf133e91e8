import type { Brief } from '../../messages/labels.ts';
import type { BeneGesseritContract } from './contract.ts';

export const beneGesseritBrief: Brief<BeneGesseritContract> = {
  secrets: { prediction: 'Is your prediction right?' },
};
