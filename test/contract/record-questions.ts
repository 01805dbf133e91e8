/**
 * `npx tsx test/contract/record-questions.ts [games]`: records logs that stop at every situation of
 * `questions/kinds.ts` and `questions/in-between.ts` which no recorded log stops at yet, and rewrites the index.
 * Recorded logs stay as they are. The program plays random games of the simulator's kind from fixed seeds, 1500 of each
 * edition and layer by default. It keeps the first game that meets each situation, and takes the logs that meet most
 * for their length. It fails if no game meets a situation. Then either the situation is unreachable, and the
 * declaration must say why, or it needs more games.
 */
import { recordAll } from './questions/recording.ts';

const games = Number(process.argv[2] ?? '1500');
const unmet = recordAll(games, (line) => console.error(line));
console.error(unmet.length === 0 ? 'every situation is recorded' : `never met:\n${unmet.join('\n')}`);
process.exitCode = unmet.length === 0 ? 0 : 1;
