import { describe, expect, test } from 'vitest';
import type { DeskElection, FactionId } from '#engine';
import { freshTables, last, MINUTE, told } from '../support/fresh-tables.ts';
import { act, deviceAt, errorCode, eventually, TABLE_OF_TWO, tokenOf, type LiveListener } from '../support/server.ts';

const at = freshTables({
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'harkonnen', circle: 2 },
    { faction: 'guild', circle: 4 },
  ],
});

const SIX: typeof TABLE_OF_TWO = {
  ...TABLE_OF_TWO,
  seating: [
    { faction: 'atreides', circle: 0 },
    { faction: 'bene-gesserit', circle: 1 },
    { faction: 'emperor', circle: 2 },
    { faction: 'fremen', circle: 3 },
    { faction: 'guild', circle: 4 },
    { faction: 'harkonnen', circle: 5 },
  ],
};

const SECOND = 1000;
const election = (ear: LiveListener) => last(ear, 'election') as DeskElection;
const commands = (by: FactionId, candidate: FactionId | null) => at.seat(by).moderation.vote.mutate({ candidate });
const takes = (by: FactionId) => at.seat(by).moderation.takeDesk.mutate();
/** Connects the phones of these factions. */
const awake = (...factions: readonly FactionId[]) =>
  Promise.all(factions.map((faction) => at.hear({ token: tokenOf(at.table, faction) })));
const begins = () => act(at.url, at.table.moderatorToken, { type: 'BeginSetup' });
/** The desk disconnects, for longer than a page takes to reload. */
const deskIsAway = () => {
  at.wait(15 * SECOND);
};
const refusal = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } });
const tooEarly = (why: 'warning' | 'answered', seconds: number) => refusal('vote-too-early', { why, seconds });
const holdsDesk = async (token: string) => (await deviceAt(at.url, token).seats.whoami.query()).role === 'moderator';

describe('the election of a new moderator', () => {
  test('takes more than half of the players, and a desk that stays away', async () => {
    const screen = await at.hear({ code: at.table.code });
    expect(election(screen)).toMatchObject({ votes: [], needed: 2, chosen: null });
    await awake('atreides', 'harkonnen', 'guild');
    await begins();
    await commands('guild', 'guild');
    deskIsAway();
    expect(await takes('guild')).toEqual(refusal('not-elected', { needed: 2 }));
    await commands('harkonnen', 'guild');
    await eventually(() => election(screen).chosen === 'guild');
    expect(told(screen).slice(-2)).toMatchObject([{ kind: 'desk-proposed' }, { kind: 'desk-elected' }]);
    expect(await takes('harkonnen')).toEqual(refusal('not-elected', { needed: 2 }));
    expect(await takes('guild')).toEqual(tooEarly('warning', 45));
    expect((election(screen).takesAt ?? 0) - at.now()).toBeGreaterThan(44 * SECOND);
    at.wait(44 * SECOND);
    expect(await takes('guild')).toMatchObject(refusal('vote-too-early', { why: 'warning' }));
    at.wait(SECOND);
    const taken = await takes('guild');
    if (!taken.ok) throw new Error(taken.refusal.code);
    expect(await errorCode(act(at.url, at.table.moderatorToken, { type: 'PauseTable' }))).toBe('UNAUTHORIZED');
    expect(await holdsDesk(taken.token)).toBe(true);
    expect(await at.seat('guild').seats.whoami.query()).toMatchObject({ role: 'seat', faction: 'guild' });
    await eventually(() => told(screen).at(-1)?.kind === 'desk-taken' && election(screen).votes.length === 0);
    // The device with the desk has no vote in this election.
    expect(election(screen).people).toEqual([['atreides'], ['harkonnen']]);
    expect(await takes('guild')).toMatchObject({ ok: false });
  });

  test('takes no desk that is connected; the countdown starts again when the desk disconnects again', async () => {
    await begins();
    const desk = await at.hear({ token: at.table.moderatorToken });
    await commands('guild', 'guild');
    await commands('harkonnen', 'guild');
    at.wait(10 * MINUTE);
    expect(await takes('guild')).toEqual(refusal('desk-is-here'));
    const screen = await at.hear({ code: at.table.code });
    desk.socket.disconnect();
    await eventually(() => election(screen).awayAt !== null);
    at.wait(14 * SECOND);
    expect(await takes('guild')).toEqual(refusal('desk-is-here'));
    at.wait(40 * SECOND);
    expect(await takes('guild')).toMatchObject(refusal('vote-too-early'));
    const back = await at.hear({ token: at.table.moderatorToken });
    await eventually(() => election(screen).awayAt === null);
    expect(election(screen)).toMatchObject({ chosen: 'guild', takesAt: null });
    at.wait(10 * MINUTE);
    expect(await takes('guild')).toEqual(refusal('desk-is-here'));
    back.socket.disconnect();
    await eventually(() => election(screen).awayAt !== null);
    at.wait(59 * SECOND);
    expect(await takes('guild')).toMatchObject(refusal('vote-too-early'));
    at.wait(SECOND);
    expect(await takes('guild')).toMatchObject({ ok: true });
  });

  test('is refused by one tap at the desk, and cannot start again for a minute', async () => {
    await begins();
    const screen = await at.hear({ code: at.table.code });
    await commands('guild', 'guild');
    await commands('harkonnen', 'guild');
    deskIsAway();
    expect(await at.desk().moderation.refuseVote.mutate()).toEqual({ ok: true });
    await eventually(() => told(screen).at(-1)?.kind === 'desk-kept' && election(screen).votes.length === 0);
    at.wait(2 * SECOND);
    expect(await commands('guild', 'guild')).toMatchObject(refusal('vote-too-early', { why: 'answered' }));
    at.wait(58 * SECOND);
    expect(await commands('guild', 'guild')).toEqual({ ok: true });
    expect(await errorCode(at.seat('guild').moderation.refuseVote.mutate())).toBe('UNAUTHORIZED');
  });

  test('is refused by any action of the desk, once enough players have voted', async () => {
    await begins();
    const pause = () => act(at.url, at.table.moderatorToken, { type: 'PauseTable' });
    const screen = await at.hear({ code: at.table.code });
    const votes = () => election(screen).votes.length;
    await awake('atreides', 'harkonnen', 'guild');
    await commands('guild', 'guild');
    await eventually(() => votes() === 1);
    // One vote of two is not a majority.
    await pause();
    expect(await commands('harkonnen', 'guild')).toEqual({ ok: true });
    await eventually(() => votes() === 2);
    deskIsAway();
    await act(at.url, at.table.moderatorToken, { type: 'ResumeTable' });
    await eventually(() => votes() === 0);
    for (const does of [
      () => pause(),
      () => at.desk().seats.reissue.mutate({ faction: 'guild' }),
      () => at.desk().moderation.invite.mutate(),
    ]) {
      at.wait(MINUTE);
      await commands('guild', 'guild');
      await commands('harkonnen', 'guild');
      await does();
      expect(await takes('guild')).toEqual(refusal('not-elected', { needed: 2 }));
    }
  });

  test('does not count a voter that changed its vote or left', async () => {
    await begins();
    const screen = await at.hear({ code: at.table.code });
    await awake('atreides', 'harkonnen', 'guild');
    await commands('guild', 'guild');
    await commands('harkonnen', 'guild');
    await commands('harkonnen', null);
    deskIsAway();
    expect(await takes('guild')).toMatchObject(refusal('not-elected'));
    await commands('atreides', 'guild');
    await at.seat('atreides').seats.leave.mutate();
    await eventually(() => election(screen).votes.length === 1);
    // Two players are left, and both must agree.
    expect(election(screen).needed).toBe(2);
    expect(election(screen).chosen).not.toBe('atreides');
  });

  test('does not count a vote by a seat, or for a seat, that another player has taken over', async () => {
    await begins();
    const screen = await at.hear({ code: at.table.code });
    await commands('atreides', 'harkonnen');
    await commands('guild', 'atreides');
    await eventually(() => election(screen).votes.length === 2);
    const offered = await at.seat('atreides').seats.handOver.mutate();
    if (!offered.ok) throw new Error(offered.refusal.code);
    await at.anyone().seats.accept.mutate({ code: at.table.code, pass: offered.pass });
    await eventually(() => election(screen).votes.length === 0);
  });

  test('elects a player with a seat', async () => {
    await at.seat('atreides').seats.leave.mutate();
    expect(await commands('guild', 'atreides')).toEqual(refusal('seat-free', { faction: 'atreides' }));
  });

  test('is open to seats, not to the desk or strangers', async () => {
    for (const token of [at.table.moderatorToken, null]) {
      const stranger = deviceAt(at.url, token);
      expect(await errorCode(stranger.moderation.vote.mutate({ candidate: 'guild' }))).toBe('UNAUTHORIZED');
      expect(await errorCode(stranger.moderation.takeDesk.mutate())).toBe('UNAUTHORIZED');
    }
  });

  test('ends with a hand-over of the desk: earlier votes do not count for the next desk', async () => {
    await commands('guild', 'guild');
    const { invite } = await at.desk().moderation.invite.mutate();
    expect(await at.anyone().moderation.accept.mutate({ code: at.table.code, invite })).toMatchObject({ ok: true });
    at.wait(10 * MINUTE);
    expect(await takes('guild')).toMatchObject(refusal('not-elected'));
  });
});

describe('players, not seats, have votes:', () => {
  test('two seats of one device have one vote, from either seat', async () => {
    await begins();
    const screen = await at.hear({ code: at.table.code });
    await at.hear({ token: tokenOf(at.table, 'guild'), also: [tokenOf(at.table, 'harkonnen')] });
    await eventually(() => election(screen).people.length === 2);
    expect(election(screen).needed).toBe(2);
    await commands('guild', 'guild');
    await commands('harkonnen', 'guild');
    await eventually(() => election(screen).votes.length === 1 && election(screen).votes[0]?.by === 'harkonnen');
    // The third player’s phone is asleep, so the other players may elect late, but never soon.
    deskIsAway();
    at.wait(45 * SECOND);
    expect(await takes('guild')).toMatchObject(refusal('vote-too-early'));
  });

  test('a seat on the moderator’s device has no vote, also after a restart', async () => {
    const screen = await at.hear({ code: at.table.code });
    const { code, moderatorToken } = at.table;
    await at.hear({ token: tokenOf(at.table, 'atreides'), also: [moderatorToken, 'nobody’s token'] });
    await eventually(() => election(screen).people.length === 2);
    expect(election(screen).people).toEqual([['guild'], ['harkonnen']]);
    const { desk, seats } = await at.services.store.devices(code);
    expect(seats.find(({ faction }) => faction === 'atreides')?.device).toBe(desk);
    expect(desk).not.toBeNull();
    // The seat has a vote again when another device has the seat, or the desk.
    const { invite } = await at.desk().moderation.invite.mutate();
    await at.anyone().moderation.accept.mutate({ code, invite });
    await eventually(() => election(screen).people.length === 3);
  });

  test('a seat played at the desk has no vote, either', async () => {
    const screen = await at.hear({ code: at.table.code });
    expect(await at.desk().seats.playHere.mutate({ faction: 'guild' })).toMatchObject({ ok: true });
    await eventually(() => election(screen).people.length === 2);
  });

  test('a moderator who plays counts as connected on the page of the seat', async () => {
    await begins();
    const desk = await at.hear({ token: at.table.moderatorToken });
    await commands('guild', 'guild');
    await commands('harkonnen', 'guild');
    // The same phone opens the page of its seat.
    desk.socket.disconnect();
    const screen = await at.hear({ code: at.table.code });
    const seat = await at.hear({ token: tokenOf(at.table, 'atreides'), also: [at.table.moderatorToken] });
    await eventually(() => election(screen).awayAt === null);
    at.wait(10 * MINUTE);
    expect(await takes('guild')).toEqual(refusal('desk-is-here'));
    seat.socket.disconnect();
    await eventually(() => election(screen).awayAt !== null);
  });

  test('a device that had the desk before no longer counts as the desk', async () => {
    const { code, moderatorToken } = at.table;
    const screen = await at.hear({ code });
    await at.hear({ token: tokenOf(at.table, 'atreides'), also: [moderatorToken] });
    await eventually(() => election(screen).awayAt === null);
    const { invite } = await at.desk().moderation.invite.mutate();
    await at.anyone().moderation.accept.mutate({ code, invite });
    await eventually(() => election(screen).awayAt !== null);
  });
});

describe('an attack on the desk', () => {
  test('fails for the first guest that scans the code and votes for itself, while the desk is connected', async () => {
    const lone = await alone();
    await at.hear({ token: lone.moderatorToken });
    await lone.seat.moderation.vote.mutate({ candidate: 'atreides' });
    at.wait(10 * MINUTE);
    expect(await lone.seat.moderation.takeDesk.mutate()).toEqual(refusal('desk-is-here'));
    await deviceAt(at.url, lone.moderatorToken).moderation.refuseVote.mutate();
    expect(await lone.seat.moderation.takeDesk.mutate()).toMatchObject(refusal('not-elected'));
  });

  test('fails before the desk has been away and warned for two minutes', async () => {
    const lone = await alone();
    await lone.seat.moderation.vote.mutate({ candidate: 'atreides' });
    expect(await lone.seat.moderation.takeDesk.mutate()).toEqual(refusal('desk-is-here'));
    at.wait(15 * SECOND + 119 * SECOND);
    expect(await lone.seat.moderation.takeDesk.mutate()).toMatchObject(refusal('vote-too-early', { why: 'warning' }));
  });

  test('before the game, one device with most of the seats elects no moderator while another player is connected', async () => {
    const screen = await at.hear({ code: at.table.code });
    const paul = await at.hear({ token: tokenOf(at.table, 'atreides') });
    await commands('guild', 'guild');
    await commands('harkonnen', 'guild');
    at.wait(10 * MINUTE);
    expect(await takes('guild')).toMatchObject(refusal('not-elected'));
    expect(election(screen).chosen).toBeNull();
    // A player who is connected may agree.
    await commands('atreides', 'guild');
    expect(await takes('guild')).toEqual(tooEarly('warning', 45));
    await commands('atreides', null);
    await eventually(() => election(screen).chosen === null);
    // If that phone is asleep too, only the desk is left. The desk has been warned.
    paul.socket.disconnect();
    await eventually(() => election(screen).chosen === 'guild');
    expect(await takes('guild')).toEqual(tooEarly('warning', 45));
    await at.hear({ token: tokenOf(at.table, 'atreides') });
    await eventually(() => election(screen).chosen === null);
    at.wait(10 * MINUTE);
    expect(await takes('guild')).toMatchObject(refusal('not-elected'));
  });

  test('fails for a guest who takes three free seats of a running set-up', async () => {
    const opened = await at.anyone().tables.open.mutate(SIX);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { code, moderatorToken } = opened;
    const honest = await at.anyone().seats.take.mutate({ code, faction: 'atreides', name: 'Paul' });
    if (!honest.ok) throw new Error(honest.refusal.code);
    await act(at.url, moderatorToken, { type: 'BeginSetup' });
    for (const faction of ['harkonnen', 'guild', 'emperor'] as const) {
      expect(await at.anyone().seats.take.mutate({ code, faction, name: 'Mallory' })).toEqual(
        refusal('seat-from-desk', { faction }),
      );
    }
    expect(await at.anyone().seats.draw.mutate({ code, name: 'Mallory' })).toEqual(
      refusal('seat-from-desk', { faction: null }),
    );
    expect((await at.services.store.seats(code)).map(({ faction }) => faction)).toEqual(['atreides']);
  });

  async function alone() {
    const opened = await at.anyone().tables.open.mutate(SIX);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { code, moderatorToken } = opened;
    const taken = await at.anyone().seats.take.mutate({ code, faction: 'atreides', name: 'Mallory' });
    if (!taken.ok) throw new Error(taken.refusal.code);
    return { moderatorToken, seat: deviceAt(at.url, taken.token) };
  }
});

describe('an honest table gets a new moderator within two minutes:', () => {
  /**
   * Returns the time (ms) from the last message of the desk until a successor has the desk. The players agree within
   * twenty seconds.
   */
  async function replaced(seats: readonly FactionId[], voters: readonly FactionId[], warning: number) {
    const opened = await at
      .anyone()
      .tables.open.mutate({ ...SIX, seating: SIX.seating.filter(({ faction }) => seats.includes(faction)) });
    if (!opened.ok) throw new Error(opened.refusal.code);
    const { code, moderatorToken } = opened;
    const tokens = new Map<FactionId, string>();
    for (const faction of seats) {
      const taken = await at.anyone().seats.take.mutate({ code, faction, name: `Player of ${faction}`.slice(0, 24) });
      if (taken.ok) tokens.set(faction, taken.token);
    }
    const device = (faction: FactionId) => deviceAt(at.url, tokens.get(faction));
    const desk = await at.hear({ token: moderatorToken });
    await act(at.url, moderatorToken, { type: 'BeginSetup' });
    const screen = await at.hear({ code });
    const gone = at.now();
    desk.socket.disconnect();
    await eventually(() => election(screen).awayAt !== null);
    at.wait(20 * SECOND);
    const [chosen] = voters;
    if (chosen === undefined) throw new Error('Nobody votes');
    for (const faction of voters) await device(faction).moderation.vote.mutate({ candidate: chosen });
    at.wait(warning - 2 * SECOND);
    expect(await device(chosen).moderation.takeDesk.mutate()).toMatchObject(refusal('vote-too-early'));
    at.wait(2 * SECOND);
    expect(await device(chosen).moderation.takeDesk.mutate()).toMatchObject({ ok: true });
    return at.now() - gone;
  }

  test('with six players', async () => {
    const four = ['guild', 'fremen', 'emperor', 'harkonnen'] as const;
    expect(
      await replaced(
        SIX.seating.map(({ faction }) => faction),
        four,
        45 * SECOND,
      ),
    ).toBeLessThan(2 * MINUTE);
  });

  test('with two players', async () => {
    expect(await replaced(['atreides', 'guild'], ['atreides', 'guild'], 45 * SECOND)).toBeLessThan(2 * MINUTE);
  });

  test('with one player left, or one whose phone is awake, after a longer warning', async () => {
    // The election takes two minutes from the vote on, because there is no other player to ask.
    expect(await replaced(['atreides', 'guild'], ['guild'], 2 * MINUTE)).toBeLessThan(3 * MINUTE);
  });

  test('with a player who takes over a seat by its own phone, and by the desk', async () => {
    await begins();
    const { code } = at.table;
    for (const offers of [
      () => at.seat('guild').seats.handOver.mutate(),
      () => at.desk().seats.reissue.mutate({ faction: 'guild' }),
    ]) {
      const offered = await offers();
      if (!offered.ok) throw new Error(offered.refusal.code);
      const moved = await at.anyone().seats.accept.mutate({ code, pass: offered.pass, name: 'A friend' });
      expect(moved).toMatchObject({ ok: true, faction: 'guild' });
    }
  });
});
