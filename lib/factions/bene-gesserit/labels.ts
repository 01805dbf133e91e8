import type { Labels } from '../../messages/labels.ts';
import type { BeneGesseritContract } from './contract.ts';

export const beneGesseritLabels: Labels<BeneGesseritContract> = {
  secrets: { prediction: 'Is your prediction right?' },
};
