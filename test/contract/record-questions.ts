/**
 * `npx tsx test/contract/record-questions.ts [games]`: records logs that stop at every situation of `questions/kinds.ts`
 * and `questions/in-between.ts` which no recorded log stops at yet, and writes the index anew. What is recorded stays as
 * it is. Plays random games of the simulator's kind from fixed seeds (1500 of each edition and layer unless told), keeps
 * of each where every situation was met first, and takes the logs that meet most for their length. Fails where a
 * situation is met in no game: then it is not in reach, and the declaration has to say why, or more games are needed.
 */
import { recordAll } from './questions/recording.ts';

const games = Number(process.argv[2] ?? '1500');
const unmet = recordAll(games, (line) => console.error(line));
console.error(unmet.length === 0 ? 'every situation is recorded' : `never met:\n${unmet.join('\n')}`);
process.exitCode = unmet.length === 0 ? 0 : 1;
