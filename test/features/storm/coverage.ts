/** The kinds of random games that can reach the questions and events of this feature. */
import { byStormCard, inStorms, withSquadStorms, withMorePowers, withTwoWeatherControls } from '../../simulate/when.ts';
import type { EventCoverage, MetPrompts, MetRefusals } from '../../support/feature.ts';

export const events: EventCoverage<'storm'> = {
  StormBegan: inStorms,
  StormDialsReset: inStorms,
  WeatherResolved: inStorms,
  WeatherAnswered: withTwoWeatherControls,
  StormDialCommitted: inStorms,
  StormDialWithdrawn: inStorms,
  StormDialsRevealed: inStorms,
  StormThrown: withSquadStorms,
  StormLossesChosen: byStormCard,
  StormLossesReset: byStormCard,
  AtomicsResolved: inStorms,
  StormMoved: inStorms,
  StormEnded: inStorms,
};

export const prompts: MetPrompts<'storm'> = {
  'storm-dial': inStorms,
  'storm-losses': withMorePowers,
  'weather-control': inStorms,
  'family-atomics': inStorms,
};

export const refusals: MetRefusals<'storm'> = {
  'storm-has-moved': inStorms,
  'wheels-need-two': 'always',
};
