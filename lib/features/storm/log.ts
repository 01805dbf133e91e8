import { type Feature, notLogged } from '../../kernel/feature.ts';
import type { StormContract } from './contract.ts';

/** The log lines of the storm for each audience; `null` for no line. */
export const log: Feature<StormContract>['log'] = {
  StormBegan: ({ steeredBy, dialers }) => ({
    code: 'storm-began',
    dialers: steeredBy === 'wheels' ? dialers : null,
  }),
  StormDialsReset: ({ because, steeredBy, dialers }) => ({
    code: 'storm-dials-reset',
    because,
    dialers: steeredBy === 'wheels' ? dialers : null,
  }),
  WeatherResolved: ({ control }) => (control === null ? null : { code: 'weather-controlled', ...control }),
  WeatherAnswered: ({ answer }) => (answer === null ? null : { code: 'weather-answered', ...answer }),
  StormDialCommitted: ({ faction }) => ({ code: 'storm-dial-committed', faction }),
  StormDialWithdrawn: ({ faction }) => ({ code: 'storm-dial-withdrawn', faction }),
  StormDialsRevealed: ({ dials, sectors }) => ({ code: 'storm-dials-revealed', dials, sectors }),
  StormThrown: ({ sectors }) => ({ code: 'storm-thrown', sectors }),
  AtomicsResolved: ({ by }) => (by === null ? null : { code: 'shield-wall-destroyed', by }),
  StormMoved: ({ from, to, sectors, firstPlayer }) => ({ code: 'storm-moved', from, to, sectors, firstPlayer }),
  StormLossesChosen: notLogged,
  StormLossesReset: notLogged,
  StormEnded: notLogged,
};
