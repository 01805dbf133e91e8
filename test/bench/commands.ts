import type { Cost } from './battles.ts';
import type { CommandFigures } from './report.ts';
import { meanOf, spreadOf } from './spread.ts';

/** The cost of commands, layer by layer. */
export function commandsOf(costs: readonly Cost[]): CommandFigures {
  const whole = costs.map(({ decide, append, views }) => decide + append + views);
  return {
    commands: costs.length,
    commandsPerSecond: Math.round(1_000_000 / meanOf(whole)),
    microsecondsPerCommand: {
      decide: spreadOf(costs.map(({ decide }) => decide)),
      append: spreadOf(costs.map(({ append }) => append)),
      views: spreadOf(costs.map(({ views }) => views)),
      whole: spreadOf(whole),
    },
  };
}
