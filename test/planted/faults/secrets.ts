import type { PlantedFault } from '../fault.ts';

/** A leak for each kind of secret that no other list leaks. */
const leak = (secret: string, says: string, shown: string, test?: string): PlantedFault => ({
  id: `leak-${secret.replace('/', '-')}`,
  says,
  file: 'lib/kernel/view/factions.ts',
  find: '    talking: hasRaisedHand(state, faction),',
  replace: `    talking: hasRaisedHand(state, faction),\n    ...{ leak: ${shown} },`,
  ...(test === undefined ? { test: 'test/property/non-interference.test.ts', only: ` ${secret}$` } : { test }),
});

/** An expression that reads the running activity of one kind. */
const ofActivity = (kind: string, read: string): string =>
  `state.stack.flatMap((activity) => (activity.kind === '${kind}' ? [activity.${read}] : []))`;

export const SECRETS: readonly PlantedFault[] = [
  leak('hand', 'Every phone is sent all hands.', 'factionOf(state, faction).hand.map(({ card }) => card)'),
  leak('count', 'Every phone is sent how many cards each hand holds.', 'factionOf(state, faction).hand.length'),
  leak('spice', 'Every phone is sent what each purse holds.', 'factionOf(state, faction).spice'),
  leak('traitors', 'Every phone is sent all traitors.', 'factionOf(state, faction).traitors'),
  leak('mark', 'Every phone is sent the marks that others put on hands.', 'state.memories.map(({ marks }) => marks)'),
  leak('marks', 'Every phone is sent the leaders that the Bene Tleilaxu have marked.', 'state.marks.marked'),
  leak('trap-card', 'Every phone is sent the cards of traps.', 'state.laidCards'),
  leak('ambush-defense', 'Every phone is sent the card that defends a leader.', ofActivity('ambush', 'defense')),
  leak('attack-card', 'Every phone is sent the card that attacks a leader.', ofActivity('ambush', 'card')),
  leak('mark-said', 'Every phone is sent the answer about a mark.', ofActivity('traitor-question', 'answer')),
  leak('deck', 'Every phone is sent the top card of the treachery deck.', 'state.treacheryDeck[0] ?? null'),
  leak('traitor-choice', 'Every phone is sent the traitors that went back.', '[...state.traitorDeck].sort()'),
  leak('shown', 'Every phone is sent what one seat shows another.', 'state.showings.map(({ face }) => face)'),
  leak('shown-silently', 'Every phone counts what allies show each other.', 'state.showings.length'),
  leak(
    'stands-aside',
    'Every phone is sent which seat lets all windows pass.',
    "state.standingOrders.filter(({ order }) => order.kind === 'stands-aside').length",
  ),
  leak(
    'pledge',
    'Every phone is sent what lies apart for allies.',
    "state.standingOrders.filter(({ order }) => order.kind === 'pledges')",
  ),
  leak(
    'payment',
    'Every phone is sent which seat pays with a card.',
    "state.standingOrders.filter(({ order }) => order.kind === 'payment').length",
  ),
  leak(
    'pass-ahead',
    'Every phone is sent which seat has prepared a pass.',
    "state.standingOrders.filter(({ order }) => order.kind === 'passes-bids').length",
    'test/unit/features/bidding/prepared-pass.test.ts',
  ),
  leak(
    'face-down',
    'Every phone is sent which leaders lie face down in the tanks.',
    'state.leaders.filter(({ faceDown }) => faceDown).length + state.leaders.map(({ faceDown }) => faceDown).join()',
  ),
  leak('manager-sum', 'Every phone is sent the sealed sums for the Manager.', ofActivity('first-manager', 'sums')),
  leak('harvest-card', 'Every phone is sent the card of the Manager.', ofActivity('harvest', 'drawn')),
  leak(
    'printed-harvest-card',
    'Every phone is sent the printed value of the card of the Manager.',
    ofActivity('harvest', 'printed'),
  ),
  leak('harvest-shares', 'Every phone is sent the shares of a harvest.', ofActivity('harvest', 'shares')),
  leak('look-at-share', 'Every phone is sent whose share was looked at.', ofActivity('harvest', 'lookedAt?.at')),
  leak(
    'duel/yes-cards',
    'Every phone is sent how many yes cards each faction holds.',
    'state.kanlyCards?.held.map(({ cards }) => cards)',
  ),
  leak('harvest-vote', 'Every phone is sent the sealed votes.', ofActivity('harvest', 'votes')),
  leak('duel-champion', 'Every phone is sent the sealed leaders of a duel.', ofActivity('kanly', 'champions')),
  leak('duel-backing', 'Every phone is sent the sealed backing of a duel.', ofActivity('kanly', 'backing')),
  leak('duel-second', 'Every phone is sent the leaders of the seconds.', ofActivity('kanly', 'seconds')),
  leak('dueling-hand', 'Every phone is sent all dueling cards.', 'state.kanly?.hands ?? null'),
  {
    id: 'leak-attack-answer',
    says: 'Every phone is sent whether the attacked seat answers, before the attack is resolved.',
    file: 'lib/modules/duel/kanly/view.ts',
    find: '    attack: attack === null ? null : {',
    replace: '    attack: attack === null ? null : { ...{ answer: duel.answer },',
    test: 'test/unit/duel/duel-at-table.test.ts',
  },
  {
    id: 'leak-attack-held',
    says: 'The attacked seat is asked only if it holds the card that answers.',
    file: 'lib/modules/duel/kanly/fight.ts',
    find: '  if (direction === null) return [];',
    replace: '  if (direction === null || !duelingHand(state, on).includes(answerTo(direction))) return [];',
    test: 'test/unit/duel/duel-at-table.test.ts',
  },
  {
    id: 'leak-window-answer',
    says: 'Every phone is sent the answers to the open window.',
    file: 'lib/kernel/view.ts',
    find: 'return { id, ask, opened, deadline,',
    replace: 'return { ...{ answers: window.answers.map(({ value }) => value.kind) }, id, ask, opened, deadline,',
    test: 'test/property/non-interference.test.ts',
    only: ' window-answer$',
  },
  {
    id: 'leak-window-silence',
    says: 'Every phone is sent how many seats have answered the open window.',
    file: 'lib/kernel/view.ts',
    find: 'return { id, ask, opened, deadline,',
    replace: 'return { ...{ answered: window.answers.length }, id, ask, opened, deadline,',
    test: 'test/property/non-interference.test.ts',
    only: ' window-silence$',
  },
  {
    id: 'leak-charity',
    says: 'The table waits for the poor alone while charity is claimed.',
    file: 'lib/features/charity/prompts.ts',
    find: 'claimants(ctx, state).map((faction) =>',
    replace:
      "claimants(ctx, state).filter((faction) => state.factions.some((own) => own.faction === faction && (own.spice === 'uncounted' || own.spice < 2))).map((faction) =>",
    test: 'test/property/non-interference.test.ts',
    only: ' charity$',
  },
  {
    id: 'leak-given-back',
    says: 'The log tells everybody the cards that one hand passes to another.',
    file: 'lib/pieces/log.ts',
    find: 'return audience === from || audience === to\n    ? {',
    replace: 'return audience === from || audience !== from\n    ? {',
    test: 'test/unit/pieces/log-audience.test.ts',
  },
  {
    id: 'leak-cards-dealt',
    says: 'The log tells everybody the cards that a seat is dealt.',
    file: 'lib/pieces/log.ts',
    find: "return audience === faction\n    ? { code: 'own-cards-dealt'",
    replace: "return audience === faction || audience !== faction\n    ? { code: 'own-cards-dealt'",
    test: 'test/unit/pieces/log-audience.test.ts',
  },
];
