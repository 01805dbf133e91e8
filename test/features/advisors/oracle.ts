/** The legal answers, by a second reading of the rulebook. */
import { isDeepStrictEqual } from 'node:util';
import { getField, isRecord, partName, partsOf, type FactionId, type GameState, type TerritoryId } from '#engine';
import type { AdvisorsContract } from '#lib/factions/bene-gesserit/advisors/contract.ts';
import { isAllied, ownOf } from '../../support/oracle/own.ts';
import type { Oracle } from '../../support/oracle/oracle.ts';
import { hasCoexistence, hasMorePowers } from '../../support/oracle/played.ts';

const SISTERS: FactionId = 'bene-gesserit';

export const oracle: Oracle<AdvisorsContract> = {
  // 002 Bene Gesserit sheet "Spiritual advisors", and in the advanced game "Advisors"; R-162: not where the Bene
  // Gesserit have fighters.
  'send-advisor': (state, { at: { territory, sector } }, value) => {
    const mayJoin =
      hasMorePowers(state.choices) &&
      territory !== 'polar-sink' &&
      (hasCoexistence(state.choices)
        ? !saidToFight(state, territory)
        : !standsIn(state, SISTERS, territory) || ownOf(state, SISTERS).advisorsIn.includes(territory)) &&
      !(state.choices.options.includes('no-advisors-beside-allies') && isAllyIn(state, territory));
    const to = isRecord(value) ? getField(value, 'to') : undefined;
    if (to !== undefined) {
      const others = partsOf(territory).filter(({ sector: n }) => n !== sector && n !== state.storm);
      const isElsewhere = others.some((part) => partName(part) === to);
      return mayJoin && isElsewhere && isDeepStrictEqual(value, { sends: 'along', to, always: false });
    }
    return (
      isRecord(value) &&
      Object.keys(value).length === 2 &&
      typeof getField(value, 'always') === 'boolean' &&
      ['nobody', 'polar-sink', ...(mayJoin ? ['along'] : [])].some((way) => way === getField(value, 'sends'))
    );
  },
  // 002 Bene Gesserit sheet "Intrusion".
  intrusion: (_state, _prompt, value) => value === 'turn' || value === 'stay',
  // 002 Bene Gesserit sheet "Battle"; R-165: not next to an ally.
  'announce-battles': (state, _prompt, value) => {
    const open = ownOf(state, SISTERS).advisorsIn.filter(
      (territory) =>
        territory !== 'polar-sink' &&
        !isAllyIn(state, territory) &&
        !(state.choices.options.includes('advisors-under-the-storm-stay') && areAllInStorm(state, territory)),
    );
    return (
      isRecord(value) &&
      Object.keys(value).length === open.length &&
      open.every((territory) => ['advisors', 'fighters'].some((side) => side === getField(value, territory)))
    );
  },
};

const standsIn = (state: GameState, faction: FactionId, territory: TerritoryId): boolean =>
  state.forces.some((stack) => stack.faction === faction && stack.territory === territory);

const isAllyIn = (state: GameState, territory: TerritoryId): boolean =>
  state.factions.some(
    ({ faction }) => faction !== SISTERS && isAllied(state, SISTERS, faction) && standsIn(state, faction, territory),
  );

const areAllInStorm = ({ forces, storm }: GameState, territory: TerritoryId): boolean =>
  forces.every((stack) => stack.faction !== SISTERS || stack.territory !== territory || stack.sector === storm);

/** 001 XV.B.5: "a territory in which you have stated … that you are not in coexistence that turn". */
const saidToFight = ({ turn, coexistence }: GameState, territory: TerritoryId): boolean =>
  coexistence.turn === turn && coexistence.fighting.includes(territory);
