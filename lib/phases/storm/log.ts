import { assertNever } from '../../core/assert-never.ts';
import type { Audience } from '../../table/audience.ts';
import type { StormTold } from './contract.ts';
import type { StormEvent } from './evolve.ts';

/** What one audience may read of an event of the storm; `null` when it may not even know that something happened. */
export function tellStorm(event: StormEvent, audience: Audience): StormTold | null {
  switch (event.type) {
    case 'StormBegan':
      return { code: 'storm-began', dialers: event.steeredBy === 'wheels' ? event.dialers : null };
    case 'StormDialsReset':
      return {
        code: 'storm-dials-reset',
        because: event.because,
        dialers: event.steeredBy === 'wheels' ? event.dialers : null,
      };
    case 'WeatherResolved':
      return event.control === null ? null : { code: 'weather-controlled', ...event.control };
    case 'StormDialCommitted':
      return { code: 'storm-dial-committed', faction: event.faction };
    case 'StormDialWithdrawn':
      return { code: 'storm-dial-withdrawn', faction: event.faction };
    case 'StormDialsRevealed':
      return { code: 'storm-dials-revealed', dials: event.dials, sectors: event.sectors };
    case 'StormCardRevealed':
      return { code: 'storm-card-revealed', by: event.by, card: event.card };
    case 'StormCardDrawn':
      return audience === event.faction && event.card !== 'untold'
        ? { code: 'own-storm-card', card: event.card }
        : { code: 'storm-card-drawn', faction: event.faction };
    case 'AtomicsResolved':
      return event.by === null ? null : { code: 'shield-wall-destroyed', by: event.by };
    case 'StormMoved': {
      const { from, to, sectors, firstPlayer } = event;
      return { code: 'storm-moved', from, to, sectors, firstPlayer };
    }
    case 'StormLossesChosen':
    case 'StormLossesReset':
    case 'StormEnded':
      return null;
    default:
      return assertNever(event);
  }
}
