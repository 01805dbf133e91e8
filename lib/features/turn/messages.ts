/** What is said of turns and phases, and of who is allied. */
import { because } from '../../messages/explanation.ts';
import { nameOfFaction, theFaction } from '../../messages/names.ts';
import { capital, counted, listed } from '../../messages/numbers.ts';
import { nameOfPhase } from '../../messages/phases.ts';
import type { Words } from '../../messages/messages.ts';
import type { TurnContract } from './contract.ts';

export const turnWords: Words<TurnContract> = {
  told: {
    'phase-began': ({ phase }, { edition }) => `${nameOfPhase(phase, edition)} began.`,
    'turn-began': ({ turn }) => `turn ${turn} began.`,
  },
  facts: {
    turn: { about: 'Turn', value: ({ turn }) => String(turn), corrected: (_fact, { to }) => `set the turn ${to}` },
    phase: {
      about: 'Phase',
      value: ({ phase }, edition) => nameOfPhase(phase, edition),
      corrected: (_fact, { to }) => `set the phase ${to}`,
    },
    'first-player': {
      about: 'First player',
      value: ({ faction }) => nameOfFaction(faction),
      corrected: (_fact, { to }) => `set the first player ${to}`,
    },
    alliance: {
      about: ({ members }) => `Alliance of ${listed(members.slice(0, 1).map(theFaction))}`,
      value: ({ members }) => (members.length < 2 ? 'none' : `with ${listed(members.slice(1).map(theFaction))}`),
      corrected: ({ members }) =>
        members.length < 2
          ? `noted that ${listed(members.map(theFaction))} has no ally`
          : `noted that ${listed(members.map(theFaction))} are allies`,
    },
  },
  refusals: {
    'no-such-phase': ({ phase }, edition) =>
      because(`${nameOfPhase(phase, edition)} is no phase of its own in this edition.`, 'Choose another phase.'),
    'not-the-next-phase': ({ phase }, edition) =>
      because(`${nameOfPhase(phase, edition)} is not what follows now.`, 'The button says what does.'),
    'own-ally': () => because('A faction is never its own ally.', 'Choose another faction.'),
    'alliance-too-large': ({ limit }) =>
      because(`An alliance joins at most ${counted(limit, 'faction')} at this table.`, 'Leave somebody out.'),
    'too-few-to-ally': () =>
      because('Two factions cannot ally: both would win at once.', 'Play on without an alliance.'),
    'pair-stays-allied': ({ one, other }) =>
      because(
        `${capital(theFaction(one))} and ${theFaction(other)} are played by one person and stay allied.`,
        'There are no other alliances at this table.',
      ),
  },
};
