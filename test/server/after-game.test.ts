/** After the game: the chronicle, opened records, and another game with the same seats. */
import { describe, expect, test } from 'vitest';
import { sector, type Command, type PublicFact } from '#engine';
import { freshTables, told } from '../support/fresh-tables.ts';
import { act, deviceAt, errorCode, eventually, tokenOf } from '../support/server.ts';

const at = freshTables();

const held = (territory: 'arrakeen' | 'carthag' | 'sietch-tabr' | 'tueks-sietch', of: number): PublicFact => ({
  kind: 'forces',
  faction: 'harkonnen',
  territory,
  sector: sector(of),
  count: 2,
  special: 0,
});

/** Harkonnen holds four strongholds at the end of the turn. */
async function finish(): Promise<void> {
  const { moderatorToken } = at.table;
  const facts: readonly PublicFact[] = [
    held('arrakeen', 9),
    held('carthag', 10),
    held('sietch-tabr', 13),
    held('tueks-sietch', 4),
    { kind: 'turn', turn: 5 },
    { kind: 'phase', phase: 'collection' },
  ];
  const does = async (command: Command) => {
    const answer = await act(at.url, moderatorToken, command);
    if (!answer.ok) throw new Error(`${command.type} was refused: ${answer.refusal.code}`);
  };
  for (const fact of facts) await does({ type: 'CorrectFact', fact });
  for (const to of ['collection', 'mentat-pause'] as const) await does({ type: 'NextPhase', to });
  await does({ type: 'EndPhase', phase: 'mentat-pause' });
}

describe('the chronicle', () => {
  test('is null during the game, and is the same for every audience afterwards', async () => {
    const { code } = at.table;
    expect(await at.anyone().game.chronicle.query({ code })).toEqual({ chronicle: null });
    expect(await at.seat('atreides').game.chronicle.query()).toEqual({ chronicle: null });
    await finish();
    const shown = await at.anyone().game.chronicle.query({ code });
    expect(shown.chronicle?.lines.map(({ fact }) => fact.code)).toEqual(['strongholds-counted', 'game-won']);
    expect(await at.seat('atreides').game.chronicle.query()).toEqual(shown);
    expect(await at.desk().game.chronicle.query()).toEqual(shown);
  });

  test('gives a seat its own answer times, and no other device any', async () => {
    expect(await at.seat('atreides').game.tells.query()).toEqual({ tells: null });
    await finish();
    const none = { answers: 0, median: null };
    expect(await at.seat('atreides').game.tells.query()).toEqual({ tells: { couldPlay: none, couldOnlyPass: none } });
    expect(await errorCode(at.desk().game.tells.query())).toBe('UNAUTHORIZED');
    expect(await errorCode(at.anyone().game.tells.query())).toBe('UNAUTHORIZED');
  });

  test('shows a record once its owner opens it, and nothing of the other seat', async () => {
    const screen = await at.hear({ code: at.table.code });
    const spice = (faction: 'atreides' | 'harkonnen', amount: number) =>
      act(at.url, tokenOf(at.table, faction), { type: 'DeclareSecret', fact: { kind: 'spice', spice: amount } });
    await spice('atreides', 17);
    await spice('harkonnen', 23);
    await finish();
    await act(at.url, tokenOf(at.table, 'atreides'), { type: 'OpenRecord' });
    await eventually(() => screen.heard.some(({ event }) => event === 'change' || event === 'frame'));
    const { view } = await at.anyone().game.view.query({ code: at.table.code });
    expect(view.table.openedRecords).toMatchObject([{ faction: 'atreides', spice: [{ spice: 17 }] }]);
    expect(JSON.stringify(view)).not.toContain('"spice":23');
  });
});

describe('another game', () => {
  test('has the same seats and choices, and every device at the old table receives its code', async () => {
    const screen = await at.hear({ code: at.table.code });
    await finish();
    const opened = await at.desk().tables.again.mutate();
    if (!opened.ok) throw new Error(opened.refusal.code);
    const [before, after] = await Promise.all(
      [at.table.code, opened.code].map((code) => at.anyone().tables.look.query({ code })),
    );
    expect(after?.seating.map(({ faction, circle }) => [faction, circle])).toEqual(
      before?.seating.map(({ faction, circle }) => [faction, circle]),
    );
    expect(after?.seating.every(({ takenBy }) => takenBy === null)).toBe(true);
    await eventually(() => told(screen).at(-1)?.kind === 'another-game');
    expect(told(screen).at(-1)).toEqual({ kind: 'another-game', table: opened.code });
    expect(await deviceAt(at.url, opened.moderatorToken).seats.whoami.query()).toEqual({
      role: 'moderator',
      code: opened.code,
    });
  });

  test('is refused during the game, and to every device except the desk', async () => {
    expect(await at.desk().tables.again.mutate()).toEqual({ ok: false, refusal: { code: 'game-goes-on' } });
    await finish();
    expect(await errorCode(at.seat('atreides').tables.again.mutate())).toBe('UNAUTHORIZED');
    expect(await errorCode(at.anyone().tables.again.mutate())).toBe('UNAUTHORIZED');
  });
});
