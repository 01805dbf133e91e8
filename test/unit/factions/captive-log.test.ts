import { expect, it } from 'vitest';
import type { Audience, EventOf } from '#engine';
import { log } from '#lib/factions/harkonnen/log.ts';
import { openedTable, stateOf } from '../../support/table.ts';

const STATE = stateOf(
  openedTable([
    { faction: 'harkonnen', circle: 0 },
    { faction: 'atreides', circle: 1 },
    { faction: 'fremen', circle: 2 },
  ]),
);

const CAPTURED: EventOf<'LeaderCaptured'> = {
  type: 'LeaderCaptured',
  battle: 'b1',
  captor: 'harkonnen',
  owner: 'atreides',
  leader: 'duncan-idaho',
};
const KILLED: EventOf<'CaptiveKilled'> = { ...CAPTURED, type: 'CaptiveKilled' };

it.each<[Audience, string | null]>([
  ['harkonnen', 'duncan-idaho'],
  ['atreides', 'duncan-idaho'],
  ['fremen', null],
  ['table', null],
  ['moderator', null],
])('the log names a captured leader only to the captor and the leader’s faction: %s', (audience, leader) => {
  expect(log.LeaderCaptured(CAPTURED, audience, STATE, STATE)).toMatchObject({ leader });
  expect(log.CaptiveKilled(KILLED, audience, STATE, STATE)).toMatchObject({ leader });
});
