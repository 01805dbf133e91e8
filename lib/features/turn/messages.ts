/** Messages of turns, phases and alliances. */
import { explain } from '../../messages/explanation.ts';
import { factionName, theFaction } from '../../messages/names.ts';
import { capitalize, formatCount, formatList } from '../../messages/numbers.ts';
import { phaseName } from '../../messages/phases.ts';
import type { Messages } from '../../messages/messages.ts';
import type { TurnContract } from './contract.ts';

export const turnMessages: Messages<TurnContract> = {
  log: {
    'phase-began': ({ phase }, { edition }) => `${phaseName(phase, edition)} began.`,
    'turn-began': ({ turn }) => `turn ${turn} began.`,
  },
  facts: {
    turn: { about: 'Turn', value: ({ turn }) => String(turn), corrected: (_fact, { to }) => `set the turn ${to}` },
    phase: {
      about: 'Phase',
      value: ({ phase }, edition) => phaseName(phase, edition),
      corrected: (_fact, { to }) => `set the phase ${to}`,
    },
    'first-player': {
      about: 'First player',
      value: ({ faction }) => factionName(faction),
      corrected: (_fact, { to }) => `set the first player ${to}`,
    },
    alliance: {
      about: ({ members }) => `Alliance of ${formatList(members.slice(0, 1).map(theFaction))}`,
      value: ({ members }) => (members.length < 2 ? 'none' : `with ${formatList(members.slice(1).map(theFaction))}`),
      corrected: ({ members }) =>
        members.length < 2
          ? `noted that ${formatList(members.map(theFaction))} has no ally`
          : `noted that ${formatList(members.map(theFaction))} are allies`,
    },
  },
  refusals: {
    'no-such-phase': ({ phase }, edition) =>
      explain(`${phaseName(phase, edition)} is no phase of its own in this edition.`, 'Choose another phase.'),
    'not-the-next-phase': ({ phase }, edition) =>
      explain(`${phaseName(phase, edition)} is not the next phase now.`, 'The button names the next phase.'),
    'own-ally': () => explain('A faction is never its own ally.', 'Choose another faction.'),
    'never-allies': ({ one, other }) =>
      explain(`${capitalize(theFaction(one))} is never allied with ${theFaction(other)}.`, 'Choose other factions.'),
    'alliance-too-large': ({ limit }) =>
      limit === 1
        ? explain('There are no alliances at this table.', 'Play on without them.')
        : explain(`An alliance joins at most ${formatCount(limit, 'faction')} at this table.`, 'Leave a faction out.'),
    'too-few-to-ally': () =>
      explain('Two factions cannot ally: both would win at once.', 'Play on without an alliance.'),
    'pair-stays-allied': ({ one, other }) =>
      explain(
        `${capitalize(theFaction(one))} and ${theFaction(other)} are played by one person and stay allied.`,
        'There are no other alliances at this table.',
      ),
  },
};
