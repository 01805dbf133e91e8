import { describe, expect, it } from 'vitest';
import type { FactionId } from '#engine';
import { BEAT_MS } from '#app/_features/spice-harvest/harvest-beat.ts';
import { arrivedAt, followedTo, keptBack, toldNow, untold } from '#app/_features/reading.ts';
import { askedIn, playedOn } from '../../features/access-cards/play.ts';
import { openedTable, promptsOf, seatView, sendOk, tableView, type Table } from '../../support/table.ts';

/** The vote of a harvest: the screen shows its result before the phones go on. */

const SEATS = ['atreides', 'guild', 'emperor'] as const satisfies readonly FactionId[];

const COMPONENTS = {
  treachery: 'cardboard',
  traitors: 'cardboard',
  stormCards: 'cardboard',
  spiceDeck: 'cardboard',
  'spice-harvest/cards': 'app',
} as const;

/** The votes of the first harvest, in which the last voter has not voted yet. */
const voting = ((): Table => {
  const table = openedTable(
    SEATS.map((faction, circle) => ({ faction, circle })),
    { edition: 'avalon-hill-1979', modules: ['spice-harvest'], components: COMPONENTS },
  );
  return playedOn(sendOk(table, 'moderator', { type: 'BeginSetup' }), (now) => {
    const { running } = tableView(now).harvests ?? {};
    return running?.step === 'vote' && running.sealedBy.length === running.voters.length - 1;
  });
})();
const [last] = askedIn(voting);
if (last === undefined) throw new Error('Nobody is left to vote');
const over = sendOk(voting, last.faction, { type: 'Answer', prompt: last.id, value: 'yes' });
const voted = tableView(over).log.findLast(({ fact }) => fact.code === 'harvest-voted');

describe.each(SEATS)('after the last vote, the phone of %s', (faction) => {
  const [before, after] = [voting, over].map((table) => seatView(table, faction));
  if (before === undefined || after === undefined) throw new Error('No views');
  const followed = followedTo(arrivedAt(before), after);

  it('goes on when the screen has shown the votes and the payments', () => {
    expect(promptsOf(over, faction).map(({ kind }) => kind)).toContain('access-bid');
    expect(keptBack(followed)?.until).toBe((voted?.at ?? 0) + 2 * BEAT_MS);
  });

  it('meanwhile shows no payment, no result and no bid', () => {
    const { mine, table, prompts } = untold(followed);
    expect(mine.spice).toBe(before.mine.spice);
    expect(table.harvests).toEqual(before.table.harvests);
    expect(table.log).toEqual(before.table.log);
    expect(prompts).toEqual([]);
  });

  it('goes on at once on request, and when the page opens later', () => {
    expect(keptBack(toldNow(followed))).toBeNull();
    expect(keptBack(arrivedAt(after))).toBeNull();
  });
});
