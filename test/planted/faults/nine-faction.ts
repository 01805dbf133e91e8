/** Faults of the nine-faction compendium. Scenarios find them; whole games of the simulator check the same rules again. */
import type { PlantedFault } from '../fault.ts';

const MAIN_CHARACTERS = 'test/scenario/main-characters.yaml';
const VICTORY = 'test/scenario/nine-faction-victory.yaml';

export const NINE_FACTION: readonly PlantedFault[] = [
  {
    id: 'fallen-reserves-vanish',
    says: 'The reserves of a faction that goes out of the game do not go to the tanks.',
    file: 'lib/features/main-characters/fallen.ts',
    find: 'tanks: plus(before.tanks, before.reserves),',
    replace: 'tanks: before.tanks,',
    test: MAIN_CHARACTERS,
  },
  {
    id: 'fallen-cards-vanish',
    says: 'The cards of a faction that goes out of the game are not discarded.',
    file: 'lib/features/main-characters/fallen.ts',
    find: "(card === 'unknown' ? [] : [cardDiscarded(faction, { slot, card })])",
    replace: "(card === 'unknown' || slot ? [] : [cardDiscarded(faction, { slot, card })])",
    test: MAIN_CHARACTERS,
  },
  {
    id: 'prisoners-keep-a-faction-in-the-game',
    says: 'A faction whose last living leader is a prisoner stays in the game.',
    file: 'lib/pieces/leaders.ts',
    find: "disc.where === 'ready' && disc.captor === null && ownerOf(disc.leader) === faction",
    replace: "disc.where === 'ready' && ownerOf(disc.leader) === faction",
    test: MAIN_CHARACTERS,
  },
  {
    id: 'kept-traitor-sent',
    says: 'Every phone is sent the one traitor that stays usable without the Baron.',
    file: 'lib/features/main-characters/view.ts',
    find: 'keptTraitor?.faction === faction ? keptTraitor.leader : null',
    replace: 'keptTraitor !== null && faction ? keptTraitor.leader : null',
    test: MAIN_CHARACTERS,
  },
  {
    id: 'storm-reaches-places-without-a-circle',
    says: 'The storm reaches a faction without a circle first.',
    file: 'lib/board/seats.ts',
    find: 'return at === null ? [] : [{ faction, by: board.sectorsAhead(storm, at) || board.sectors }];',
    replace: 'return [{ faction, by: at === null ? 0 : board.sectorsAhead(storm, at) || board.sectors }];',
    test: 'test/scenario/nine-faction.yaml',
  },
  {
    id: 'ixians-move-in-storm-order',
    says: 'The Ixians ship and move at their place in the storm order.',
    file: 'lib/factions/ixians/sheet.ts',
    find: "phase === 'shipment' ? [...order.filter(isIxian)",
    replace: "phase === 'bidding' ? [...order.filter(isIxian)",
    test: 'test/scenario/ixians.yaml',
  },
  {
    id: 'large-alliances-win-like-pairs',
    says: 'An alliance of three or more members needs as many strongholds as a pair.',
    file: 'lib/pieces/strongholds.ts',
    find: 'members === 2 ? allied.pair : allied.more',
    replace: 'allied.pair',
    test: VICTORY,
  },
  {
    id: 'both-sietches-need-no-more-strongholds',
    says: 'With both additional sietches, no side needs more strongholds.',
    file: 'lib/pieces/strongholds.ts',
    find: '(many?.more ?? 0), all)',
    replace: '0, all)',
    test: VICTORY,
  },
  {
    id: 'flow-for-the-first-holder-alone',
    says: 'Only one of several holders of a stronghold gets its income.',
    file: 'lib/features/collection/collected-spice.ts',
    find: 'holdersOf(ctx, state, stronghold).includes(faction)',
    replace: 'holdersOf(ctx, state, stronghold)[0] === faction',
    test: 'test/scenario/collection.yaml',
  },
  {
    id: 'further-worms-devour',
    says: 'The second worm of a pile devours like the first.',
    file: 'lib/features/spice-blow/turning.ts',
    find: 'wormsOfPile > 0',
    replace: 'wormsOfPile > 1',
    test: 'test/scenario/nine-faction-blow.yaml',
  },
  {
    id: 'second-order-asked-with-a-karama-alone',
    says: 'The Lansraad are asked about a second order only if they hold a Karama.',
    file: 'lib/factions/lansraad/orders/prompts.ts',
    find: "if (moment !== 'storm') return [LANSRAAD];",
    replace:
      "if (moment !== 'storm')\n    return hasInfluence(state) || withKarama(ctx, state, LANSRAAD, holdable(state)).length > 0 ? [LANSRAAD] : [];",
    test: 'test/scenario/lansraad.yaml',
  },
];
