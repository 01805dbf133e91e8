import type { PlantedFault } from '../fault.ts';

/** Faults in the additions of the 1979 book to its basic game. */
export const OPTIONS_1979: readonly PlantedFault[] = [
  {
    id: 'weather-marker-to-all',
    says: 'Every seat is told the number of the storm marker that Fremen have looked at.',
    file: 'lib/factions/fremen/storm-card/view.ts',
    find: 'stormCard: drawerAmong(ctx, state) === faction ? state.stormCard : null,',
    replace: 'stormCard: drawerAmong(ctx, state) !== null && faction !== null ? state.stormCard : null,',
    test: 'test/scenario/optional-1979.yaml',
  },
  {
    id: 'sisters-leave-coexistence-late',
    says: 'A territory in which the Bene Gesserit coexist is theirs to leave again as somebody comes.',
    file: 'lib/factions/bene-gesserit/coexisting/sides.ts',
    find: 'stacksIn(state, faction, territory).length === 0 || areAdvisors(state, faction, territory)',
    replace: 'stacksIn(state, faction, territory).length === 0',
    test: 'test/scenario/coexistence-1979.yaml',
  },
  {
    id: 'sisters-companion-where-they-fight',
    says: 'A force goes along to where the Bene Gesserit have said that they do not coexist.',
    file: 'lib/factions/bene-gesserit/advisors/sending.ts',
    find: 'mayCoexist(ctx, faction) ? isToFight(state, territory)',
    replace: 'mayCoexist(ctx, faction) ? false && isToFight(state, territory)',
    test: 'test/scenario/coexistence-1979.yaml',
  },
  {
    id: 'sisters-asked-beside-each-comer',
    says: 'Forces of the Bene Gesserit that fight others in 1979 are asked again as a third faction comes.',
    file: 'lib/factions/bene-gesserit/coexisting/sides.ts',
    find: 'return !stoodThere && otherFactionsIn(state, faction, territory).every((other) => other === comer);',
    replace: 'return !stoodThere;',
    test: 'test/scenario/coexistence-1979.yaml',
  },
  {
    id: 'atreides-kwisatz-haderach-wakes-at-once',
    says: 'In 1979 the Kwisatz Haderach is used in the turn in which the seventh force was lost.',
    file: 'lib/editions/options/powers.ts',
    find: "wakes: 'in-the-next-turn'",
    replace: "wakes: 'at-once'",
    test: 'test/scenario/additional-1979.yaml',
  },
  {
    id: 'harkonnen-captive-serves-nobody',
    says: 'In 1979 the owner of a captive cannot call it a traitor.',
    file: 'lib/editions/options/powers.ts',
    find: 'serveTheirOwner: true',
    replace: 'serveTheirOwner: false',
    test: 'test/scenario/additional-1979.yaml',
  },
  {
    id: 'fremen-worm-of-another-pile',
    says: 'In 1979 the first worm of the second pile is a further one after a worm of the first pile.',
    file: 'lib/editions/base.ts',
    find: 'extraWormAcrossPiles: false',
    replace: 'extraWormAcrossPiles: true',
    test: 'test/scenario/additional-1979.yaml',
  },
];
