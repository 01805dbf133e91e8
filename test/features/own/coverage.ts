/** In which runs of games its questions and events can be met. */
import type { EventCoverage } from '../../support/feature.ts';

export const events: EventCoverage<'own'> = {
  SecretDeclared: 'always',
};
