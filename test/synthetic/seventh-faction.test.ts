/** Factions and seats are values, so a seventh faction without a player circle can play two turns. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import {
  allItems,
  firstAnswer,
  isOptionalPrompt,
  leaderName,
  typedLeader,
  type FactionId,
  type GameEvent,
  type Seating,
  type TypedLeaderId,
} from '#engine';
import { assemble } from '#lib/kernel/assemble.ts';
import type { EDITION as EDITIONS } from '#lib/editions/list.ts';
import type { IDENTITIES as SIX } from '#lib/factions/identities.ts';
import type { ADVANTAGES as POWERS } from '#lib/powers/list.ts';
import {
  DEFAULT_CHOICES,
  emptyTable,
  factionsOf,
  letWindowPass,
  nextPhase,
  openedTable,
  promptsOf,
  send,
  sendOk,
  stateOf,
  tableView,
  type Table,
} from '../support/table.ts';

vi.mock('#lib/factions/identities.ts', async (original) => {
  const { IDENTITIES } = await original<{ readonly IDENTITIES: typeof SIX }>();
  return {
    IDENTITIES: { ...IDENTITIES, smugglers: { name: 'Smugglers', leaders: {}, powers: { first: 'first shipment' } } },
  };
});
vi.mock('#lib/powers/list.ts', async (original) => {
  const { first } = await import('./smugglers.ts');
  const list = await original<{ readonly ADVANTAGES: typeof POWERS }>();
  return { ...list, ADVANTAGES: [...list.ADVANTAGES, first] };
});
vi.mock('#lib/editions/list.ts', async (original) => {
  const { seven } = await import('./smugglers.ts');
  const { EDITION } = await original<{ readonly EDITION: typeof EDITIONS }>();
  return { EDITION: { ...EDITION, 'avalon-hill-1979': seven } };
});

const SMUGGLERS = 'smugglers' as FactionId;
const CHOICES = {
  ...DEFAULT_CHOICES,
  edition: 'avalon-hill-1979',
  components: { treachery: 'app', traitors: 'app', stormCards: 'app', spiceDeck: 'app' },
} as const;
/** Place 2 is between the circles at sectors 4 and 7. */
const RING: readonly FactionId[] = ['atreides', 'harkonnen', SMUGGLERS, 'guild', 'fremen', 'emperor', 'bene-gesserit'];
const SEATING: readonly Seating[] = RING.map((faction, circle) => ({ faction, circle }));

describe('the seats of a seventh faction', () => {
  const opened = (seating: readonly Seating[]) =>
    send(emptyTable(), 'moderator', { type: 'OpenTable', choices: CHOICES, seating });

  it('are the seats without a circle', () => {
    expect(opened(SEATING)).toMatchObject({ ok: true });
    const [one, two, three, ...rest] = RING;
    const swapped = [one, three, two, ...rest].flatMap((faction, circle) =>
      faction === undefined ? [] : [{ faction, circle }],
    );
    expect(opened(swapped)).toMatchObject({ ok: false, refusal: { code: 'bad-seating' } });
  });

  it('need two other factions that can dial the storm', () => {
    expect(opened(SEATING.slice(1, 3))).toMatchObject({ ok: false, refusal: { code: 'bad-seating' } });
  });

  it('exist only in an edition that lists that faction', () => {
    const choices = { ...CHOICES, edition: 'gf9-2019' } as const;
    const sent = send(emptyTable(), 'moderator', { type: 'OpenTable', choices, seating: SEATING });
    expect(sent).toMatchObject({ ok: false, refusal: { code: 'bad-seating' } });
  });

  it('cannot be swapped with a circle', () => {
    const table = openedTable(SEATING, CHOICES);
    expect(send(table, SMUGGLERS, { type: 'SwapFactions', partner: 'atreides' })).toMatchObject({
      ok: false,
      refusal: { code: 'swap-needs-circle' },
    });
  });
});

describe('leaders that the table types in', () => {
  const [strong, weak] = [
    typedLeader({ faction: SMUGGLERS, name: 'Staban/Tuek II', strength: 7 }),
    typedLeader({ faction: SMUGGLERS, name: 'Mate', strength: 1 }),
  ];
  const typed = (leaders: readonly TypedLeaderId[], seating = SEATING) =>
    send(emptyTable(), 'moderator', { type: 'OpenTable', choices: { ...CHOICES, leaders }, seating });

  it('play like those of the box, and can be traitors of any faction', () => {
    const table = openedTable(SEATING, { ...CHOICES, leaders: [strong, weak] });
    const { leaders, traitorDeck, choices } = stateOf(table);
    expect([leaders.length, traitorDeck.length]).toEqual([32, 32]);
    expect(traitorDeck).toEqual(expect.arrayContaining([strong, weak]));
    const ctx = assemble(choices);
    expect(ctx.leaders(SMUGGLERS).map(ctx.strengthOf)).toEqual([7, 1]);
    expect(leaderName(strong)).toBe('Staban/Tuek II');
  });

  it('die, and are named, like all others', () => {
    const table = openedTable(SEATING, { ...CHOICES, leaders: [strong] });
    const dead = sendOk(table, 'moderator', {
      type: 'CorrectFact',
      fact: { kind: 'leader', leader: strong, where: 'tanks', deaths: 1 },
    });
    expect(tableView(dead).leaders).toContainEqual(expect.objectContaining({ leader: strong, where: 'tanks' }));
    const stranger = { kind: 'leader', leader: weak, where: 'tanks', deaths: 1 } as const;
    expect(send(table, 'moderator', { type: 'CorrectFact', fact: stranger })).toMatchObject({
      ok: false,
      refusal: { code: 'leader-not-in-play' },
    });
  });

  it('are refused twice, for a faction with leaders of its own, for one that does not play, and in another shape', () => {
    const bad = { ok: false, refusal: { code: 'bad-choices' } };
    expect(typed([strong])).toMatchObject({ ok: true });
    expect(typed([strong, strong])).toMatchObject(bad);
    expect(typed([typedLeader({ faction: 'fremen', name: 'Liet', strength: 6 })])).toMatchObject(bad);
    const others = SEATING.filter(({ faction }) => faction !== SMUGGLERS);
    expect(typed([strong], others)).toMatchObject(bad);
    for (const shape of ['smugglers/99/Big', 'smugglers/3/', 'smugglers/3/two\nlines', `smugglers/3/${'x'.repeat(60)}`])
      expect(typed([shape as TypedLeaderId])).toMatchObject(bad);
  });
});

describe('two turns with a seventh faction', () => {
  let begun: Table;
  let played: Table;
  beforeAll(() => {
    const open = sendOk(openedTable(SEATING, CHOICES), 'moderator', { type: 'ChooseMoves', made: 'on-phones' });
    begun = answered(sendOk(open, 'moderator', { type: 'BeginSetup' }));
    played = begun;
    while (stateOf(played).turn < 3) played = answered(sendOk(played, 'moderator', nextPhase(played)));
  });

  it('begin with its forces and spice from the edition, and no marker', () => {
    const moves = stateOf(begun).instructions.map(({ move }) => move);
    expect(moves).toContainEqual({ kind: 'take-shield', faction: SMUGGLERS, forces: 12 });
    expect(moves.flatMap((move) => (move.kind === 'place-marker' ? [[move.faction, move.sector]] : []))).toEqual([
      ['atreides', 1],
      ['harkonnen', 4],
      ['guild', 7],
      ['fremen', 10],
      ['emperor', 13],
      ['bene-gesserit', 16],
    ]);
    expect(stateOf(begun).factions.find(({ faction }) => faction === SMUGGLERS)?.spice).toBe(7);
  });

  it('let it ship first by its power, and keep its place in the order otherwise', () => {
    const turns = eventsOf(played).flatMap((event) => (event.type === 'OwnTurnBegan' ? [event.faction] : []));
    expect([turns.length, turns[0], turns[7]]).toEqual([14, SMUGGLERS, SMUGGLERS]);
    const { order } = tableView(played);
    expect(order[(order.indexOf('harkonnen') + 1) % order.length]).toBe(SMUGGLERS);
  });

  it('never make it first player, nor let it dial the storm', () => {
    const all = eventsOf(played);
    expect(all.flatMap((event) => (event.type === 'StormMoved' ? [event.firstPlayer] : []))).not.toContain(SMUGGLERS);
    expect(all.some((event) => event.type === 'StormDialCommitted' && event.faction === SMUGGLERS)).toBe(false);
  });
});

const eventsOf = ({ timeline }: Table): readonly GameEvent[] => allItems(timeline.entries).map(({ event }) => event);

/** Gives each question its first legal answer until none is left. */
function answered(table: Table): Table {
  let now = table;
  for (;;) {
    const asked = factionsOf(now).flatMap((faction) =>
      promptsOf(now, faction)
        .filter(({ sealed, kind }) => !sealed && !isOptionalPrompt(kind))
        .map((prompt) => ({ faction, prompt })),
    )[0];
    if (asked !== undefined) {
      const { faction, prompt } = asked;
      now = sendOk(now, faction, { type: 'Answer', prompt: prompt.id, value: firstAnswer(prompt.answers) });
      continue;
    }
    const passed = letWindowPass(now);
    if (passed === now) return now;
    now = passed;
  }
}
