/** A table of Atreides, Harkonnen and the desk in the server's application layer, without HTTP. */
import { firstAnswer, nextDeadline, partsOf, view, type Actor, type FactionId, type Command } from '#engine';
import { must } from '#lib/core/assert-never.ts';
import type { Authority } from '../../server/application/authority.ts';
import { digestOf } from '../../server/application/credentials.ts';
import { handleCommand } from '../../server/application/handle-command.ts';
import type { Answer } from '../../server/application/refusals.ts';
import { takeSeat } from '../../server/application/seats.ts';
import type { Services } from '../../server/application/services.ts';
import { openTable } from '../../server/application/tables.ts';

const PLAYING: readonly FactionId[] = ['atreides', 'harkonnen'];

export interface Seats {
  readonly code: string;
  readonly credentials: ReadonlyMap<Actor, string>;
}

export async function seated(services: Services, windowTime = 8000): Promise<Seats> {
  const components = {
    treachery: 'cardboard',
    traitors: 'cardboard',
    stormCards: 'cardboard',
    spiceDeck: 'cardboard',
  } as const;
  const choices = { edition: 'gf9-2019', layer: 'basic', options: [], components, pairs: [], windowTime } as const;
  const opened = await openTable(services, choices, [
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 3 },
  ]);
  if (!opened.ok) throw new Error(opened.refusal.code);
  const credentials = new Map<Actor, string>([['moderator', digestOf(opened.moderatorToken)]]);
  for (const faction of PLAYING) {
    const taken = await takeSeat(services, opened.code, { faction, name: faction });
    if (taken.ok) credentials.set(faction, digestOf(taken.token));
  }
  return { code: opened.code, credentials };
}

/** Returns the seat or the desk that owns a caller's credential. */
export const authority = <Who extends Actor>({ code, credentials }: Seats, by: Who): Authority<Who> => ({
  code,
  by,
  credential: credentials.get(by) ?? 'nobody’s',
});

export const send = (services: Services, seats: Seats, by: Actor, id: string, command: Command): Promise<Answer> =>
  handleCommand(services, { ...authority(seats, by), id, command });

/** Sets up a battle for Arrakeen and answers every question until a window opens. */
export async function playToWindow(services: Services, seats: Seats): Promise<void> {
  let commands = 0;
  const sendOk = async (by: Actor, command: Command) => {
    const answer = await send(services, seats, by, `to-window-${(commands += 1)}`, command);
    if (!answer.ok) throw new Error(`${by} ${command.type}: ${answer.refusal.code}`);
  };
  const timeline = async () => must(await services.timelines.load(seats.code), 'table');

  for (const faction of PLAYING) {
    const place = must(partsOf('arrakeen')[0], 'Arrakeen');
    await sendOk('moderator', {
      type: 'CorrectFact',
      fact: { kind: 'forces', faction, count: 5, special: 0, ...place },
    });
  }
  await sendOk('moderator', { type: 'BeginBattles' });
  while (nextDeadline(await timeline()) === null) {
    for (const faction of PLAYING) {
      const seen = view(await timeline(), faction);
      const prompt = 'prompts' in seen ? seen.prompts.find(({ sealed }) => !sealed) : undefined;
      if (prompt === undefined) continue;
      await sendOk(faction, { type: 'Answer', prompt: prompt.id, value: firstAnswer(prompt.answers) });
      break;
    }
  }
}
